import type { FindingLabels } from '../../components/failure/findingLabels.js'
import { plural } from '../../labels/plural.js'

export const findingLabels: FindingLabels = {
  findingAgreed: 'Vereinbart',
  findingFound: 'Verlangt',
  findingMore: (count) =>
    plural('de', count, { one: '# weiterer', other: '# weitere' }),
  findingUnlimited: 'unbegrenzt',
  'finding.allowance':
    'Aus deiner Wallet könnte ein anderer Betrag abgebucht werden.',
  'finding.body': 'Die Daten für den Marktplatz sehen falsch aus.',
  'finding.book':
    'Damit wird womöglich im falschen Orderbuch zurückgezogen, und dein Angebot bliebe aktiv.',
  'finding.call': 'Wir wissen nicht, was das bewirkt.',
  'finding.cancelAll': 'Das zieht alle deine Angebote zurück.',
  'finding.chain': 'Das ist für ein anderes Netzwerk.',
  'finding.collection': 'Das ist keine Sammlung der erwarteten Art.',
  'finding.contract': 'Das geht an einen unbekannten Smart Contract.',
  'finding.currency': 'Die Währung ist anders.',
  'finding.encoding':
    'Ein Teil der Anfrage ist nicht lesbar und könnte etwas verbergen.',
  'finding.expiry': 'Das Enddatum ist anders.',
  'finding.fee': 'Jemand erhält eine Gebühr, der du nicht zugestimmt hast.',
  'finding.holder': 'Du besitzt davon nicht genug.',
  'finding.item': 'Das Stück ist ein anderes.',
  'finding.maker': 'Das ist das Angebot von jemand anderem.',
  'finding.message': 'Du würdest eine unbekannte Nachricht signieren.',
  'finding.method': 'Das ruft den Marktplatz auf ungewöhnliche Weise auf.',
  'finding.missing': 'Das enthält nicht, was du möchtest.',
  'finding.net': 'Du würdest weniger erhalten.',
  'finding.operator':
    'Ein unbekannter Smart Contract würde deine Token übertragen.',
  'finding.order': 'Das Angebot ist ein anderes oder nicht mehr verfügbar.',
  'finding.origin': 'Deine Signatur ginge an eine unbekannte Website.',
  'finding.price': 'Der Preis ist anders.',
  'finding.quantity': 'Die Anzahl ist anders.',
  'finding.recipient': 'Jemand anderes würde das Stück erhalten.',
  'finding.spender':
    'Ein unbekannter Smart Contract könnte deine Token abbuchen.',
  'finding.start': 'Das Startdatum ist anders.',
  'finding.total': 'Der Gesamtbetrag ist höher.',
  'finding.transfer': 'Das entnimmt deiner Wallet noch etwas anderes.',
  'finding.typedData': 'Du würdest etwas Unbekanntes signieren.',
  'finding.unanswered':
    'Das Netzwerk hat nicht geantwortet, daher konnten wir nicht alles prüfen.',
  'finding.unasked': 'Das tut etwas, das du nicht verlangt hast.',
  'finding.unproven':
    'Wir konnten nicht prüfen, ob dein Angebot in dieser Währung ist.',
  'finding.value': 'Ein anderer Betrag würde gesendet.',
  'finding.zone':
    'Ein unbekannter Smart Contract entscheidet, wer kaufen darf.',
}
