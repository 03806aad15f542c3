// both: nothing
import Foundation
import SendFaxAPI

func resume(_ session: URLSession, _ data: Data) -> URLSessionTask? {
  guard #available(iOS 17.0, macOS 14.0, *) else { return nil }
  return session.uploadTask(withResumeData: data)
}
func digest(_ data: Data) -> String { SendFaxAPI.SHA256.hex(of: data) }
