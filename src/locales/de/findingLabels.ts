import type { FindingLabels } from '../../components/failure/findingLabels.js'
import { plural } from '../../labels/plural.js'

export const findingLabels: FindingLabels = {
  findingAgreed: 'Vereinbart',
  findingFound: 'Verlangt',
  findingMore: (count) =>
    plural('de', count, { one: '# weiterer', other: '# weitere' }),
  findingUnlimited: 'unbegrenzt',
  'finding.allowance':
    'Ein anderer Betrag könnte aus der Wallet abgebucht werden.',
  'finding.body': 'Die Daten für den Marktplatz sehen falsch aus.',
  'finding.book':
    'Damit wird womöglich im falschen Orderbuch zurückgezogen, und das Angebot bliebe aktiv.',
  'finding.call': 'Ruft eine unbekannte Funktion auf.',
  'finding.cancelAll': 'Zieht alle Angebote dieser Wallet zurück.',
  'finding.chain': 'Gilt für ein anderes Netzwerk.',
  'finding.collection': 'Das ist keine Sammlung der erwarteten Art.',
  'finding.contract': 'Geht an einen unbekannten Vertrag.',
  'finding.currency': 'Die Währung ist eine andere.',
  'finding.encoding':
    'Die Anfrage ist so geschrieben, dass sie etwas verbergen könnte.',
  'finding.expiry': 'Das Ende ist ein anderes.',
  'finding.fee': 'Jemand erhält eine Gebühr, die nicht vereinbart war.',
  'finding.holder': 'In der Wallet ist davon nicht genug.',
  'finding.item': 'Das Stück ist ein anderes.',
  'finding.maker': 'Das ist ein fremdes Angebot.',
  'finding.message': 'Signiert würde eine unbekannte Nachricht.',
  'finding.method': 'Ruft den Marktplatz auf ungewöhnliche Weise auf.',
  'finding.missing': 'Das Gewünschte fehlt darin.',
  'finding.net': 'Der Erlös wäre kleiner.',
  'finding.operator': 'Ein unbekannter Vertrag würde die Token bewegen.',
  'finding.order': 'Das Angebot ist ein anderes oder nicht mehr offen.',
  'finding.origin': 'Die Signatur ginge an eine unbekannte Adresse.',
  'finding.price': 'Der Preis ist ein anderer.',
  'finding.quantity': 'Die Anzahl ist eine andere.',
  'finding.recipient': 'Jemand anderes würde das Stück erhalten.',
  'finding.spender':
    'Ein unbekannter Vertrag könnte Token aus dieser Wallet abbuchen.',
  'finding.start': 'Der Beginn ist ein anderer.',
  'finding.total': 'Die Summe ist höher.',
  'finding.transfer': 'Nimmt noch etwas anderes aus der Wallet.',
  'finding.typedData': 'Signiert würde etwas Unbekanntes.',
  'finding.unanswered':
    'Das Netzwerk hat nicht geantwortet, deshalb ließ sich nicht alles prüfen.',
  'finding.unasked': 'Tut etwas, das nicht verlangt war.',
  'finding.value': 'Ein anderer Betrag würde gesendet.',
  'finding.zone': 'Ein unbekannter Vertrag entscheidet, wer kaufen darf.',
}
