import type { BuyCheckLabels } from '../../components/BuyDialog/buyCheckLabels.js'

export const buyCheckLabels: BuyCheckLabels = {
  'checked.match': 'Geprüft: genau wie vereinbart',
  'checked.unknown': 'Wir konnten nicht alles prüfen',
  'checked.mismatch': 'Das entspricht nicht der Vereinbarung',
  'checked.fails': 'Das würde gerade fehlschlagen',
  'checked.approve': (amount, who) => `${who} darf ${amount} ausgeben`,
  'checked.approveAll': (who) =>
    `${who} darf Stücke dieser Sammlung übertragen`,
  'checked.pay': (amount) => `Du zahlst ${amount} plus Netzwerkgebühr`,
  'checked.receive': (item) => `Du erhältst ${item}`,
  'checked.fee': (amount, who) => `${who} erhält ${amount}`,
  'checked.tried': 'Gerade simuliert: erfolgreich',
  'checked.triedFirst': 'Erster Schritt gerade simuliert: erfolgreich',
  'checked.notTried': 'Simulation nicht möglich',
}
