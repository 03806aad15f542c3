// ios: no such module 'AppKit'
import AppKit
