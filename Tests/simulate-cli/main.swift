import Foundation
import Simulator

exit(SimulateCommand.run(Array(CommandLine.arguments.dropFirst())))
