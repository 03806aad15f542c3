// both: cannot find type 'View' in scope
import Foundation

struct Nothing: View { var body: some View { EmptyView() } }
