// both: cannot find 'sqlite3_errstr' in scope
import Foundation

func text(_ code: Int32) -> String { String(cString: sqlite3_errstr(code)) }
