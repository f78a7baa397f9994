import type { findingLabels as english } from '../../labels/findingLabels.js'
import type { LabelsOf } from '../../labels/labelsOf.js'
import { plural } from '../../labels/plural.js'

export const findingLabels: LabelsOf<typeof english> = {
  findingAgreed: 'Vereinbart',
  findingFound: 'Verlangt',
  findingMore: (count) =>
    plural('de', count, { one: '# weiterer Punkt', other: '# weitere Punkte' }),
  findingUnlimited: 'unbegrenzt',
  'finding.allowance':
    'Es erlaubt, einen anderen Betrag abzubuchen, als hierfür nötig ist.',
  'finding.body':
    'Was danach an den Marktplatz gesendet wird, sieht falsch aus.',
  'finding.book':
    'Es hebt das Angebot vielleicht im falschen Orderbuch auf; deins bliebe dann bestehen.',
  'finding.call': 'Es ruft eine Funktion auf, die wir nicht kennen.',
  'finding.cancelAll': 'Es zieht alle Angebote dieser Wallet zurück.',
  'finding.chain': 'Es ist für ein anderes Netzwerk.',
  'finding.collection': 'Das ist keine Sammlung der erwarteten Art.',
  'finding.contract': 'Es geht an einen Vertrag, den wir nicht kennen.',
  'finding.currency': 'Es wird in einer anderen Währung bezahlt.',
  'finding.encoding': 'Es ist so geschrieben, dass es etwas verbergen kann.',
  'finding.expiry': 'Es endet zu einer anderen Zeit.',
  'finding.fee': 'Jemand erhält eine Gebühr, die nicht vereinbart war.',
  'finding.holder': 'Du besitzt davon nicht genug.',
  'finding.item': 'Es geht um ein anderes Stück.',
  'finding.maker': 'Es ist ein fremdes Angebot.',
  'finding.message': 'Es würde ein Text signiert, den wir nicht kennen.',
  'finding.method': 'Es ruft den Marktplatz auf ungewöhnliche Weise auf.',
  'finding.missing': 'Das Gewünschte kommt darin nicht vor.',
  'finding.net': 'Der Erlös wäre kleiner.',
  'finding.operator': 'Ein Vertrag, den wir nicht kennen, bewegt die Token.',
  'finding.order': 'Es geht um ein anderes Angebot.',
  'finding.origin': 'Die Signatur ginge an eine Adresse, die wir nicht kennen.',
  'finding.price': 'Der Preis ist ein anderer.',
  'finding.quantity': 'Die Anzahl ist eine andere.',
  'finding.recipient': 'Jemand anderes würde es erhalten.',
  'finding.spender':
    'Ein Vertrag, den wir nicht kennen, könnte Token aus dieser Wallet abbuchen.',
  'finding.start': 'Es beginnt zu einer anderen Zeit.',
  'finding.total': 'Es kostet mehr.',
  'finding.transfer': 'Es nimmt noch etwas anderes aus der Wallet.',
  'finding.typedData': 'Es würde etwas signiert, das wir nicht kennen.',
  'finding.unanswered':
    'Das Netzwerk hat nicht geantwortet; nicht alles wurde geprüft.',
  'finding.unasked': 'Es tut etwas, das nicht verlangt war.',
  'finding.value': 'Es würde ein anderer Betrag mitgesendet.',
  'finding.zone':
    'Ein Vertrag, den wir nicht kennen, entscheidet, wer kaufen darf.',
}
