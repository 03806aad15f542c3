import Foundation

// One page each, by the oldest of the standard's handlers (RC4 of 40 bits), which keeps them short. The
// entries were computed by algorithms 3 and 4 of ISO 32000-1 for the owner's password “owner”.
extension SamplePDF {
  /// Opens without a password, and everything is allowed.
  public static let encrypted = encrypted(
    permissions: -4, owner: "c92422687facee686e373f10b5c7d04738053152f7e2ee30e11c69ec442576ab",
    user: "13f3633f3c8fe41869648cfa5552ce67d52a786c2ca737f8f9c0e496403cd4ae")

  /// Opens without a password, and nothing is allowed.
  public static let restricted = encrypted(
    permissions: -64, owner: "c92422687facee686e373f10b5c7d04738053152f7e2ee30e11c69ec442576ab",
    user: "84e51d6258445f9e19371c8b3c2726bc2c76626748aaacfaa778ffb6b36a13cd")

  /// Needs the password “secret”.
  public static let password = encrypted(
    permissions: -4, owner: "92fe0f4454ad4c9644693f33c07cb54f587dce1e2682fe9ecea6107a1ef630dd",
    user: "902d6c0d6b77adef97ca1c71e49308c613b917b2ad6ef711a0cb410737994360")

  private static func encrypted(permissions: Int, owner: String, user: String) -> SamplePDF {
    var file = PDFSource()
    file.add("<< /Type /Catalog /Pages 2 0 R >>")
    file.add("<< /Type /Pages /Kids [3 0 R] /Count 1 >>")
    file.add("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>")
    let handler = "/Filter /Standard /V 1 /R 2 /P \(permissions) /O <\(owner)> /U <\(user)>"
    let id = "<30313233343536373839616263646566>"
    return SamplePDF(
      data: file.finished(trailer: "/Encrypt << \(handler) >> /ID [\(id) \(id)]"))
  }
}
