#if canImport(CCurl)
  import CCurl
  import Foundation

  extension CurlTransfer {
    /// What an exchange has come to that libcurl has ended.
    func outcome(_ code: CURLcode) -> CurlLoop.Outcome {
      if head.isComplete, stop == nil, code == CURLE_OK || isBodyWhole {
        return .success(response)
      }
      return .failure(
        TransportFailure(stop ?? reason(code), delivery, CurlTransfer.message(code)))
    }

    /// What an exchange has come to that the caller has ended.
    var cancelledOutcome: CurlLoop.Outcome {
      .failure(TransportFailure(.cancelled, delivery, "Cancelled by the caller."))
    }

    private var response: HTTPResponse {
      HTTPResponse(status: head.status, fields: head.fields, body: body)
    }

    private var delivery: TransportFailure.Delivery {
      if head.isComplete { return .answered(response) }
      return hasBegun ? .mayHaveArrived : .neverSent
    }

    /// Whether every byte that the head declares has come: then a failure to send the rest of the
    /// request, which the server didn't want, changes nothing.
    private var isBodyWhole: Bool {
      guard head.fields["Transfer-Encoding"] == nil,
        let declared = head.fields["Content-Length"].flatMap({ Int64($0) })
      else { return false }
      return declared == sendfax_info_size(easy, CURLINFO_SIZE_DOWNLOAD_T)
    }

    private func reason(_ code: CURLcode) -> TransportFailure.Reason {
      switch code {
      case CURLE_COULDNT_RESOLVE_HOST: return .nameNotFound
      case CURLE_COULDNT_CONNECT: return .unreachable
      case CURLE_COULDNT_RESOLVE_PROXY, CURLE_PROXY: return .proxy
      case CURLE_OPERATION_TIMEDOUT: return .timedOut
      case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_ENGINE_NOTFOUND,
        CURLE_SSL_ENGINE_SETFAILED, CURLE_SSL_ENGINE_INITFAILED, CURLE_SSL_CERTPROBLEM,
        CURLE_SSL_CIPHER, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_CRL_BADFILE, CURLE_SSL_ISSUER_ERROR,
        CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_PINNEDPUBKEYNOTMATCH, CURLE_USE_SSL_FAILED:
        return .tls
      case CURLE_WEIRD_SERVER_REPLY, CURLE_UNSUPPORTED_PROTOCOL, CURLE_HTTP2, CURLE_HTTP2_STREAM:
        return .notHTTP
      case CURLE_OK, CURLE_PARTIAL_FILE, CURLE_BAD_CONTENT_ENCODING, CURLE_GOT_NOTHING,
        CURLE_SEND_ERROR, CURLE_RECV_ERROR:
        return interruption
      case CURLE_READ_ERROR: return .bodyUnreadable
      default: return .other
      }
    }

    /// A connection that ended in the middle, told apart by how far the exchange had come.
    private var interruption: TransportFailure.Reason {
      if head.isComplete { return .answerTruncated }
      if !hasBegun && sendfax_info_long(easy, CURLINFO_HTTP_CONNECTCODE) != 0 { return .proxy }
      return .connectionClosed
    }

    private static func message(_ code: CURLcode) -> String {
      "\(String(cString: curl_easy_strerror(code))) (curl \(code.rawValue))."
    }
  }
#endif
