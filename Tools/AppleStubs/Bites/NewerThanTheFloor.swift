// ios: only available in iOS 17.0 or newer
import Foundation

func resume(_ session: URLSession, _ data: Data) -> URLSessionTask {
  session.uploadTask(withResumeData: data)
}
