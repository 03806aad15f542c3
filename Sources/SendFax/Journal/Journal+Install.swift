import SendFaxAPI

extension Journal {
  /// The device this journal was last opened on, or nil for a new one.
  func install() async throws -> String? {
    try await patiently { try database.run("SELECT identity FROM install").first?[0].text }
  }

  /// Names the device this journal is on now.
  func setInstall(_ identity: String) async throws {
    try await patiently {
      try database.transaction {
        try database.run("DELETE FROM install")
        try database.run("INSERT INTO install VALUES (?)", [.text(identity)])
      }
    }
  }
}
