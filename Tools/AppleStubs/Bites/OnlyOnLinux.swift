// both: cannot find 'MSG_NOSIGNAL' in scope
import Darwin

func say(_ socket: Int32) { _ = send(socket, "a", 1, Int32(MSG_NOSIGNAL)) }
