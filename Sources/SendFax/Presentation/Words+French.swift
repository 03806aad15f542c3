// Made by scripts/words from Localizable.xcstrings.

extension Words {
  /// The French words.
  static func french(_ key: Key) -> Phrase {
    switch key {
    case .ago: return "il y a {time}"
    case .alreadySentSentence:
      return """
        Le service avait déjà envoyé ce même fax. Aucune seconde copie n’est partie.
        """
    case .alreadySentTitle: return "Déjà envoyé"
    case .alreadySentWord: return "déjà envoyé"
    case .arrivedSentence: return "Vous avez dit qu’il a été payé et qu’il est arrivé."
    case .arrivedTitle: return "Arrivé"
    case .arrivedWord: return "arrivé"
    case .attentionBodyLost:
      return """
        Un paiement est peut-être parti, mais au moment de le réclamer le document n’était plus \
        sur cet appareil. Choisissez le même fichier pour réclamer le paiement ; si vous ne \
        l’avez plus, envoyez les preuves au service.
        """
    case .attentionLateTransfer:
      return """
        Une demande au portefeuille qui avait été abandonnée a finalement été approuvée. Envoyez \
        les preuves au service : le paiement n’appartient peut-être à aucun fax.
        """
    case .attentionNotFound:
      return """
        La page de paiement a été affichée, mais le service ne connaît plus ce fax. Vérifiez votre \
        carte : si elle a été débitée, envoyez les preuves au service ; sinon, dites que \
        vous n’avez pas payé.
        """
    case .attentionOtherFax:
      return """
        Le service a confirmé ce paiement avec un fax qui est déjà ici sous un autre nom. \
        Demandez-lui, avec les preuves, lequel a été payé.
        """
    case .attentionTitle: return "Ce fax a besoin de vous"
    case .attentionUnansweredAsk:
      return """
        Un prix a été redemandé et la réponse s’est perdue. Elle disait peut-être qu’un paiement \
        précédent était arrivé ; rien de plus n’est donc payé avant que vous ayez vérifié.
        """
    case .attentionUnreadable:
      return """
        Le service a dit oui d’une façon que cette version ne sait pas lire ; le fax a donc \
        sans doute été payé et envoyé. Interrogez le service avec les preuves avant de le \
        renvoyer.
        """
    case .attentionWindowOver:
      return """
        Un paiement est peut-être parti, mais le service ne l’a pas confirmé à temps. Regardez \
        dans votre portefeuille : si le paiement y figure, envoyez les preuves au \
        service ; sinon, dites qu’il n’a jamais été approuvé.
        """
    case .attentionWord: return "a besoin de vous"
    case .awaitingSentence:
      return """
        Il est transmis et son prix est connu, mais il n’est pas encore payé.
        """
    case .cancel: return "Annuler"
    case .cardMoreSentence:
      return """
        Le service compte {pages} et demande {amount} ; cet appareil attendait {value}. Rien \
        ne vous a été débité.
        """
    case .cardMoreTitle: return "Le service demande davantage"
    case .chargedCard: return "Vous avez été débité de {amount}."
    case .chargedSomething: return "Le service a votre paiement."
    case .checkoutSentence:
      return """
        Payez {amount} sur la page de paiement. Si vous avez payé, il n’y a plus rien à \
        faire ; si personne ne paie, la page expire d’elle-même.
        """
    case .checkoutTitle: return "En attente du paiement"
    case .checkoutWord: return "attend le paiement"
    case .claimAnswer: return "{word}, {time}"
    case .closedSentence: return "Il ne se passe plus rien avec ce fax."
    case .closedTitle: return "Clos"
    case .closedWord: return "clos"
    case .comeBackPage:
      return """
        Après le paiement, vous pouvez fermer la page : le paiement est remarqué ici.
        """
    case .comeBackWallet:
      return """
        Revenez dans cette application après avoir approuvé. Sans elle, le fax n’est pas envoyé.
        """
    case .composerAgain: return "L’envoyer une seconde fois"
    case .composerAgainShow: return "Afficher le fax qui est déjà là"
    case .composerAgainWhy:
      return """
        Ce document est déjà en route vers ce numéro. L’envoyer une seconde fois crée un second \
        fax, payant lui aussi.
        """
    case .composerChooseFile: return "Choisir un PDF"
    case .composerChoosePhotos: return "Choisir des photos"
    case .composerDocument: return "Document"
    case .composerDocumentLine: return "{pages}, {value}"
    case .composerDrop: return "Ou déposez ici un PDF ou des images."
    case .composerFixDocument: return "Ce document ne peut pas être faxé ; choisissez-en un autre."
    case .composerFixNumber: return "Le numéro n’est pas encore utilisable."
    case .composerNeedsBoth:
      return """
        Choisissez un document et saisissez le numéro ; les deux prix s’affichent avant tout \
        envoi.
        """
    case .composerNeedsDocument: return "Choisissez un document."
    case .composerNeedsNumber: return "Saisissez le numéro de fax."
    case .composerNumber: return "Numéro de fax"
    case .composerNumberHint: return "Avec l’indicatif du pays, par exemple +1 613 555 0123"
    case .composerOverCeiling:
      return """
        Par portefeuille, cela coûte {amount}, plus que votre limite de {limit}. Vous pouvez \
        relever la limite dans les réglages.
        """
    case .composerPayCard: return "Continuer par carte, {amount}"
    case .composerPayWallet: return "Continuer par portefeuille, {amount}"
    case .composerPayment: return "Comment payer"
    case .composerPrices: return "Prix, avant tout envoi"
    case .composerReading: return "Lecture du document…"
    case .composerRemove: return "Retirer le document"
    case .composerScanPaper: return "Numériser du papier"
    case .composerSuggestion: return "Utiliser {number}"
    case .composerTitle: return "Nouveau fax"
    case .composerTollFree: return "Appelle le {number}, un numéro sans frais."
    case .composerUnderstood: return "Appelle le {number}, {name}."
    case .copied: return "Copié, sur cet appareil seulement"
    case .copyAddress: return "Copier l’adresse"
    case .copyAmount: return "Copier le montant"
    case .countryCanada: return "Canada"
    case .countryMexico: return "Mexique"
    case .countrySaintPierre: return "Saint-Pierre-et-Miquelon"
    case .countryUnitedStates: return "États-Unis"
    case .days: return Phrase(counting: .count, one: "{count} jour", other: "{count} jours")
    case .decimalMark: return ","
    case .declinedSentence:
      return """
        Le portefeuille a refusé le paiement ou n’a pas été joint. Aucun argent n’est parti ; \
        vous pouvez lui redemander.
        """
    case .declinedTitle: return "Le portefeuille n’a pas payé"
    case .deliveredSentence: return "L’autre appareil a reçu {pages}."
    case .deliveredSomeSentence: return "L’autre appareil a reçu les pages."
    case .deliveredTitle: return "Remis"
    case .deliveredWord: return "remis"
    case .detailActions: return "Ce que vous pouvez faire"
    case .detailDocument: return "Document"
    case .detailEvidence: return "Preuves pour le service"
    case .detailMoney: return "Argent"
    case .detailRecipient: return "À"
    case .done: return "OK"
    case .draftedSentence:
      return """
        Rien n’a encore été envoyé. Choisissez comment payer et le fax partira.
        """
    case .draftedTitle: return "Prêt à envoyer"
    case .errorAlreadyHere:
      return """
        Un fax de ce document à ce numéro est déjà ici et n’est pas terminé.
        """
    case .errorAlreadyPaid: return "Ce fax est déjà payé ; il n’y a rien de plus à payer."
    case .errorAlreadySent:
      return """
        Le service a déjà envoyé ce même document à ce numéro. Aucune seconde copie n’est partie.
        """
    case .errorAnswer:
      return """
        Le service a répondu d’une façon que cette version ne peut pas utiliser. Réessayez plus \
        tard, ou avec une version plus récente.
        """
    case .errorBusy:
      return """
        Les fax sont utilisés ailleurs en ce moment. Réessayez dans un instant.
        """
    case .errorCancelled: return "C’est interrompu."
    case .errorCountDiffers:
      return """
        Le service compte d’autres pages que cet appareil. Rien n’est débité sans votre accord.
        """
    case .errorDamaged:
      return """
        L’enregistrement des fax est abîmé. Rien n’a été effacé ; gardez cette application et \
        ses données, et demandez de l’aide.
        """
    case .errorDeclined: return "Le paiement a été refusé dans le portefeuille."
    case .errorDestinationRefused: return "Le service a refusé le numéro."
    case .errorDestinationUnsupported:
      return """
        Le service livre aux États-Unis, au Canada, au Mexique et à Saint-Pierre-et-Miquelon.
        """
    case .errorDocumentChanged:
      return """
        Le document a changé ou n’est plus là. Choisissez-le à nouveau.
        """
    case .errorDocumentRefused: return "Le service a refusé le document."
    case .errorDocumentUnreadable:
      return """
        Le PDF est trop abîmé pour être lu. Imprimez-le dans un nouveau PDF et envoyez celui-ci.
        """
    case .errorEmpty: return "Le PDF n’a pas de pages : il n’y a rien à faxer."
    case .errorEncrypted:
      return """
        Le PDF est protégé, et le service refuse tout fichier protégé. Enregistrez une copie sans \
        protection (imprimez-le dans un nouveau PDF) et envoyez celle-ci.
        """
    case .errorFileUnreadable:
      return """
        Le fichier ne peut pas être lu. Choisissez-le à nouveau, ou enregistrez-le d’abord sur cet \
        appareil.
        """
    case .errorForeignPage:
      return """
        La page de paiement n’est pas à l’adresse de Stripe ; elle n’a donc pas été ouverte.
        """
    case .errorLocked: return "Déverrouillez une fois l’appareil, puis réessayez."
    case .errorNewer:
      return """
        Les fax viennent d’une version plus récente et n’ont pas été touchés. Mettez cette \
        application à jour.
        """
    case .errorNoWalletPrice:
      return """
        Le service n’a pas donné de prix pour un portefeuille cette fois. Vous pouvez payer par \
        carte.
        """
    case .errorNotAPDF:
      return """
        Le fichier n’est pas un PDF. Imprimez-le ou exportez-le d’abord en PDF.
        """
    case .errorNotNow: return "Ce n’est pas possible pour ce fax en ce moment."
    case .errorNotSaved:
      return """
        Ce qu’il est advenu du paiement ne peut pas être enregistré. Gardez ce message et libérez \
        de l’espace sur cet appareil.
        """
    case .errorNumberInvalid:
      return """
        Ce numéro ne peut pas recevoir de fax. Vérifiez-le ; il lui faut son indicatif de \
        pays ou dix chiffres.
        """
    case .errorNumberNeedsCorrection:
      return """
        Le numéro est écrit comme avant 2020. Il doit être +52 et dix chiffres ; vérifiez-le \
        et utilisez celui-ci.
        """
    case .errorOther:
      return """
        Quelque chose d’inattendu s’est produit. Rien n’est perdu ici ; réessayez.
        """
    case .errorOutOfBounds:
      return """
        Le prix du service pour un portefeuille n’est pas celui que cette application \
        attend ; aucun portefeuille n’a donc été sollicité. Vous pouvez payer par carte.
        """
    case .errorPriceHigher:
      return """
        Le service demande plus que ce que cet appareil attendait. Rien n’est débité sans votre \
        accord.
        """
    case .errorRequestRefused: return "Le service a refusé la demande."
    case .errorTitle: return "Cela n’a pas marché"
    case .errorTooLarge:
      return """
        Le fichier est trop gros : le service accepte 20 Mo au plus. Enregistrez-le avec \
        des images plus petites, ou envoyez-le en parties.
        """
    case .errorUnavailable: return "Le service a des difficultés. Réessayez dans quelques minutes."
    case .errorUnknownJob: return "Ce fax n’est plus ici."
    case .errorUnreachable:
      return """
        Le service ne peut pas être joint. Vérifiez la connexion et réessayez.
        """
    case .errorUnwritable:
      return """
        Rien ne peut être enregistré pour l’instant. Libérez de l’espace sur cet appareil et \
        réessayez.
        """
    case .errorWalletNotAsked: return "Le portefeuille n’a pas pu être sollicité."
    case .evidenceCopy: return "Copier les preuves"
    case .evidenceShare: return "Partager les preuves"
    case .expiredPaidSentence:
      return """
        Le service l’a laissé expirer alors qu’il était payé. Envoyez les preuves au service.
        """
    case .expiredTitle: return "Expiré"
    case .expiredUnpaidSentence: return "Il n’a pas été payé à temps et rien n’a été envoyé."
    case .expiredWatchOverSentence:
      return """
        Sa page de paiement a expiré, et aucun paiement n’est apparu dans les 48 heures suivantes.
        """
    case .expiredWatchedSentence:
      return """
        Sa page de paiement a expiré sans être payée. Si vous l’avez tout de même payée, laissez \
        le fax ici : il est surveillé pendant 48 heures et continue de lui-même.
        """
    case .expiredWord: return "expiré"
    case .factAcceptedAt: return "Paiement confirmé"
    case .factAddress: return "Adresse"
    case .factAmount: return "Montant"
    case .factAskedAt: return "Portefeuille sollicité"
    case .factBaseUnits: return "Unités de base USDC"
    case .factClaims: return "Réclamations faites"
    case .factDetail: return "{label} ({name})"
    case .factDocumentDigest: return "SHA-256 du document"
    case .factDraftedAt: return "Enregistré"
    case .factEndedAt: return "Terminé"
    case .factFailure: return "Échec"
    case .factFaxID: return "Id. du fax"
    case .factHash: return "Transaction"
    case .factJob: return "Tâche"
    case .factLastClaim: return "Dernière réclamation"
    case .factLine: return "{label} : {value}"
    case .factNetwork: return "Réseau"
    case .factOutcome: return "Issue"
    case .factPageShownAt: return "Page de paiement affichée"
    case .factPages: return "Pages"
    case .factPayment: return "Paiement"
    case .factPaymentIntent: return "PaymentIntent"
    case .factRail: return "Payé par"
    case .factReason: return "Motif"
    case .factRecipient: return "Envoyé à"
    case .factService: return "Service"
    case .factStatus: return "Dernier état"
    case .factStatusAt: return "État depuis"
    case .factStatusPage: return "Page d’état"
    case .factToken: return "Jeton"
    case .factUnreadableYes: return "Réponse du service"
    case .factWallet: return "Mots du portefeuille"
    case .factWindowStart: return "Début du délai de paiement"
    case .failedBadFile:
      return """
        L’opérateur n’a pas pu lire les pages. Imprimez le document dans un nouveau PDF et envoyez \
        celui-ci.
        """
    case .failedBusy: return "La ligne était occupée. Réessayez plus tard."
    case .failedDeclined:
      return """
        L’autre côté a refusé l’appel. Demandez au destinataire si son appareil accepte les fax de \
        tout numéro.
        """
    case .failedDropped:
      return """
        L’appel a été coupé ; certaines pages sont peut-être arrivées. Réessayez ; si \
        cela se reproduit, demandez au destinataire de vérifier son appareil.
        """
    case .failedGarbled:
      return """
        Les deux appareils se sont perdus sur la ligne ; certaines pages sont peut-être \
        arrivées. Réessayez ; si cela se reproduit, demandez au destinataire de vérifier son \
        appareil.
        """
    case .failedNoAnswer:
      return """
        Personne n’a répondu. Appelez le numéro pour savoir si l’appareil est allumé, ou réessayez \
        aux heures de bureau.
        """
    case .failedNoTone:
      return """
        Aucun télécopieur n’a répondu avec sa tonalité. Appelez le numéro : si une personne \
        ou une voix répond, demandez le numéro de fax.
        """
    case .failedNotServed:
      return """
        L’opérateur ne dessert pas ce numéro. Demandez un autre moyen au destinataire.
        """
    case .failedServiceTrouble:
      return """
        Le service a eu un problème à lui ; le numéro n’y est pour rien. Réessayez plus tard.
        """
    case .failedTitle: return "Non remis"
    case .failedTooLarge:
      return """
        Le fichier est plus gros que ce que l’opérateur accepte. Enregistrez-le plus petit, ou \
        divisez-le.
        """
    case .failedTooManyPages:
      return """
        Il a plus de pages que l’opérateur n’en accepte. Divisez le document et envoyez les \
        parties.
        """
    case .failedUnknown:
      return """
        L’opérateur a renoncé pour une raison sur laquelle cette version n’a pas de conseil. \
        Appelez le numéro pour savoir si un télécopieur répond.
        """
    case .failedUnnamed:
      return """
        L’opérateur a renoncé sans dire pourquoi. Appelez le numéro pour savoir si un télécopieur \
        répond.
        """
    case .failedWord: return "échec"
    case .failedWrongNumber:
      return """
        Ce numéro ne peut pas être joint. Vérifiez-le auprès du destinataire.
        """
    case .historyEmptySentence:
      return """
        Choisissez un document et un numéro ; vous voyez le prix avant tout envoi.
        """
    case .historyEmptyTitle: return "Pas encore de fax"
    case .historyNeedsYou: return "A besoin de vous"
    case .historyNew: return "Nouveau fax"
    case .historyOver: return "Terminés"
    case .historyRow: return "{name}, au {number}, {word}, {time}"
    case .historyTitle: return "Fax"
    case .historyUnderWay: return "En cours"
    case .historyUnpaid: return "Non payés"
    case .hours: return Phrase(counting: .count, one: "{count} heure", other: "{count} heures")
    case .intentAccepted: return "accepté par le service"
    case .intentDeclined: return "refusé"
    case .intentFailed: return "annulé par le réseau, rien n’a bougé"
    case .intentOpen: return "sans réponse"
    case .intentRetired: return "jamais approuvé, selon vous"
    case .intentReturned: return "rendu"
    case .intentSent: return "envoyé"
    case .justNow: return "à l’instant"
    case .keepsakeDismiss: return "Je m’en suis occupé"
    case .keepsakeDismissWhy: return "Supprime définitivement ces preuves de cet appareil."
    case .keepsakeSentence:
      return """
        Ces fax ne sont plus sur cet appareil, mais leur argent n’était pas réglé. Envoyez ces \
        preuves au service.
        """
    case .keepsakeTitle: return "Paiements d’une installation précédente"
    case .linkCopy: return "Copier le lien"
    case .lockedSentence:
      return """
        Vos fax pourront être lus dès que l’appareil aura été déverrouillé. Rien n’a été envoyé ni \
        perdu.
        """
    case .lockedTitle: return "Verrouillé avec l’appareil"
    case .mayHaveBeenCharged: return "Il est possible que vous ayez été débité."
    case .mayHaveBeenChargedTwice: return "Un second paiement est peut-être parti."
    case .menuCheckAgain: return "Tout vérifier à nouveau"
    case .minutes: return Phrase(counting: .count, one: "{count} minute", other: "{count} minutes")
    case .moneyReturned: return "Votre paiement vous a été rendu."
    case .networkChain: return "{network} (chaîne {number})"
    case .noPaymentSeen: return "Aucun paiement n’a été vu."
    case .notCharged: return "Rien ne vous a été débité."
    case .notPaidWord: return "non payé"
    case .notSentWord: return "non envoyé"
    case .noteBlankPages: return "Certaines pages sont blanches et comptent comme les autres."
    case .noteDamaged: return "Le fichier est abîmé par endroits ; regardez-le avant de l’envoyer."
    case .noteDynamicForm:
      return """
        C’est un formulaire dynamique : le fax pourrait n’afficher que « Veuillez \
        patienter ». Imprimez-le d’abord dans un nouveau PDF.
        """
    case .noteFieldsWithoutAppearance:
      return """
        Certains champs du formulaire peuvent sortir vides. Pour être sûr, imprimez le formulaire \
        dans un nouveau PDF.
        """
    case .noteNearSizeLimit:
      return """
        Le fichier dépasse à peine 20 millions d’octets ; le service peut le refuser comme \
        trop gros.
        """
    case .notePageCountEstimated:
      return """
        Le nombre de pages est une estimation ; le service peut compter autrement.
        """
    case .noteSigned:
      return """
        La signature numérique ne survit pas à un fax ; le destinataire ne voit que les \
        pages.
        """
    case .noticeApproveWithin:
      return """
        Approuvez-le d’ici {time}, ou pas du tout : ensuite, le service n’associe plus le \
        paiement au fax.
        """
    case .noticeFailureWord: return "Le mot du service : « {word} »."
    case .noticeMoved:
      return """
        Ces données viennent d’un autre appareil. Ici, le fax est seulement suivi, car l’autre \
        appareil peut aussi le continuer.
        """
    case .noticeNotFound:
      return """
        En ce moment, le service ne connaît pas ce fax (404). La question lui est reposée, et rien \
        n’est perdu ici.
        """
    case .noticeRetired:
      return """
        Vous avez dit qu’une demande précédente au portefeuille n’a jamais été approuvée. Ne \
        l’approuvez plus : ce serait un second paiement.
        """
    case .noticeRetryOf: return "C’est un nouvel envoi du fax {job}."
    case .noticeSlow:
      return """
        Rien n’a changé depuis {time} : c’est plus long que d’habitude. Il n’y a rien à faire \
        pour l’instant.
        """
    case .noticeStray:
      return """
        Un paiement du portefeuille, en plus de celui du fax, est peut-être parti. Regardez dans \
        votre portefeuille ; les preuves le nomment.
        """
    case .noticeVerySlow:
      return """
        Rien n’a changé depuis {time}. Il peut encore arriver ; la page du service montre ce \
        qu’il sait, et le destinataire peut dire si des pages sont venues.
        """
    case .offerArrived: return "Il est arrivé"
    case .offerArrivedWhy: return "Clôt le fax comme payé et envoyé, sur votre parole."
    case .offerCard: return "Payer par carte"
    case .offerCardWhy:
      return """
        Ouvre la page de paiement de Stripe pour {amount}, ou pour ce que le service compte. Vous \
        n’êtes débité que là.
        """
    case .offerCheck: return "Vérifier à nouveau"
    case .offerCheckWhy: return "Demande au service ce qu’il sait. Demander ne fait rien payer."
    case .offerFollow: return "Le suivre dans le navigateur"
    case .offerFollowWhy:
      return """
        Ouvre la page du service pour ce fax. Quiconque a son adresse peut la voir.
        """
    case .offerForget: return "Supprimer"
    case .offerForgetEvidenceWhy:
      return """
        Supprime de cet appareil le fax et ses preuves de paiement. Gardez d’abord le reçu ou les \
        preuves.
        """
    case .offerForgetWhy: return "Supprime le fax de cet appareil. Rien ne change chez le service."
    case .offerNeverApproved: return "Je ne l’ai jamais approuvé"
    case .offerNeverApprovedWhy:
      return """
        Le fax peut être envoyé à nouveau. N’approuvez plus l’ancienne demande : ce serait un \
        second paiement.
        """
    case .offerNeverPaid: return "Je n’ai pas payé"
    case .offerNeverPaidWhy:
      return """
        Le fax peut être envoyé à nouveau comme si sa page n’avait jamais été affichée. Si la page \
        a finalement été payée, ce sera un second paiement.
        """
    case .offerPage: return "Ouvrir la page de paiement"
    case .offerPageWhy: return "Affiche de nouveau la même page ; la payer une fois suffit."
    case .offerReceipt: return "Afficher le reçu"
    case .offerReceiptWhy:
      return """
        Affiche les heures, les pages, le montant et les identifiants, à conserver.
        """
    case .offerRefunded: return "L’argent est revenu"
    case .offerRefundedWhy: return "Clôt le fax comme remboursé, sur votre parole."
    case .offerReplace: return "L’envoyer comme nouveau fax"
    case .offerReplaceWhy:
      return """
        Fait payer une fois de plus, {amount} par carte. Ce fax reste comme preuve ; s’il a \
        été payé lui aussi, deux copies peuvent arriver.
        """
    case .offerRestore: return "Choisir de nouveau le document"
    case .offerRestoreWhy:
      return """
        Avec le même fichier, le paiement est cherché encore une fois. Un autre fichier, ou un \
        fichier enregistré de nouveau, n’est pas pris.
        """
    case .offerRetry: return "L’envoyer à nouveau"
    case .offerRetryWhy:
      return """
        Envoie le même document au même numéro comme un nouveau fax, pour {amount} par carte.
        """
    case .offerWallet: return "Payer par portefeuille"
    case .offerWalletWhy:
      return """
        Demande au service le montant exact en USDC. Vous le voyez avant que votre portefeuille \
        soit sollicité.
        """
    case .offerWithdraw: return "Retirer"
    case .offerWithdrawWhy: return "Reprend le fax et efface le document ici. Rien n’est débité."
    case .offerWrittenOff: return "Renoncer à l’argent"
    case .offerWrittenOffWhy:
      return """
        Clôt le fax. Ses preuves restent jusqu’à ce que vous les supprimiez.
        """
    case .openingTitle: return "Ouverture de vos fax…"
    case .outcomeUnknownSentence:
      return """
        Depuis un jour, le service ne connaît plus ce fax payé ; personne ici ne peut donc \
        dire s’il est arrivé. Appelez le destinataire et envoyez les preuves au service.
        """
    case .outcomeUnknownTitle: return "Issue inconnue"
    case .outcomeUnknownWord: return "issue inconnue"
    case .pages: return Phrase(counting: .pages, one: "{pages} page", other: "{pages} pages")
    case .pagesEstimate:
      return Phrase(
        counting: .pages, one: "environ {pages} page",
        other: "environ {pages} pages")
    case .paidByWallet: return "Vous avez payé {amount}."
    case .paidSentence: return "Le service a votre paiement et va envoyer le fax."
    case .paidTitle: return "Payé"
    case .paidWord: return "payé"
    case .preparedSentence: return "Les pages sont prêtes ; le numéro va être appelé."
    case .preparedTitle: return "Pages préparées"
    case .preparedWord: return "préparé"
    case .priceByCard: return "Par carte : {amount} pour {pages}."
    case .priceByWallet: return "Par portefeuille : {amount} sur Base pour {pages}."
    case .priceCountDiffers: return "Le service compte {pages} ; cet appareil a compté {count}."
    case .priceDollars: return "{value} $ US"
    case .priceEstimate:
      return """
        Le nombre de pages est une estimation. Le service compte lui-même, et vous êtes consulté \
        avant de payer davantage.
        """
    case .priceLeastCharge:
      return """
        {amount} est le minimum qu’une carte puisse être débitée ; jusqu’à 10 pages coûtent \
        autant.
        """
    case .pricingSentence: return "Le prix est demandé au service. Cette demande ne coûte rien."
    case .pricingTitle: return "Demande du prix"
    case .quarantinedSentence:
      return """
        Son enregistrement sur cet appareil est abîmé ou vient d’une autre version. Rien n’a été \
        effacé et les autres fax vont bien ; gardez les données et essayez une version plus \
        récente de ce programme.
        """
    case .quarantinedTitle: return "Ce fax ne peut pas être lu"
    case .quarantinedWord: return "illisible"
    case .queuedSentence: return "Le fax est payé et attend son tour."
    case .queuedTitle: return "En attente de son tour"
    case .queuedWord: return "en file"
    case .quoteAgain: return "Redemander le prix"
    case .quoteComeBack:
      return """
        Après avoir approuvé, revenez ici : le fax ne part qu’une fois le paiement confirmé \
        par le service, et c’est cette application qui le lui demande.
        """
    case .quoteFee:
      return """
        Le réseau prélève en plus de petits frais ; votre portefeuille les affiche.
        """
    case .quoteOver:
      return """
        Ce prix n’est plus valable. Rien ne vous a été débité ; demandez-le à nouveau.
        """
    case .quotePay: return "Payer {amount}"
    case .quotePayCounted: return "Payer {amount} pour {pages}"
    case .quoteSentence:
      return """
        Votre portefeuille sera sollicité pour exactement {amount} sur {network}, pour {pages}.
        """
    case .quoteTimeLeft: return "Ce prix peut être payé pendant {time}."
    case .quoteTitle: return "Payer par portefeuille"
    case .quotedSentence:
      return """
        Le service demande {amount} pour {pages}. Rien n’est payé sans votre accord.
        """
    case .quotedTitle: return "Prêt à payer"
    case .railCard: return "carte"
    case .railWallet: return "portefeuille"
    case .receiptShare: return "Partager le reçu"
    case .receiptTitle: return "Reçu du fax"
    case .refundCard: return "Le service rembourse automatiquement les paiements par carte."
    case .refundMaybe:
      return """
        Un remboursement est possible ; demandez au service avec les preuves.
        """
    case .refundedSentence: return "Vous avez dit que l’argent est revenu."
    case .refundedTitle: return "Remboursé"
    case .refundedWord: return "remboursé"
    case .remindClosing:
      return """
        Il reste quelques minutes. Si vous avez approuvé le paiement, ouvrez cette application \
        maintenant ; sinon, ne l’approuvez plus.
        """
    case .remindReturn:
      return """
        Si vous avez approuvé le paiement, ouvrez cette application : c’est elle qui doit \
        demander l’envoi du fax.
        """
    case .remindTitle: return "Votre fax attend"
    case .replacedSentence:
      return """
        Le fax {job} a été envoyé à sa place. Celui-ci reste comme preuve.
        """
    case .replacedTitle: return "Remplacé"
    case .replacedWord: return "remplacé"
    case .scanClose: return "Fermer"
    case .scanCloseWhy:
      return """
        Fermer ceci ne change rien : le paiement est recherché de toute façon.
        """
    case .scanCode: return "Code de {amount} sur {network}, à scanner depuis un portefeuille"
    case .scanCompare:
      return """
        Scannez le code depuis le portefeuille, et comparez réseau, montant et adresse avec \
        ceux-ci avant d’approuver. S’ils diffèrent, saisissez-les à la main.
        """
    case .scanExact:
      return """
        Envoyez uniquement des USDC, et exactement {amount} : ni plus ni moins, en un seul \
        transfert.
        """
    case .scanNotToToken:
      return """
        N’envoyez jamais à {value} : c’est le jeton lui-même, et ce qui y va est perdu.
        """
    case .scanOnNetwork:
      return """
        Envoyez uniquement sur {network} ; sur un autre réseau, l’argent est perdu.
        """
    case .scanOnce:
      return """
        Ne changez pas le montant, n’envoyez pas une seconde fois et n’ajoutez rien.
        """
    case .scanOver: return "Le délai est passé : ne payez plus."
    case .scanPaid: return "Ce fax n’attend plus de paiement : ne payez pas une seconde fois."
    case .scanStandIn:
      return """
        Ce service est un simulateur sur cette machine : ce qu’un vrai portefeuille y envoie \
        est perdu.
        """
    case .scanTimeLeft: return "Il reste {time} pour approuver"
    case .scanTitle: return "Payer depuis un autre appareil"
    case .seconds:
      return Phrase(
        counting: .count, one: "{count} seconde",
        other: "{count} secondes")
    case .sendingSentence: return "Le numéro est appelé et les pages sont envoyées."
    case .sendingTitle: return "Envoi en cours"
    case .sendingWord: return "envoi"
    case .settingsCeiling: return "Maximum demandé à un portefeuille"
    case .settingsCeilingWhy:
      return """
        Un prix supérieur est refusé, quoi que dise le service. Rien n’est alors débité.
        """
    case .settingsKeychain:
      return """
        Les preuves de paiement ne peuvent pas être gardées dans le trousseau ici (erreur \
        {number}).
        """
    case .settingsLanguage: return "Langue"
    case .settingsLanguageOfDevice: return "Comme l’appareil"
    case .settingsPrivacy:
      return """
        Les documents restent sur cet appareil et ne vont qu’à ce service. Un document est effacé \
        ici dès que son fax est arrivé.
        """
    case .settingsService: return "Service"
    case .settingsTitle: return "Réglages"
    case .settingsWallet: return "Portefeuille"
    case .settingsWalletAsk: return "Demander à chaque fois"
    case .sizeBytes: return Phrase(counting: .count, one: "{count} octet", other: "{count} octets")
    case .sizeKilobytes: return "{value} Ko"
    case .sizeMegabytes: return "{value} Mo"
    case .stepDelivered: return "Remis"
    case .stepDone: return "{label} : fait"
    case .stepLater: return "{label} : plus tard"
    case .stepNow: return "{label} : en cours"
    case .stepPaid: return "Payé"
    case .stepSaved: return "Enregistré"
    case .stepSent: return "Envoyé"
    case .stepStopped: return "{label} : non atteint"
    case .timeUTC: return "{time} UTC"
    case .timeUnknown: return "heure inconnue"
    case .transferLateSentence:
      return """
        Le portefeuille n’a pas dit s’il a payé. N’approuvez plus la demande : le service \
        n’associe plus un nouveau paiement à ce fax.
        """
    case .transferRequestedSentence:
      return """
        Approuvez le paiement dans votre portefeuille, puis revenez ici. Le fax est envoyé dès que \
        le service voit le paiement.
        """
    case .transferRequestedTitle: return "En attente de votre portefeuille"
    case .transferRequestedWord: return "attend le portefeuille"
    case .transferSentSentence:
      return """
        Votre portefeuille a envoyé le paiement. Le fax part dès que le service le voit ; \
        laissez ceci ouvert.
        """
    case .transferSentTitle: return "Paiement en route"
    case .transferSentWord: return "paiement à confirmer"
    case .troubleUnavailable: return "Le service a des difficultés ; nouvel essai en cours."
    case .troubleUnreachable: return "Le service ne peut pas être joint ; nouvel essai en cours."
    case .troubleUnreadable:
      return """
        La réponse du service ne peut pas être lue ; nouvel essai en cours.
        """
    case .tryAgain: return "Réessayer"
    case .unknownStatusSentence:
      return """
        Le service dit « {word} », un mot que cette version ne connaît pas. Le fax est \
        suivi comme avant.
        """
    case .unknownStatusTitle: return "En route"
    case .unknownStatusWord: return "le service dit « {word} »"
    case .unopenedTitle: return "Vos fax ne peuvent pas être ouverts"
    case .uploadedSentence:
      return """
        Le service a les pages et demande {amount} pour {pages}. Il n’envoie rien avant d’être \
        payé.
        """
    case .uploadedTitle: return "Prêt à payer"
    case .uploading: return "Transmission, {value} %"
    case .walletScanned: return "Portefeuille sur un autre appareil"
    case .walletScannedWhy: return "Affiche un code à scanner, avec le montant exact."
    case .walletWhich: return "Quel portefeuille ?"
    case .warningOutsideUnitedStatesAndCanada:
      return """
        Le numéro commence par +1 mais se trouve hors des États-Unis et du Canada ; \
        l’opérateur le refusera sans doute.
        """
    case .warningSpecialService:
      return """
        L’indicatif de ce numéro est celui de services surtaxés, personnels ou de machines ; \
        vérifiez-le.
        """
    case .warningTerritory:
      return """
        Le numéro est dans un territoire des États-Unis ; vérifiez auprès du service qu’il y \
        livre.
        """
    case .withdrawnSentence:
      return """
        Vous l’avez retiré avant tout paiement. Le document est effacé de cet appareil.
        """
    case .withdrawnTitle: return "Retiré"
    case .withdrawnWord: return "retiré"
    case .working: return "Un instant…"
    case .writtenOffSentence:
      return """
        Vous avez renoncé au paiement. Les preuves restent ici jusqu’à ce que vous les retiriez.
        """
    case .writtenOffTitle: return "Passé en perte"
    case .writtenOffWord: return "passé en perte"
    }
  }
}
