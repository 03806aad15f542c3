import Foundation
import SendFaxAPI
