import type { FailureLabels } from '../../labels/failureLabels.js'

export const failureLabels: FailureLabels = {
  copyDetails: 'los detalles',
  showDetails: 'Detalles',
  'error.unknown': 'Algo salió mal.',
  'error.configuration': 'Esta aplicación no está bien configurada.',
  'error.invalidResponse':
    'El mercado envió una respuesta que no podemos leer.',
  'error.invalidStep':
    'El mercado pidió algo que no podemos hacer de forma segura, así que lo bloqueamos.',
  'guard.match': 'Detuviste esta solicitud.',
  'guard.unknown':
    'El mercado pidió algo que no entendemos del todo, así que lo bloqueamos.',
  'guard.mismatch':
    'El mercado pidió algo distinto de lo que aceptaste, así que lo bloqueamos.',
  'request.unauthorized': 'El mercado no reconoce la clave de esta aplicación.',
  'request.permissionDenied': 'Esta aplicación no tiene acceso a este mercado.',
  'request.invalidArgument': 'El mercado rechazó esta solicitud.',
  'request.rateLimited':
    'Demasiadas solicitudes: espera un momento e inténtalo de nuevo.',
  'request.notFound': 'El mercado no tiene ningún registro de esto.',
  'request.badRequest': 'El mercado rechazó esta solicitud.',
  'request.server': 'El mercado tiene problemas en este momento.',
  'request.timeout': 'El mercado no respondió a tiempo.',
  'request.network':
    'No se puede conectar con el mercado: revisa tu conexión e inténtalo de nuevo.',
  'step.rejected': 'Lo rechazaste en tu billetera.',
  'step.wrongAccount':
    'Vuelve a la cuenta con la que empezaste para continuar.',
  'step.noWallet': 'Conecta tu billetera para continuar.',
  'step.wrongChain': 'Tu billetera sigue en otra red.',
  'step.walletBusy':
    'Responde primero a la solicitud que ya está abierta en tu billetera.',
  'step.popupBlocked':
    'Tu navegador bloqueó la ventana de tu billetera. Permite las ventanas emergentes e inténtalo de nuevo.',
  'step.locked':
    'Tu billetera está bloqueada. Desbloquéala e inténtalo de nuevo.',
  'step.device':
    'Tu billetera física no está lista. Conéctala, abre la aplicación correcta, permite la firma a ciegas e inténtalo de nuevo.',
  'step.session':
    'La conexión con tu billetera terminó. Vuelve a conectarla e inténtalo de nuevo.',
  'step.unsupported':
    'Tu billetera no admite esta solicitud. Prueba con otra billetera.',
  'step.wallet': 'Tu billetera no pudo completarlo.',
  'step.insufficientFunds':
    'Esto cuesta más de lo que hay en tu billetera o de lo que aprobaste.',
  'step.reverted': 'La transacción falló, quizá porque alguien se adelantó.',
  'step.replaced': 'Reemplazaste la transacción por otra distinta.',
  'step.cancelled': 'Cancelaste la transacción en tu billetera.',
  'step.notConfirmed': 'Enviado, pero la red aún no lo ha confirmado.',
  'step.queued': 'Esperando más firmas.',
  'step.unresolved': 'Ya empezaste esto antes y no sabemos cómo terminó.',
  'step.signed':
    'Ya firmaste otro anuncio de este artículo, que puede estar activo.',
  'step.running':
    'Esto ya está en curso en otra pestaña. Deja que termine allí o ciérrala.',
  'step.post': 'Firmado, pero el mercado lo rechazó.',
  'step.notPosted': 'Firmado, pero el mercado no lo confirmó.',
  'step.altered': 'La red ejecutó algo que no aceptaste.',
  'step.aborted': 'Esto se detuvo.',
  walletSays: 'Tu billetera dice:',
  'funds.no': 'No se te cobró nada.',
  'funds.approved':
    'Solo pagaste comisiones de red, y tu aprobación queda para la próxima vez.',
  'funds.fee': 'Solo pagaste la comisión de red.',
  'funds.signed':
    'Alguien aún puede ejecutar tu orden firmada hasta que venza: vuelve a publicarla o cancélala.',
  'funds.lost':
    'Tu orden firmada puede estar activa. Reintentar no la publica dos veces.',
  'funds.maybe':
    'Esto aún puede completarse, así que revisa tu billetera antes de reintentar.',
  'funds.yes': 'Una transacción se completó, y puedes continuar desde aquí.',
}
