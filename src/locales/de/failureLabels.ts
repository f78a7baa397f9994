import type { failureLabels as english } from '../../labels/failureLabels.js'
import type { LabelsOf } from '../../labels/labelsOf.js'

export const failureLabels: LabelsOf<typeof english> = {
  'error.unknown': 'Etwas ist schiefgegangen.',
  'error.configuration': 'Dieses Element ist nicht richtig eingerichtet.',
  'error.invalidResponse':
    'Der Marktplatz hat eine Antwort gesendet, die wir nicht lesen können.',
  'error.invalidStep':
    'Der Marktplatz hat etwas verlangt, das wir nicht sicher ausführen können. Es wurde nichts gesendet.',
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
    'Der Marktplatz hat selbst ein Problem. Bald erneut versuchen.',
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
    'Der Browser hat das Fenster der Wallet blockiert. Es erlauben und erneut versuchen.',
  'step.wallet': 'Die Wallet konnte das nicht ausführen.',
  'step.insufficientFunds': 'Das kostet mehr, als in der Wallet liegt.',
  'step.reverted':
    'Das Netzwerk hat es abgelehnt: Vielleicht war jemand schneller.',
  'step.replaced': 'Die Transaktion wurde durch eine andere ersetzt.',
  'step.cancelled': 'Die Transaktion wurde in der Wallet abgebrochen.',
  'step.notConfirmed':
    'Es wurde gesendet, aber das Netzwerk hat es noch nicht bestätigt.',
  'step.queued': 'Es wartet in der Wallet auf weitere Bestätigungen.',
  'step.unresolved':
    'Das wurde schon einmal begonnen, und wir können nicht sagen, was daraus geworden ist.',
  'step.running':
    'Ein anderer Tab tut das schon. Dort fertig werden lassen oder ihn schließen.',
  'step.post': 'Signiert, aber der Marktplatz hat es abgelehnt.',
  'step.notPosted': 'Signiert, aber beim Marktplatz nicht angekommen.',
  'step.altered':
    'Das Netzwerk hat etwas anderes ausgeführt, als vereinbart war.',
  'step.aborted': 'Es wurde angehalten.',
  'funds.no': 'Es wurde nichts bezahlt.',
  'funds.approved':
    'Außer Netzwerkgebühren wurde nichts bezahlt. Die Freigabe bleibt und gilt beim nächsten Mal.',
  'funds.fee': 'Außer der Netzwerkgebühr wurde nichts bezahlt.',
  'funds.signed':
    'Es wurde nichts bezahlt, aber die signierte Order kann bis zu ihrem Ende ausgeführt werden. Erneut einreichen oder stornieren.',
  'funds.maybe':
    'Es kann noch durchgehen: vor einem neuen Versuch in die Wallet sehen.',
  'funds.yes':
    'Eine Transaktion ist durchgegangen. Von hier kann es weitergehen.',
}
