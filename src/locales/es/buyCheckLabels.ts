import type { BuyCheckLabels } from '../../components/BuyDialog/buyCheckLabels.js'

export const buyCheckLabels: BuyCheckLabels = {
  'checked.match': 'Verificado: hace exactamente lo que aceptaste',
  'checked.unknown': 'No pudimos verificarlo todo',
  'checked.mismatch': 'Esto no es lo que aceptaste',
  'checked.fails': 'Esto fallaría ahora mismo',
  'checked.approve': (amount, who) => `Permite que ${who} gaste ${amount}`,
  'checked.approveAll': (who) =>
    `Permite que ${who} mueva los artículos de esta colección`,
  'checked.pay': (amount) => `Pagas ${amount} más la comisión de red`,
  'checked.receive': (item) => `Recibes ${item}`,
  'checked.fee': (amount, who) => `${who} recibe ${amount}`,
  'checked.tried': 'Simulado ahora mismo: funciona',
  'checked.triedFirst': 'Primer paso simulado ahora mismo: funciona',
  'checked.notTried': 'No se pudo simular',
}
