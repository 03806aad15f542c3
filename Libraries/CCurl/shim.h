#include <curl/curl.h>

// curl_easy_setopt and its kin are variadic, which Swift does not import.

static inline CURLcode sendfax_set_long(CURL *easy, CURLoption option, long value) {
  return curl_easy_setopt(easy, option, value);
}

static inline CURLcode sendfax_set_size(CURL *easy, CURLoption option, curl_off_t value) {
  return curl_easy_setopt(easy, option, value);
}

static inline CURLcode sendfax_set_text(CURL *easy, CURLoption option, const char *value) {
  return curl_easy_setopt(easy, option, value);
}

static inline CURLcode sendfax_set_pointer(CURL *easy, CURLoption option, void *value) {
  return curl_easy_setopt(easy, option, value);
}

static inline CURLcode sendfax_set_headers(CURL *easy, struct curl_slist *headers) {
  return curl_easy_setopt(easy, CURLOPT_HTTPHEADER, headers);
}

static inline CURLcode sendfax_set_reader(CURL *easy, curl_read_callback reader, void *context) {
  CURLcode code = curl_easy_setopt(easy, CURLOPT_READFUNCTION, reader);
  return code ? code : curl_easy_setopt(easy, CURLOPT_READDATA, context);
}

static inline CURLcode sendfax_set_writer(CURL *easy, curl_write_callback writer, void *context) {
  CURLcode code = curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, writer);
  return code ? code : curl_easy_setopt(easy, CURLOPT_WRITEDATA, context);
}

static inline CURLcode sendfax_set_header_reader(CURL *easy, curl_write_callback reader, void *context) {
  CURLcode code = curl_easy_setopt(easy, CURLOPT_HEADERFUNCTION, reader);
  return code ? code : curl_easy_setopt(easy, CURLOPT_HEADERDATA, context);
}

static inline CURLcode sendfax_set_progress(CURL *easy, curl_xferinfo_callback report, void *context) {
  CURLcode code = curl_easy_setopt(easy, CURLOPT_XFERINFOFUNCTION, report);
  if (!code) code = curl_easy_setopt(easy, CURLOPT_XFERINFODATA, context);
  return code ? code : curl_easy_setopt(easy, CURLOPT_NOPROGRESS, 0L);
}

static inline CURLcode sendfax_set_before_request(CURL *easy, curl_prereq_callback call, void *context) {
  CURLcode code = curl_easy_setopt(easy, CURLOPT_PREREQFUNCTION, call);
  return code ? code : curl_easy_setopt(easy, CURLOPT_PREREQDATA, context);
}

static inline CURLcode sendfax_only_http(CURL *easy) {
#if LIBCURL_VERSION_NUM >= 0x075500
  return curl_easy_setopt(easy, CURLOPT_PROTOCOLS_STR, "http,https");
#else
  return curl_easy_setopt(easy, CURLOPT_PROTOCOLS, CURLPROTO_HTTP | CURLPROTO_HTTPS);
#endif
}

// Lets a cancelled transfer leave while its name is still being looked up.
static inline CURLcode sendfax_quit_at_once(CURL *easy) {
#if LIBCURL_VERSION_NUM >= 0x075700
  return curl_easy_setopt(easy, CURLOPT_QUICK_EXIT, 1L);
#else
  return CURLE_OK;
#endif
}

static inline long sendfax_info_long(CURL *easy, CURLINFO info) {
  long value = 0;
  return curl_easy_getinfo(easy, info, &value) ? 0 : value;
}

static inline curl_off_t sendfax_info_size(CURL *easy, CURLINFO info) {
  curl_off_t value = 0;
  return curl_easy_getinfo(easy, info, &value) ? 0 : value;
}

static inline CURLMcode sendfax_multi_set_long(CURLM *multi, CURLMoption option, long value) {
  return curl_multi_setopt(multi, option, value);
}

static inline CURLcode sendfax_message_code(const CURLMsg *message) {
  return message->data.result;
}
