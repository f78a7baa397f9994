import type { BuyCheckLabels } from '../../components/BuyDialog/buyCheckLabels.js'

export const buyCheckLabels: BuyCheckLabels = {
  'checked.match': 'Geprüft: genau wie vereinbart',
  'checked.unknown': 'Nicht alles ließ sich prüfen',
  'checked.mismatch': 'Das ist nicht das Vereinbarte',
  'checked.fails': 'Das würde jetzt scheitern',
  'checked.approve': (amount, who) => `${who} darf ${amount} ausgeben`,
  'checked.approveAll': (who) =>
    `${who} darf die Stücke dieser Sammlung bewegen`,
  'checked.pay': (amount) => `Kostet ${amount}, nicht mehr`,
  'checked.receive': (item) => `Dafür gibt es ${item}`,
  'checked.fee': (amount, who) => `${amount} gehen an ${who}`,
  'checked.tried': 'Soeben simuliert: erfolgreich',
  'checked.triedFirst': 'Erster Schritt soeben simuliert: erfolgreich',
  'checked.notTried': 'Ließ sich nicht simulieren',
}
