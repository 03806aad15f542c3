import Foundation

/// The extension's few sentences, in the languages of the countries it faxes to.
struct ShareWords: Sendable {
  var copying: String
  var doneTitle: String
  var done: String
  var failedTitle: String
  var notAFile: String
  var unreadable: String
  var tooLarge: String
  var full: String
  var noRoom: String
  var noPlace: String
  var close: String

  /// The words for the language iOS chose for this extension.
  static var current: ShareWords {
    switch Bundle.main.preferredLocalizations.first?.prefix(2) {
    case "es": return spanish
    case "fr": return french
    default: return english
    }
  }

  func sentence(for refusal: Inbox.Refusal) -> String {
    switch refusal {
    case .notAFile, .empty: return notAFile
    case .tooLarge: return tooLarge
    case .full: return full
    case .unwritable: return noRoom
    }
  }

  static let english = ShareWords(
    copying: "Handing the file to SendFax…",
    doneTitle: "Ready to fax",
    done: "Open SendFax to choose the number. Nothing was sent yet.",
    failedTitle: "Not taken",
    notAFile: "This is not a PDF or a picture.",
    unreadable: "The other app did not hand over the file. Try again from there.",
    tooLarge: "The file is larger than 100 MB.",
    full: "Many files wait in SendFax already. Open it and send or remove some.",
    noRoom: "The file could not be saved. Free some space, unlock the device and try again.",
    noPlace: "SendFax was installed without its shared folder. Open the file in SendFax instead.",
    close: "Close")

  static let spanish = ShareWords(
    copying: "Pasando el archivo a SendFax…",
    doneTitle: "Listo para enviar",
    done: "Abre SendFax para elegir el número. Todavía no se ha enviado nada.",
    failedTitle: "No se ha tomado",
    notAFile: "Esto no es un PDF ni una imagen.",
    unreadable: "La otra app no entregó el archivo. Vuelve a intentarlo desde ella.",
    tooLarge: "El archivo ocupa más de 100 MB.",
    full: "Ya hay muchos archivos esperando en SendFax. Ábrelo y envía o elimina algunos.",
    noRoom:
      "No se pudo guardar el archivo. Libera espacio, desbloquea el dispositivo e inténtalo de nuevo.",
    noPlace: "SendFax se instaló sin su carpeta compartida. Abre el archivo en SendFax.",
    close: "Cerrar")

  static let french = ShareWords(
    copying: "Transmission du fichier à SendFax…",
    doneTitle: "Prêt à faxer",
    done: "Ouvrez SendFax pour choisir le numéro. Rien n’a encore été envoyé.",
    failedTitle: "Fichier non repris",
    notAFile: "Ce n’est ni un PDF ni une image.",
    unreadable: "L’autre app n’a pas transmis le fichier. Réessayez depuis celle-ci.",
    tooLarge: "Le fichier dépasse 100 Mo.",
    full:
      "Beaucoup de fichiers attendent déjà dans SendFax. Ouvrez-le et envoyez-en ou supprimez-en.",
    noRoom:
      "Le fichier n’a pas pu être enregistré. Libérez de l’espace, déverrouillez l’appareil et réessayez.",
    noPlace: "SendFax a été installé sans son dossier partagé. Ouvrez le fichier dans SendFax.",
    close: "Fermer")
}
