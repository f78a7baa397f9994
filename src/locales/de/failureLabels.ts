import type { FailureLabels } from '../../labels/failureLabels.js'

export const failureLabels: FailureLabels = {
  copyDetails: 'Details',
  showDetails: 'Details',
  'error.unknown': 'Etwas ist schiefgegangen.',
  'error.configuration': 'Dieses Element ist nicht richtig eingerichtet.',
  'error.invalidResponse':
    'Der Marktplatz hat eine unlesbare Antwort gesendet.',
  'error.invalidStep':
    'Der Marktplatz hat etwas verlangt, das sich nicht sicher ausführen lässt. Es wurde nichts gesendet.',
  'guard.match': 'Angehalten, bevor etwas gesendet wurde.',
  'guard.unknown':
    'Der Marktplatz hat etwas verlangt, das wir nicht ganz verstehen. Es wurde nichts gesendet.',
  'guard.mismatch':
    'Der Marktplatz hat etwas anderes verlangt als vereinbart. Es wurde nichts gesendet.',
  'request.unauthorized':
    'Der Marktplatz kennt den Schlüssel dieser App nicht.',
  'request.permissionDenied':
    'Diese App hat keinen Zugang zu diesem Marktplatz.',
  'request.invalidArgument': 'Der Marktplatz hat diese Anfrage abgelehnt.',
  'request.rateLimited':
    'Zu viele Anfragen. Einen Moment warten und erneut versuchen.',
  'request.notFound': 'Der Marktplatz weiß davon nichts.',
  'request.badRequest': 'Der Marktplatz hat diese Anfrage abgelehnt.',
  'request.server':
    'Der Marktplatz hat gerade Probleme. Bald erneut versuchen.',
  'request.timeout': 'Der Marktplatz hat nicht rechtzeitig geantwortet.',
  'request.network':
    'Der Marktplatz ist nicht erreichbar. Verbindung prüfen und erneut versuchen.',
  'step.rejected': 'In der Wallet abgelehnt.',
  'step.wrongAccount':
    'Die Wallet ist auf einem anderen Konto. Zum Fortfahren zurückwechseln.',
  'step.noWallet': 'Keine Wallet ist verbunden. Zum Fortfahren eine verbinden.',
  'step.wrongChain':
    'Die Wallet ist in einem anderen Netzwerk und hat nicht gewechselt.',
  'step.walletBusy':
    'Die Wallet zeigt schon eine Anfrage. Diese zuerst beantworten.',
  'step.popupBlocked':
    'Der Browser hat das Fenster der Wallet blockiert. Pop-ups erlauben und erneut versuchen.',
  'step.wallet': 'Die Wallet konnte das nicht ausführen.',
  'step.insufficientFunds': 'Das kostet mehr, als in der Wallet liegt.',
  'step.reverted':
    'Die Transaktion ist gescheitert. Vielleicht war jemand schneller.',
  'step.replaced': 'Die Transaktion wurde durch eine andere ersetzt.',
  'step.cancelled': 'Die Transaktion wurde in der Wallet abgebrochen.',
  'step.notConfirmed': 'Gesendet, aber vom Netzwerk noch nicht bestätigt.',
  'step.queued': 'Es fehlen noch Signaturen.',
  'step.unresolved':
    'Das wurde schon einmal gestartet, und der Ausgang ist unbekannt.',
  'step.signed':
    'Hierfür ist schon ein anderes Angebot signiert, das aktiv sein kann.',
  'step.running':
    'Das läuft bereits in einem anderen Tab. Dort abschließen oder den Tab schließen.',
  'step.post': 'Signiert, aber der Marktplatz hat es abgelehnt.',
  'step.notPosted': 'Signiert, aber vom Marktplatz nicht bestätigt.',
  'step.altered':
    'Das Netzwerk hat etwas anderes ausgeführt, als vereinbart war.',
  'step.aborted': 'Das wurde angehalten.',
  'funds.no': 'Es wurde nichts berechnet.',
  'funds.approved':
    'Nur Netzwerkgebühren wurden bezahlt. Die Freigabe bleibt und gilt beim nächsten Mal.',
  'funds.fee': 'Nur die Netzwerkgebühr wurde bezahlt.',
  'funds.signed':
    'Es wurde nichts berechnet, aber jemand kann die signierte Order bis zu ihrem Ende noch ausführen. Erneut einreichen oder stornieren.',
  'funds.lost':
    'Die signierte Order kann schon aktiv sein. Ein neuer Versuch sendet dieselbe Signatur.',
  'funds.maybe':
    'Es kann noch durchgehen. Vor einem neuen Versuch in der Wallet nachsehen.',
  'funds.yes':
    'Eine Transaktion ist durchgegangen. Von hier kann es weitergehen.',
}
