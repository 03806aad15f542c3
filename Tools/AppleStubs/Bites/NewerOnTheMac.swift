// macos: only available in macOS 14.0 or newer
import Foundation

func page(_ text: String) -> URL? { URL(string: text, encodingInvalidCharacters: false) }
