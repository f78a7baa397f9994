import type { TradeLabels } from '../../components/trade/tradeLabels.js'
import { plural } from '../../labels/plural.js'

export const tradeLabels: TradeLabels = {
  // Amounts
  additionalFees: 'Comisiones adicionales',
  addFunds: (symbol) => `Añadir ${symbol}`,
  approvalText:
    'Permite que el contrato del mercado mueva artículos de esta colección una vez que hayas firmado un anuncio para ellos. Solo hace falta una vez por colección.',
  approveCurrencyText:
    'Permite que el contrato del mercado gaste exactamente este importe.',
  balance: 'Tu saldo',
  decrease: 'Reducir cantidad',
  increase: 'Aumentar cantidad',
  insufficientFunds: (symbol) => `Te falta ${symbol}`,
  insufficientFundsText: (missing) =>
    `Necesitas ${missing} más en esta billetera.`,
  maximum: 'Máx.',
  named: (label, name) => `${label}: ${name}`,
  paid: (price) => `Pagaste ${price}.`,
  priceAccept: (price) => `Aceptar ${price}`,
  priceMoved: (before, now) => `El precio pasó de ${before} a ${now}.`,
  priceUnverified:
    'No podemos verificar este precio: el contrato de la moneda no indica cuántos decimales tiene. Por eso no puedes comprar con ella aquí.',
  quantity: 'Cantidad',
  quantityOf: (available) => `de ${available}`,
  'price.indivisible': (multiple) =>
    `De este artículo se pueden comprar fracciones, así que su precio debe ser un múltiplo de ${multiple}.`,
  'price.invalid': 'Escribe un número, p. ej. 0,5',
  'price.tooLarge': 'Ese precio es demasiado alto.',
  'price.tooManyDecimals': (symbol, decimals) =>
    `${symbol} tiene como máximo ${plural('es', decimals, { one: '# decimal', other: '# decimales' })}.`,
  'price.zero': 'El precio debe ser mayor que cero.',

  // The button while a trade runs
  'working.quoting': 'Comprobando…',
  'working.resuming': 'Terminando…',
  'working.settling.buy': 'Pagado. Esperando al mercado…',
  'working.settling.list': 'Publicado. Esperando al mercado…',
  'working.settling.cancel': 'Cancelado. Esperando al mercado…',
  'working.waiting': 'Preparando…',
  'working.switching': 'Cambia de red en la billetera…',
  'working.switchingIn': (wallet) => `Cambia de red en ${wallet}…`,
  'working.prompting': 'Confirma en la billetera…',
  'working.promptingIn': (wallet) => `Confirma en ${wallet}…`,
  'working.confirming': 'Esperando a la red…',
  'working.queued': 'Esperando firmas…',
  'working.posting': 'Publicando…',

  // Why a trade takes longer than usual
  'wait.offline': 'No tienes conexión. Continuaremos cuando vuelva.',
  'wait.quoting': 'El mercado tarda más de lo normal en responder.',
  'wait.resuming': 'Comprobar cómo terminó tarda más de lo normal.',
  'wait.waiting': 'Esto tarda más de lo normal.',
  'wait.switching':
    'Abre tu billetera. Puede que oculte la solicitud de cambiar de red.',
  'wait.prompting': 'Abre tu billetera. Puede que oculte la solicitud.',
  'wait.confirming':
    'La red tarda más de lo normal. Puedes cerrar esto, nosotros lo terminamos.',
  'wait.unreachable':
    'No se puede conectar con la red. Tu transacción aún puede completarse, así que no la envíes otra vez.',
  'wait.posting': 'Publicar tarda más de lo normal.',
  'wait.settling':
    'Ya se completó. El mercado tarda más de lo normal en mostrarlo.',

  // Questions
  reviewTitle: 'No podemos verificarlo todo',
  reviewText:
    'El mercado pide algo que no podemos verificar del todo. Aún no lo hemos enviado.',
  reviewContinue: 'Continuar de todos modos',
  reviewStop: 'Detener',
  consentTitle: '¿Enviar la solicitud otra vez?',
  'consentText.buy':
    'La primera solicitud aún puede completarse. Entonces pagarías dos veces, o al menos dos veces la comisión de red. Revisa antes la actividad de tu billetera.',
  'consentText.list':
    'La primera solicitud aún puede completarse. Entonces el artículo quedaría en venta dos veces. Revisa antes la actividad de tu billetera.',
  'consentText.cancel':
    'La primera solicitud aún puede completarse. Entonces pagarías dos veces la comisión de red. Revisa antes la actividad de tu billetera.',
  consentAsk: 'Ya lo revisé, enviar otra vez',
  consentKeep: 'No enviar otra vez',

  // When it is done
  copyLink: 'Copiar enlace',
  done: 'Listo',
  share: 'Compartir',
  viewItem: 'Ver artículo',
}
