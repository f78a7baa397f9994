import type { FailureLabels } from '../../labels/failureLabels.js'

export const failureLabels: FailureLabels = {
  copyDetails: 'Details',
  showDetails: 'Details',
  'error.unknown': 'Etwas ist schiefgegangen.',
  'error.configuration': 'Diese App ist nicht richtig eingerichtet.',
  'error.invalidResponse':
    'Der Marktplatz hat eine Antwort gesendet, die wir nicht lesen können.',
  'error.invalidStep':
    'Der Marktplatz hat etwas verlangt, das wir nicht sicher ausführen können, daher haben wir es blockiert.',
  'guard.match': 'Du hast diese Anfrage abgebrochen.',
  'guard.unknown':
    'Der Marktplatz hat etwas verlangt, das wir nicht ganz verstehen, daher haben wir es blockiert.',
  'guard.mismatch':
    'Der Marktplatz hat etwas anderes verlangt als vereinbart, daher haben wir es blockiert.',
  'request.unauthorized':
    'Der Marktplatz kennt den Schlüssel dieser App nicht.',
  'request.permissionDenied':
    'Diese App hat keinen Zugriff auf diesen Marktplatz.',
  'request.invalidArgument': 'Der Marktplatz hat diese Anfrage abgelehnt.',
  'request.rateLimited':
    'Zu viele Anfragen: Warte einen Moment und versuche es erneut.',
  'request.notFound': 'Der Marktplatz hat dazu keinen Eintrag.',
  'request.badRequest': 'Der Marktplatz hat diese Anfrage abgelehnt.',
  'request.server': 'Der Marktplatz hat gerade Probleme.',
  'request.timeout': 'Der Marktplatz hat nicht rechtzeitig geantwortet.',
  'request.network':
    'Der Marktplatz ist nicht erreichbar: Prüfe deine Verbindung und versuche es erneut.',
  'step.rejected': 'Du hast das in deiner Wallet abgelehnt.',
  'step.wrongAccount':
    'Wechsle zum Fortfahren zurück zu dem Konto, mit dem du begonnen hast.',
  'step.noWallet': 'Verbinde deine Wallet, um fortzufahren.',
  'step.wrongChain':
    'Deine Wallet ist in einem anderen Netzwerk und hat nicht gewechselt.',
  'step.walletBusy':
    'Beantworte zuerst die Anfrage, die in deiner Wallet schon offen ist.',
  'step.popupBlocked':
    'Dein Browser hat das Wallet-Fenster blockiert. Erlaube Pop-ups und versuche es erneut.',
  'step.locked':
    'Deine Wallet ist gesperrt. Entsperre sie und versuche es erneut.',
  'step.device':
    'Deine Hardware-Wallet ist nicht bereit. Verbinde sie, öffne die richtige App, erlaube „Blind Signing“ und versuche es erneut.',
  'step.session':
    'Die Verbindung zu deiner Wallet ist beendet. Verbinde sie neu und versuche es erneut.',
  'step.unsupported':
    'Deine Wallet unterstützt diese Anfrage nicht. Versuche es mit einer anderen Wallet.',
  'step.wallet': 'Deine Wallet konnte das nicht ausführen.',
  'step.insufficientFunds':
    'Dein Guthaben oder deine Freigabe reicht dafür nicht.',
  'step.reverted':
    'Die Transaktion ist fehlgeschlagen, möglicherweise war jemand schneller.',
  'step.replaced': 'Du hast die Transaktion durch eine andere ersetzt.',
  'step.cancelled': 'Du hast die Transaktion in deiner Wallet abgebrochen.',
  'step.notConfirmed': 'Gesendet, aber vom Netzwerk noch nicht bestätigt.',
  'step.queued': 'Es fehlen noch Signaturen.',
  'step.unresolved':
    'Du hast das schon einmal gestartet, und wir wissen nicht, wie es ausgegangen ist.',
  'step.signed':
    'Hierfür ist schon ein anderes Angebot signiert, das aktiv sein kann.',
  'step.running':
    'Das läuft bereits in einem anderen Tab. Lass es dort zu Ende laufen oder schließe ihn.',
  'step.post': 'Signiert, aber der Marktplatz hat es abgelehnt.',
  'step.notPosted': 'Signiert, aber vom Marktplatz nicht bestätigt.',
  'step.altered':
    'Das Netzwerk hat etwas ausgeführt, dem du nicht zugestimmt hast.',
  'step.aborted': 'Das wurde abgebrochen.',
  walletSays: 'Deine Wallet meldet:',
  'funds.no': 'Dir wurde nichts berechnet.',
  'funds.approved':
    'Du hast nur Netzwerkgebühren bezahlt, und deine Freigabe bleibt bestehen.',
  'funds.fee': 'Du hast nur die Netzwerkgebühr bezahlt.',
  'funds.signed':
    'Deine signierte Order kann bis zu ihrem Ablauf noch ausgeführt werden: Veröffentliche sie erneut oder storniere sie.',
  'funds.lost':
    'Deine signierte Order ist vielleicht schon aktiv. Ein neuer Versuch veröffentlicht sie nicht doppelt.',
  'funds.maybe':
    'Das kann noch durchgehen, sieh also vor einem neuen Versuch in deiner Wallet nach.',
  'funds.yes':
    'Eine Transaktion ist durchgegangen, und du kannst von hier aus weitermachen.',
}
