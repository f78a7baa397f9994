import type { LabelsOf } from '../../labels/labelsOf.js'
import { plural } from '../../labels/plural.js'
import type { walletLabels as english } from '../../labels/walletLabels.js'

export const walletLabels: LabelsOf<typeof english> = {
  'wallet.connecting': 'Conectando…',
  'wallet.reconnecting': 'Reconectando tu billetera…',
  'wallet.switchTo': (chain) => `Cambiar a ${chain}`,
  'wallet.switching': 'Cambia la red en la billetera…',
  'wallet.wrongChain': (chain) =>
    `Esto ocurre en ${chain} y tu billetera está en otra red.`,
  'wallet.switchDeclined': 'Rechazaste el cambio en tu billetera.',
  'wallet.switchFailed': (chain) =>
    `Tu billetera no cambió. Elige ${chain} en ella, o añádela, y vuelve.`,
  'wallet.switchBack': (account) => `Volver a ${account}`,
  'wallet.wrongAccount': (account) =>
    `Empezaste esto con ${account}. Vuelve a esa cuenta en tu billetera para continuar.`,
  'wallet.watchOnly':
    'Esta billetera solo observa: no puede confirmar nada. Conecta una que pueda.',
  'wallet.open': (wallet) => `Abrir ${wallet}`,
  'stepText.switchingIn': (wallet) => `Cambia la red en ${wallet}.`,
  'stepText.promptingIn': (wallet) => `Confirma en ${wallet}.`,
  'stepText.bundledIn': (wallet) =>
    `${wallet} los muestra juntos: confirma una vez.`,
  'stepText.queuedFor': (needed) =>
    plural('es', needed, {
      one: 'Esperando la firma de # propietario en tu billetera. Puedes irte y volver.',
      other:
        'Esperando las firmas de # propietarios en tu billetera. Puedes irte y volver.',
    }),
  'working.switchingIn': (wallet) => `Cambia la red en ${wallet}…`,
  'working.promptingIn': (wallet) => `Confirma en ${wallet}…`,
  stepOf: (position, count) => `Paso ${position} de ${count}`,
}
