#if canImport(SwiftUI)
  import Foundation
  import SendFax
  import UserNotifications

  /// Local notifications that bring a person back from their wallet.
  struct Reminders: Sendable {
    /// Asks the person once whether they may be shown; the answer only decides whether they are seen.
    func askLeave() async {
      // A refusal and a failure come to the same: nobody is reminded, and the fax is as safe as before.
      _ = try? await UNUserNotificationCenter.current().requestAuthorization(options: [
        .alert, .sound,
      ])
    }

    /// Schedules the reminders of a plan in place of the fax's earlier ones.
    func arrange(_ plan: ReturnPlan) async {
      withdraw(for: [plan.job])
      for reminder in plan.reminders {
        let content = UNMutableNotificationContent()
        content.title = reminder.title
        content.body = reminder.body
        content.sound = .default
        content.threadIdentifier = "sendfax"
        let trigger = UNTimeIntervalNotificationTrigger(
          timeInterval: max(1, Double(reminder.delay.components.seconds)), repeats: false)
        let request = UNNotificationRequest(
          identifier: reminder.id, content: content, trigger: trigger)
        // Not allowed to notify: the same as above.
        try? await UNUserNotificationCenter.current().add(request)
      }
    }

    /// Takes back the reminders of these faxes, shown or not.
    func withdraw(for jobs: [JobID]) {
      let ids = jobs.flatMap(ReturnPlan.reminderIDs)
      let center = UNUserNotificationCenter.current()
      center.removePendingNotificationRequests(withIdentifiers: ids)
      center.removeDeliveredNotifications(withIdentifiers: ids)
    }
  }
#endif
