import Foundation
import Testing

@testable import SendFaxAPI

@Suite struct BaseURLTests {
  @Test(arguments: [
    ("https://sendfax.sh", "https://sendfax.sh"), ("https://sendfax.sh/", "https://sendfax.sh"),
    ("HTTPS://SendFax.SH:443//", "https://sendfax.sh"),
    ("https://x.test/a/b/", "https://x.test/a/b"), ("https://x.test:8443", "https://x.test:8443"),
    ("http://localhost:8080/", "http://localhost:8080"), ("http://127.0.0.1", "http://127.0.0.1"),
    ("http://127.255.0.1:1", "http://127.255.0.1:1"), ("http://[::1]:80/", "http://[::1]"),
    ("https://[::1]:80", "https://[::1]:80"), ("https://x.test:", "https://x.test"),
    ("https://xn--bcher-kva.example", "https://xn--bcher-kva.example"),
  ])
  func `a usable base is normalised`(_ text: String, _ normal: String) throws {
    #expect(try BaseURL(text).description == normal)
  }

  @Test(arguments: [
    "", " ", "sendfax.sh", "//sendfax.sh", "https:", "https://", "https:///", "https:sendfax.sh",
    "http://sendfax.sh", "ftp://localhost", "file:///etc", "javascript:alert(1)",
    "https://user@x.test", "https://user:pw@x.test", "https://:@x.test", "https://x.test?a=b",
    "https://x.test#a", "https://x.test/?", "https://x\\@evil.test", "https://x.test\\a",
    "http://127.0.0.1.evil.test", "http://127.0.0.1@evil.test", "http://localhost.evil.test",
    "http://localhost.", "http://127.1", "http://0177.0.0.1", "http://127.0.0.01", "http://0x7f.1",
    "http://2130706433", "http://+127.0.0.1", "http://127.0.0.256", "http://127.0.0.1.",
    "http://0.0.0.0", "http://[::2]", "http://[::1%25lo]", "http://[::ffff:127.0.0.1]",
    "http://127.0.0.1%2F.evil.test", "https://a%40b", "https://b\u{FC}cher.example",
    "https://\u{FF4C}ocalhost", "https://x.test:0", "https://x.test:65536", "https://x.test:-1",
    "https://x.test:99999999999999999999", "https://x.test:8a", "https://x.test: 80",
    "https://x.test/%2e%2e/", "https://x.test/../", "https://x.test/a/./b", "https://x.test/a//b",
    "https://x.test\n", "\nhttps://x.test", "https://x.test/a b", "https://x.test\u{0}",
    "https://x.test\r\nHost: evil", "https://.", "https://..", "https://-x", "https://[",
    "https://[]",
    "https://x.test/a:b", "https://\(String(repeating: "a", count: 3000))",
  ])
  func `a base that could mislead is refused`(_ text: String) {
    #expect { try BaseURL(text) } throws: { FaxError.Code.baseURLInvalid ~= $0 }
  }

  @Test(arguments: [
    ("https://checkout.stripe.com/c/pay/cs_1#abc", true),
    ("HTTPS://Checkout.Stripe.com/c", true), ("http://checkout.stripe.com/c", false),
    ("https://checkout.stripe.com", false), ("https://checkout.stripe.com.evil.test/", false),
    ("https://checkout.stripe.com@evil.test/", false),
    ("https://a@checkout.stripe.com/", false), ("https://checkout.stripe.com:444/", false),
    ("https://checkout.stripe.com:443/", false), ("https://evil.test/checkout.stripe.com/", false),
    ("https://checkout.stripe.com\\@evil.test/", false), (" https://checkout.stripe.com/", false),
    ("https://checkout.stripe.com/\n", false), ("https://checkout.stripe.com/\u{202E}", false),
    ("javascript:alert(1)", false), ("", false), ("/c/pay", false),
    ("http://127.0.0.1:8080/pay", false),
  ])
  func `a payment page is Stripe's or none`(_ text: String, _ isPage: Bool) {
    #expect((CheckoutPage.url(text, base: .production) != nil) == isPage)
  }

  @Test(arguments: [
    ("http://127.0.0.1:9/pay", true), ("http://127.0.0.2/pay", false),
    ("http://localhost/pay", false), ("http://a@127.0.0.1/pay", false),
    ("https://checkout.stripe.com/c", true), ("http://evil.test/", false),
  ])
  func `a service on loopback may show its own page`(_ text: String, _ isPage: Bool) throws {
    let base = try BaseURL("http://127.0.0.1:8080")
    #expect((CheckoutPage.url(text, base: base) != nil) == isPage)
  }
}
