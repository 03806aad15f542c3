import Foundation
import SendFaxCommand

exit(await SendFaxCommand.main(CommandLine.arguments))
