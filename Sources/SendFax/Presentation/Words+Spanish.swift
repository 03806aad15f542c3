// Made by scripts/words from Localizable.xcstrings.

extension Words {
  /// The Spanish words.
  static func spanish(_ key: Key) -> Phrase {
    switch key {
    case .ago: return "hace {time}"
    case .alreadySentSentence:
      return """
        El servicio ya había enviado este mismo fax. No salió una segunda copia.
        """
    case .alreadySentTitle: return "Enviado antes"
    case .alreadySentWord: return "enviado antes"
    case .arrivedSentence: return "Usted dijo que se pagó y llegó."
    case .arrivedTitle: return "Llegó"
    case .arrivedWord: return "llegó"
    case .attentionBodyLost:
      return """
        Es posible que haya salido un pago, pero al reclamarlo el documento ya no estaba en este \
        dispositivo. Elija el mismo archivo para reclamar el pago; si ya no lo tiene, envíe los \
        comprobantes al servicio.
        """
    case .attentionLateTransfer:
      return """
        Una solicitud a la billetera que se había dado por perdida se aprobó después de todo. \
        Envíe los comprobantes al servicio: el pago puede no corresponder a ningún fax.
        """
    case .attentionNotFound:
      return """
        La página de pago se mostró, pero el servicio ya no conoce este fax. Revise su tarjeta: si \
        se le cobró, envíe los comprobantes al servicio; si no, diga que no pagó.
        """
    case .attentionOtherFax:
      return """
        El servicio confirmó este pago con un fax que ya está aquí con otro nombre. Pregúntele con \
        los comprobantes cuál de los dos se pagó.
        """
    case .attentionTitle: return "Este fax le necesita"
    case .attentionUnansweredAsk:
      return """
        Se consultó de nuevo un precio y la respuesta se perdió. Quizá decía que un pago anterior \
        había llegado, así que no se paga nada más hasta que usted lo haya revisado.
        """
    case .attentionUnreadable:
      return """
        El servicio dijo que sí de un modo que esta versión no puede leer; probablemente el fax se \
        pagó y se envió. Pregunte al servicio con los comprobantes antes de enviarlo otra vez.
        """
    case .attentionWindowOver:
      return """
        Es posible que haya salido un pago, pero el servicio no lo confirmó a tiempo. Mire en su \
        billetera: si aparece el pago, envíe los comprobantes al servicio; si no, diga que nunca \
        se aprobó.
        """
    case .attentionWord: return "le necesita"
    case .awaitingSentence: return "Está subido y con precio, pero aún sin pagar."
    case .cancel: return "Cancelar"
    case .cardMoreSentence:
      return """
        El servicio cuenta {pages} y pide {amount}; este dispositivo esperaba {value}. No se le ha \
        cobrado.
        """
    case .cardMoreTitle: return "El servicio pide más"
    case .chargedCard: return "Se le cobraron {amount}."
    case .chargedSomething: return "El servicio tiene su pago."
    case .checkoutSentence:
      return """
        Pague {amount} en la página de pago. Si ya pagó, no tiene que hacer nada más; si nadie \
        paga, la página caduca sola.
        """
    case .checkoutTitle: return "Esperando el pago"
    case .checkoutWord: return "esperando el pago"
    case .claimAnswer: return "{word}, {time}"
    case .closedSentence: return "Con este fax ya no pasa nada más."
    case .closedTitle: return "Cerrado"
    case .closedWord: return "cerrado"
    case .comeBackPage: return "Después de pagar puede cerrar la página: el pago se nota aquí."
    case .comeBackWallet:
      return """
        Vuelva a esta aplicación después de aprobar. Sin ella el fax no se envía.
        """
    case .composerAgain: return "Enviarlo por segunda vez"
    case .composerAgainShow: return "Ver el fax que ya está aquí"
    case .composerAgainWhy:
      return """
        Este documento ya va en camino a este número. Enviarlo por segunda vez crea otro fax, que \
        también se paga.
        """
    case .composerChooseFile: return "Elegir un PDF"
    case .composerChoosePhotos: return "Elegir fotos"
    case .composerDocument: return "Documento"
    case .composerDocumentLine: return "{pages}, {value}"
    case .composerDrop: return "O suelte aquí un PDF o imágenes."
    case .composerFixDocument: return "Este documento no se puede enviar por fax; elija otro."
    case .composerFixNumber: return "El número todavía no se puede usar."
    case .composerNeedsBoth:
      return """
        Elija un documento y escriba el número; verá los dos precios antes de que se envíe nada.
        """
    case .composerNeedsDocument: return "Elija un documento."
    case .composerNeedsNumber: return "Escriba el número de fax."
    case .composerNumber: return "Número de fax"
    case .composerNumberHint: return "Con código de país, como +52 55 1111 1111"
    case .composerOverCeiling:
      return """
        Con billetera cuesta {amount}, más que su límite de {limit}. Puede subir el límite en los \
        ajustes.
        """
    case .composerPayCard: return "Seguir con tarjeta, {amount}"
    case .composerPayWallet: return "Seguir con billetera, {amount}"
    case .composerPayment: return "Cómo pagar"
    case .composerPrices: return "Precio, antes de enviar nada"
    case .composerReading: return "Leyendo el documento…"
    case .composerRemove: return "Quitar el documento"
    case .composerScanPaper: return "Escanear papel"
    case .composerSuggestion: return "Usar {number}"
    case .composerTitle: return "Fax nuevo"
    case .composerTollFree: return "Llama al {number}, un número gratuito."
    case .composerUnderstood: return "Llama al {number} en {name}."
    case .copied: return "Copiado, solo en este dispositivo"
    case .copyAddress: return "Copiar la dirección"
    case .copyAmount: return "Copiar el importe"
    case .countryCanada: return "Canadá"
    case .countryMexico: return "México"
    case .countrySaintPierre: return "San Pedro y Miquelón"
    case .countryUnitedStates: return "Estados Unidos"
    case .days: return Phrase(counting: .count, one: "{count} día", other: "{count} días")
    case .decimalMark: return "."
    case .declinedSentence:
      return """
        La billetera rechazó el pago o no se llegó a ella. No salió ningún dinero; puede pedírselo \
        de nuevo.
        """
    case .declinedTitle: return "La billetera no pagó"
    case .deliveredSentence: return "La otra máquina recibió {pages}."
    case .deliveredSomeSentence: return "La otra máquina recibió las páginas."
    case .deliveredTitle: return "Entregado"
    case .deliveredWord: return "entregado"
    case .detailActions: return "Qué puede hacer"
    case .detailDocument: return "Documento"
    case .detailEvidence: return "Comprobantes para el servicio"
    case .detailMoney: return "Dinero"
    case .detailRecipient: return "Para"
    case .done: return "Listo"
    case .draftedSentence: return "Todavía no se ha enviado nada. Elija cómo pagar y el fax saldrá."
    case .draftedTitle: return "Listo para enviar"
    case .errorAlreadyHere:
      return """
        Aquí ya hay un fax de este documento a este número, y no ha terminado.
        """
    case .errorAlreadyPaid: return "Este fax ya está pagado; no hay nada más que pagar."
    case .errorAlreadySent:
      return """
        El servicio ya había enviado este mismo documento a este número. No salió una segunda \
        copia.
        """
    case .errorAnswer:
      return """
        El servicio respondió de un modo que esta versión no puede usar. Inténtelo más tarde o con \
        una versión más reciente.
        """
    case .errorBusy:
      return """
        Los faxes están en uso en otra parte. Inténtelo de nuevo en un momento.
        """
    case .errorCancelled: return "Se detuvo."
    case .errorCountDiffers:
      return """
        El servicio cuenta otras páginas que este dispositivo. No se cobra nada sin su \
        consentimiento.
        """
    case .errorDamaged:
      return """
        El registro de los faxes está dañado. No se borró nada; conserve esta aplicación y sus \
        datos, y pida ayuda.
        """
    case .errorDeclined: return "El pago se rechazó en la billetera."
    case .errorDestinationRefused: return "El servicio rechazó el número."
    case .errorDestinationUnsupported:
      return """
        El servicio entrega en Estados Unidos, Canadá, México y San Pedro y Miquelón.
        """
    case .errorDocumentChanged: return "El documento cambió o ya no está. Elíjalo otra vez."
    case .errorDocumentRefused: return "El servicio rechazó el documento."
    case .errorDocumentUnreadable:
      return """
        El PDF está demasiado dañado para leerlo. Imprímalo en un PDF nuevo y envíe ese.
        """
    case .errorEmpty: return "El PDF no tiene páginas: no hay nada que enviar."
    case .errorEncrypted:
      return """
        El PDF está protegido y el servicio rechaza todo archivo protegido. Guarde una copia sin \
        protección (imprímalo en un PDF nuevo) y envíe esa.
        """
    case .errorFileUnreadable:
      return """
        El archivo no se puede leer. Elíjalo otra vez o guárdelo antes en este dispositivo.
        """
    case .errorForeignPage:
      return """
        La página de pago no está en la dirección propia de Stripe, así que no se abrió.
        """
    case .errorLocked: return "Desbloquee una vez el dispositivo e inténtelo de nuevo."
    case .errorNewer:
      return """
        Los faxes son de una versión más reciente y no se tocaron. Actualice esta aplicación.
        """
    case .errorNoWalletPrice:
      return """
        El servicio no dio ahora un precio para billetera. Puede pagar con tarjeta.
        """
    case .errorNotAPDF: return "El archivo no es un PDF. Imprímalo o expórtelo antes como PDF."
    case .errorNotNow: return "Eso no es posible ahora con este fax."
    case .errorNotSaved:
      return """
        No se puede guardar qué pasó con el pago. Guarde este mensaje y libere espacio en este \
        dispositivo.
        """
    case .errorNumberInvalid:
      return """
        Ese número no se puede usar para un fax. Verifíquelo; necesita su código de país o diez \
        dígitos.
        """
    case .errorNumberNeedsCorrection:
      return """
        El número está escrito como antes de 2020. Debe ser +52 y diez dígitos; verifíquelo y \
        envíe a ese.
        """
    case .errorOther: return "Ocurrió algo inesperado. Aquí no se pierde nada; inténtelo de nuevo."
    case .errorOutOfBounds:
      return """
        El precio del servicio para billetera no es el que esta aplicación espera, así que no se \
        consultó ninguna billetera. Puede pagar con tarjeta.
        """
    case .errorPriceHigher:
      return """
        El servicio pide más de lo que este dispositivo esperaba. No se cobra nada sin su \
        consentimiento.
        """
    case .errorRequestRefused: return "El servicio rechazó la solicitud."
    case .errorTitle: return "No funcionó"
    case .errorTooLarge:
      return """
        El archivo es demasiado grande: el servicio acepta 20 MB como máximo. Guárdelo con \
        imágenes más pequeñas o envíelo por partes.
        """
    case .errorUnavailable:
      return """
        El servicio tiene problemas. Inténtelo de nuevo en unos minutos.
        """
    case .errorUnknownJob: return "Este fax ya no está aquí."
    case .errorUnreachable:
      return """
        No se puede llegar al servicio. Revise la conexión e inténtelo de nuevo.
        """
    case .errorUnwritable:
      return """
        Ahora no se puede guardar nada. Libere espacio en este dispositivo e inténtelo de nuevo.
        """
    case .errorWalletNotAsked: return "No se pudo consultar la billetera."
    case .evidenceCopy: return "Copiar los comprobantes"
    case .evidenceShare: return "Compartir los comprobantes"
    case .expiredPaidSentence:
      return """
        El servicio lo dejó caducar aunque estaba pagado. Envíe los comprobantes al servicio.
        """
    case .expiredTitle: return "Caducado"
    case .expiredUnpaidSentence: return "No se pagó a tiempo y no se envió nada."
    case .expiredWatchOverSentence:
      return """
        Su página de pago caducó y en las 48 horas siguientes no apareció ningún pago.
        """
    case .expiredWatchedSentence:
      return """
        Su página de pago caducó sin pagarse. Si al final pagó esa página, deje el fax aquí: se \
        vigila durante 48 horas y continúa solo.
        """
    case .expiredWord: return "caducado"
    case .factAcceptedAt: return "Pago confirmado"
    case .factAddress: return "Dirección"
    case .factAmount: return "Importe"
    case .factAskedAt: return "Billetera consultada"
    case .factBaseUnits: return "Unidades base de USDC"
    case .factClaims: return "Reclamaciones hechas"
    case .factDetail: return "{label} ({name})"
    case .factDocumentDigest: return "SHA-256 del documento"
    case .factDraftedAt: return "Guardado"
    case .factEndedAt: return "Terminado"
    case .factFailure: return "Fallo"
    case .factFaxID: return "Id. del fax"
    case .factHash: return "Transacción"
    case .factJob: return "Trabajo"
    case .factLastClaim: return "Última reclamación"
    case .factLine: return "{label}: {value}"
    case .factNetwork: return "Red"
    case .factOutcome: return "Resultado"
    case .factPageShownAt: return "Página de pago mostrada"
    case .factPages: return "Páginas"
    case .factPayment: return "Pago"
    case .factPaymentIntent: return "PaymentIntent"
    case .factRail: return "Pagado con"
    case .factReason: return "Motivo"
    case .factRecipient: return "Enviado a"
    case .factService: return "Servicio"
    case .factStatus: return "Último estado"
    case .factStatusAt: return "Estado desde"
    case .factStatusPage: return "Página de estado"
    case .factToken: return "Token"
    case .factUnreadableYes: return "Respuesta del servicio"
    case .factWallet: return "Palabras de la billetera"
    case .factWindowStart: return "Inicio del plazo de pago"
    case .failedBadFile:
      return """
        El operador no pudo leer las páginas. Imprima el documento en un PDF nuevo y envíe ese.
        """
    case .failedBusy: return "La línea estaba ocupada. Inténtelo más tarde."
    case .failedDeclined:
      return """
        El otro lado rechazó la llamada. Pregunte al destinatario si su aparato acepta faxes de \
        cualquier número.
        """
    case .failedDropped:
      return """
        La llamada se cortó, así que quizá llegaron algunas páginas. Inténtelo de nuevo; si pasa \
        dos veces, pida al destinatario que revise su aparato.
        """
    case .failedGarbled:
      return """
        Los dos aparatos se perdieron en la línea, así que quizá llegaron algunas páginas. \
        Inténtelo de nuevo; si pasa dos veces, pida al destinatario que revise su aparato.
        """
    case .failedNoAnswer:
      return """
        Nadie contestó. Llame al número para oír si el aparato está encendido, o inténtelo en \
        horario de oficina.
        """
    case .failedNoTone:
      return """
        Ningún aparato de fax contestó con su tono. Llame al número: si contesta una persona o una \
        grabación, pida el número de fax.
        """
    case .failedNotServed:
      return """
        El operador no entrega a este número. Pida al destinatario otra vía.
        """
    case .failedServiceTrouble:
      return """
        El servicio tuvo un problema propio; el número no tuvo la culpa. Inténtelo más tarde.
        """
    case .failedTitle: return "No entregado"
    case .failedTooLarge:
      return """
        El archivo es mayor de lo que acepta el operador. Guárdelo más pequeño o divídalo.
        """
    case .failedTooManyPages:
      return """
        Tiene más páginas de las que acepta el operador. Divida el documento y envíe las partes.
        """
    case .failedUnknown:
      return """
        El operador desistió por una razón para la que esta versión no tiene consejo. Llame al \
        número para oír si contesta un aparato de fax.
        """
    case .failedUnnamed:
      return """
        El operador desistió y no dijo por qué. Llame al número para oír si contesta un aparato de \
        fax.
        """
    case .failedWord: return "fallido"
    case .failedWrongNumber:
      return """
        No se puede llegar a ese número. Verifíquelo con el destinatario.
        """
    case .historyEmptySentence:
      return """
        Elija un documento y un número; verá el precio antes de que se envíe nada.
        """
    case .historyEmptyTitle: return "Todavía no hay faxes"
    case .historyNeedsYou: return "Le necesitan"
    case .historyNew: return "Fax nuevo"
    case .historyOver: return "Terminados"
    case .historyRow: return "{name}, a {number}, {word}, {time}"
    case .historyTitle: return "Faxes"
    case .historyUnderWay: return "En curso"
    case .historyUnpaid: return "Sin pagar"
    case .hours: return Phrase(counting: .count, one: "{count} hora", other: "{count} horas")
    case .intentAccepted: return "aceptado por el servicio"
    case .intentDeclined: return "rechazado"
    case .intentFailed: return "deshecho por la red, no se movió nada"
    case .intentOpen: return "sin respuesta"
    case .intentRetired: return "según usted, nunca aprobado"
    case .intentReturned: return "devuelto"
    case .intentSent: return "enviado"
    case .justNow: return "ahora mismo"
    case .keepsakeDismiss: return "Ya me ocupé"
    case .keepsakeDismissWhy: return "Quita estos comprobantes de este dispositivo para siempre."
    case .keepsakeSentence:
      return """
        Estos faxes ya no están en este dispositivo, pero su dinero no quedó aclarado. Envíe estos \
        comprobantes al servicio.
        """
    case .keepsakeTitle: return "Pagos de una instalación anterior"
    case .linkCopy: return "Copiar el enlace"
    case .lockedSentence:
      return """
        Sus faxes se podrán leer en cuanto se desbloquee el dispositivo. No se envió ni se perdió \
        nada.
        """
    case .lockedTitle: return "Bloqueado con el dispositivo"
    case .mayHaveBeenCharged: return "Es posible que se le haya cobrado."
    case .mayHaveBeenChargedTwice: return "Es posible que haya salido un segundo pago."
    case .menuCheckAgain: return "Comprobar todo de nuevo"
    case .minutes: return Phrase(counting: .count, one: "{count} minuto", other: "{count} minutos")
    case .moneyReturned: return "Su pago fue devuelto."
    case .networkChain: return "{network} (cadena {number})"
    case .noPaymentSeen: return "No se vio ningún pago."
    case .notCharged: return "No se le ha cobrado."
    case .notPaidWord: return "sin pagar"
    case .notSentWord: return "sin enviar"
    case .noteBlankPages: return "Algunas páginas están en blanco y se cobran como las demás."
    case .noteDamaged: return "El archivo está dañado en partes; mírelo antes de enviarlo."
    case .noteDynamicForm:
      return """
        Es un formulario dinámico: el fax podría mostrar solo «Espere, por favor». Imprímalo antes \
        en un PDF nuevo.
        """
    case .noteFieldsWithoutAppearance:
      return """
        Algunos campos del formulario pueden salir en blanco. Para estar seguro, imprima el \
        formulario en un PDF nuevo.
        """
    case .noteNearSizeLimit:
      return """
        El archivo pasa apenas de 20 millones de bytes; el servicio puede rechazarlo por grande.
        """
    case .notePageCountEstimated:
      return """
        El número de páginas es una estimación; el servicio puede contar otra cosa.
        """
    case .noteSigned:
      return """
        La firma digital no sobrevive a un fax; el destinatario solo ve las páginas.
        """
    case .noticeApproveWithin:
      return """
        Apruébelo en un plazo de {time} o no lo apruebe: después el servicio ya no asocia el pago \
        al fax.
        """
    case .noticeFailureWord: return "La palabra del servicio: «{word}»."
    case .noticeMoved:
      return """
        Estos datos vienen de otro dispositivo. Aquí el fax solo se sigue, porque el otro \
        dispositivo también puede continuarlo.
        """
    case .noticeNotFound:
      return """
        Ahora mismo el servicio no conoce este fax (404). Se le vuelve a preguntar y aquí no se \
        pierde nada.
        """
    case .noticeRetired:
      return """
        Usted dijo que una solicitud anterior a la billetera nunca se aprobó. Ya no la apruebe: \
        sería un segundo pago.
        """
    case .noticeRetryOf: return "Es un nuevo envío del fax {job}."
    case .noticeSlow:
      return """
        Nada ha cambiado desde hace {time}: está tardando más de lo normal. Por ahora no tiene que \
        hacer nada.
        """
    case .noticeStray:
      return """
        Es posible que haya salido otro pago de la billetera además del de este fax. Mire en su \
        billetera; los comprobantes lo nombran.
        """
    case .noticeVerySlow:
      return """
        Nada ha cambiado desde hace {time}. Aún puede llegar; la página del servicio muestra lo \
        que sabe, y el destinatario puede decir si llegaron páginas.
        """
    case .offerArrived: return "Llegó"
    case .offerArrivedWhy: return "Cierra el fax como pagado y enviado, bajo su palabra."
    case .offerCard: return "Pagar con tarjeta"
    case .offerCardWhy:
      return """
        Abre la página de pago de Stripe por {amount} o por lo que cuente el servicio. Solo ahí se \
        le cobra.
        """
    case .offerCheck: return "Comprobar de nuevo"
    case .offerCheckWhy: return "Pregunta al servicio lo que sabe. Preguntar no cuesta nada."
    case .offerFollow: return "Seguirlo en el navegador"
    case .offerFollowWhy:
      return """
        Abre la página del propio servicio para este fax. Quien tenga su dirección puede verla.
        """
    case .offerForget: return "Quitar"
    case .offerForgetEvidenceWhy:
      return """
        Quita de este dispositivo el fax y sus comprobantes de pago. Guarde antes el recibo o los \
        comprobantes.
        """
    case .offerForgetWhy: return "Quita el fax de este dispositivo. En el servicio no cambia nada."
    case .offerNeverApproved: return "Nunca lo aprobé"
    case .offerNeverApprovedWhy:
      return """
        El fax se puede enviar otra vez. Ya no apruebe la solicitud anterior: sería un segundo \
        pago.
        """
    case .offerNeverPaid: return "No pagué"
    case .offerNeverPaidWhy:
      return """
        El fax se puede enviar otra vez como si su página nunca se hubiera mostrado. Si la página \
        sí se pagó, será un segundo pago.
        """
    case .offerPage: return "Abrir la página de pago"
    case .offerPageWhy: return "Muestra otra vez la misma página; basta con pagarla una vez."
    case .offerReceipt: return "Mostrar el recibo"
    case .offerReceiptWhy:
      return """
        Muestra horas, páginas, importe e identificadores, para guardarlos.
        """
    case .offerRefunded: return "El dinero volvió"
    case .offerRefundedWhy: return "Cierra el fax como reembolsado, bajo su palabra."
    case .offerReplace: return "Enviarlo como fax nuevo"
    case .offerReplaceWhy:
      return """
        Paga una vez más, {amount} con tarjeta. Este fax queda como comprobante; si también se \
        pagó, pueden llegar dos copias.
        """
    case .offerRestore: return "Elegir el documento otra vez"
    case .offerRestoreWhy:
      return """
        Con el mismo archivo se busca el pago otra vez. No se acepta otro archivo ni uno que se \
        haya vuelto a guardar.
        """
    case .offerRetry: return "Enviarlo otra vez"
    case .offerRetryWhy:
      return """
        Envía el mismo documento al mismo número como un fax nuevo, por {amount} con tarjeta.
        """
    case .offerWallet: return "Pagar con billetera"
    case .offerWalletWhy:
      return """
        Consulta al servicio el importe exacto en USDC. Usted lo ve antes de que se pida nada a su \
        billetera.
        """
    case .offerWithdraw: return "Retirar"
    case .offerWithdrawWhy: return "Retira el fax y borra aquí el documento. No se cobra nada."
    case .offerWrittenOff: return "Dar el dinero por perdido"
    case .offerWrittenOffWhy:
      return """
        Cierra el fax. Sus comprobantes se quedan hasta que usted los quite.
        """
    case .openingTitle: return "Abriendo sus faxes…"
    case .outcomeUnknownSentence:
      return """
        Desde hace un día el servicio no conoce este fax pagado, así que aquí nadie puede decir si \
        llegó. Llame al destinatario y envíe los comprobantes al servicio.
        """
    case .outcomeUnknownTitle: return "Resultado desconocido"
    case .outcomeUnknownWord: return "resultado desconocido"
    case .pages: return Phrase(counting: .pages, one: "{pages} página", other: "{pages} páginas")
    case .pagesEstimate:
      return Phrase(
        counting: .pages, one: "alrededor de {pages} página",
        other: "alrededor de {pages} páginas")
    case .paidByWallet: return "Usted pagó {amount}."
    case .paidSentence: return "El servicio tiene su pago y ahora envía el fax."
    case .paidTitle: return "Pagado"
    case .paidWord: return "pagado"
    case .preparedSentence: return "Las páginas están listas; ahora se llama al número."
    case .preparedTitle: return "Páginas preparadas"
    case .preparedWord: return "preparado"
    case .priceByCard: return "Con tarjeta: {amount} por {pages}."
    case .priceByWallet: return "Con billetera: {amount} en Base por {pages}."
    case .priceCountDiffers: return "El servicio cuenta {pages}; este dispositivo contó {count}."
    case .priceDollars: return "US${value}"
    case .priceEstimate:
      return """
        El número de páginas es una estimación. El servicio cuenta por su parte, y se le pregunta \
        antes de que pague más.
        """
    case .priceLeastCharge:
      return """
        {amount} es lo mínimo que se puede cobrar a una tarjeta; hasta 10 páginas cuestan lo \
        mismo.
        """
    case .pricingSentence:
      return """
        Se está consultando el precio al servicio. Consultarlo no cuesta nada.
        """
    case .pricingTitle: return "Consultando el precio"
    case .quarantinedSentence:
      return """
        Su registro en este dispositivo está dañado o es de otra versión. No se borró nada y los \
        demás faxes están bien; conserve los datos y pruebe una versión más reciente de este \
        programa.
        """
    case .quarantinedTitle: return "Este fax no se puede leer"
    case .quarantinedWord: return "ilegible"
    case .queuedSentence: return "El fax está pagado y espera su turno."
    case .queuedTitle: return "En espera de su turno"
    case .queuedWord: return "en cola"
    case .quoteAgain: return "Consultar el precio de nuevo"
    case .quoteComeBack:
      return """
        Después de aprobar, vuelva aquí: el fax sale solo cuando el servicio ha confirmado el \
        pago, y es esta aplicación la que se lo pregunta.
        """
    case .quoteFee: return "La red cobra además una pequeña comisión; su billetera la muestra."
    case .quoteOver: return "Este precio ya no vale. No se le ha cobrado; consúltelo de nuevo."
    case .quotePay: return "Pagar {amount}"
    case .quotePayCounted: return "Pagar {amount} por {pages}"
    case .quoteSentence:
      return """
        Se le pedirán a su billetera exactamente {amount} en {network}, por {pages}.
        """
    case .quoteTimeLeft: return "Este precio se puede pagar durante {time}."
    case .quoteTitle: return "Pagar con billetera"
    case .quotedSentence:
      return """
        El servicio pide {amount} por {pages}. No se paga nada sin su consentimiento.
        """
    case .quotedTitle: return "Listo para pagar"
    case .railCard: return "tarjeta"
    case .railWallet: return "billetera"
    case .receiptShare: return "Compartir el recibo"
    case .receiptTitle: return "Recibo del fax"
    case .refundCard: return "El servicio reembolsa automáticamente los pagos con tarjeta."
    case .refundMaybe:
      return """
        Es posible que se le reembolse; pregunte al servicio con los comprobantes.
        """
    case .refundedSentence: return "Usted dijo que el dinero volvió."
    case .refundedTitle: return "Reembolsado"
    case .refundedWord: return "reembolsado"
    case .remindClosing:
      return """
        Quedan pocos minutos. Si aprobó el pago, abra esta aplicación ahora; si no, ya no lo \
        apruebe.
        """
    case .remindReturn:
      return """
        Si aprobó el pago, abra esta aplicación: ella tiene que pedir que se envíe el fax.
        """
    case .remindTitle: return "Su fax espera"
    case .replacedSentence: return "El fax {job} se envió en su lugar. Este queda como comprobante."
    case .replacedTitle: return "Sustituido"
    case .replacedWord: return "sustituido"
    case .scanClose: return "Cerrar"
    case .scanCloseWhy: return "Cerrar esto no cambia nada: el pago se busca de todos modos."
    case .scanCode: return "Código de {amount} en {network}, para escanearlo desde la billetera"
    case .scanCompare:
      return """
        Escanee el código desde la billetera y compare red, importe y dirección con estos antes de \
        aprobar. Si no coinciden, escríbalos a mano.
        """
    case .scanExact:
      return """
        Envíe solo USDC y exactamente {amount}: ni más ni menos, en una sola transferencia.
        """
    case .scanNotToToken:
      return """
        Nunca envíe a {value}: ese es el propio token, y lo que llega ahí se pierde.
        """
    case .scanOnNetwork: return "Envíe solo en {network}; en otra red el dinero se pierde."
    case .scanOnce: return "No cambie el importe, no envíe una segunda vez ni complete el pago."
    case .scanOver: return "El plazo terminó: ya no pague."
    case .scanPaid: return "Este fax ya no espera ningún pago: no pague otra vez."
    case .scanStandIn:
      return """
        Este servicio es un simulador en esta máquina: lo que una billetera real envíe ahí se \
        pierde.
        """
    case .scanTimeLeft: return "Quedan {time} para aprobar"
    case .scanTitle: return "Pagar desde otro dispositivo"
    case .seconds:
      return Phrase(
        counting: .count, one: "{count} segundo",
        other: "{count} segundos")
    case .sendingSentence: return "Se está llamando al número y enviando las páginas."
    case .sendingTitle: return "Enviando"
    case .sendingWord: return "enviando"
    case .settingsCeiling: return "Máximo que se pide a una billetera"
    case .settingsCeilingWhy:
      return """
        Un precio mayor se rechaza, diga lo que diga el servicio. Entonces no se cobra nada.
        """
    case .settingsKeychain:
      return """
        Los comprobantes de pago no se pueden guardar aquí en el llavero (error {number}).
        """
    case .settingsLanguage: return "Idioma"
    case .settingsLanguageOfDevice: return "Como el dispositivo"
    case .settingsPrivacy:
      return """
        Los documentos se quedan en este dispositivo y solo van a este servicio. Un documento se \
        borra aquí en cuanto su fax ha llegado.
        """
    case .settingsService: return "Servicio"
    case .settingsTitle: return "Ajustes"
    case .settingsWallet: return "Billetera"
    case .settingsWalletAsk: return "Preguntar cada vez"
    case .sizeBytes: return Phrase(counting: .count, one: "{count} byte", other: "{count} bytes")
    case .sizeKilobytes: return "{value} KB"
    case .sizeMegabytes: return "{value} MB"
    case .stepDelivered: return "Entregado"
    case .stepDone: return "{label}: hecho"
    case .stepLater: return "{label}: después"
    case .stepNow: return "{label}: ahora"
    case .stepPaid: return "Pagado"
    case .stepSaved: return "Guardado"
    case .stepSent: return "Enviado"
    case .stepStopped: return "{label}: no alcanzado"
    case .timeUTC: return "{time} UTC"
    case .timeUnknown: return "hora desconocida"
    case .transferLateSentence:
      return """
        La billetera no ha dicho si pagó. Ya no apruebe la solicitud: el servicio ya no asocia un \
        pago nuevo a este fax.
        """
    case .transferRequestedSentence:
      return """
        Apruebe el pago en su billetera y vuelva aquí. El fax se envía en cuanto el servicio ve el \
        pago.
        """
    case .transferRequestedTitle: return "Esperando a su billetera"
    case .transferRequestedWord: return "esperando a la billetera"
    case .transferSentSentence:
      return """
        Su billetera ha enviado el pago. El fax sale en cuanto el servicio lo ve; deje esto \
        abierto.
        """
    case .transferSentTitle: return "Pago en camino"
    case .transferSentWord: return "confirmando el pago"
    case .troubleUnavailable: return "El servicio tiene problemas; se vuelve a intentar."
    case .troubleUnreachable: return "No se puede llegar al servicio; se vuelve a intentar."
    case .troubleUnreadable:
      return """
        La respuesta del servicio no se puede leer; se vuelve a intentar.
        """
    case .tryAgain: return "Intentar de nuevo"
    case .unknownStatusSentence:
      return """
        El servicio dice «{word}», una palabra que esta versión no conoce. El fax se sigue como \
        antes.
        """
    case .unknownStatusTitle: return "En camino"
    case .unknownStatusWord: return "el servicio dice «{word}»"
    case .unopenedTitle: return "Sus faxes no se pueden abrir"
    case .uploadedSentence:
      return """
        El servicio tiene las páginas y pide {amount} por {pages}. No envía nada antes de que se \
        pague.
        """
    case .uploadedTitle: return "Listo para pagar"
    case .uploading: return "Subiendo, {value} %"
    case .walletScanned: return "Billetera en otro dispositivo"
    case .walletScannedWhy: return "Muestra un código para escanear, con el importe exacto."
    case .walletWhich: return "¿Qué billetera?"
    case .warningOutsideUnitedStatesAndCanada:
      return """
        El número empieza por +1 pero está fuera de Estados Unidos y Canadá; es probable que el \
        operador lo rechace.
        """
    case .warningSpecialService:
      return """
        El código de área del número es de servicios especiales, personales o de máquinas; \
        verifíquelo.
        """
    case .warningTerritory:
      return """
        El número está en un territorio de Estados Unidos; confirme con el servicio que entrega \
        allí.
        """
    case .withdrawnSentence:
      return """
        Lo retiró antes de que se pagara nada. El documento se borró de este dispositivo.
        """
    case .withdrawnTitle: return "Retirado"
    case .withdrawnWord: return "retirado"
    case .working: return "Un momento…"
    case .writtenOffSentence:
      return """
        Usted dio el pago por perdido. Los comprobantes se quedan aquí hasta que los quite.
        """
    case .writtenOffTitle: return "Dado por perdido"
    case .writtenOffWord: return "dado por perdido"
    }
  }
}
