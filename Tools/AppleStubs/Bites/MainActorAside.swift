// both: main actor-isolated property 'faxes' cannot be accessed from outside of the actor
import SendFaxUI
import SwiftUI

func leave(_ desk: FaxDesk) { Task.detached { print(desk.faxes.count) } }
