import type { FailureLabels } from '../../labels/failureLabels.js'

export const failureLabels: FailureLabels = {
  copyDetails: 'detalles',
  showDetails: 'Detalles',
  'error.unknown': 'Algo salió mal.',
  'error.configuration': 'Este elemento no está bien configurado.',
  'error.invalidResponse':
    'El mercado envió una respuesta que no podemos leer.',
  'error.invalidStep':
    'El mercado pidió algo que no podemos hacer de forma segura, así que no se envió nada.',
  'guard.match': 'Lo detuviste antes de que se enviara nada.',
  'guard.unknown':
    'El mercado pidió algo que no entendemos del todo, así que no se envió nada.',
  'guard.mismatch':
    'El mercado pidió algo distinto de lo que aceptaste, así que no se envió nada.',
  'request.unauthorized': 'El mercado no conoce la clave de esta aplicación.',
  'request.permissionDenied': 'Esta aplicación no tiene acceso a este mercado.',
  'request.invalidArgument': 'El mercado rechazó esta petición.',
  'request.rateLimited':
    'Demasiadas peticiones. Espera un momento e inténtalo de nuevo.',
  'request.notFound': 'El mercado no tiene constancia de esto.',
  'request.badRequest': 'El mercado rechazó esta petición.',
  'request.server': 'El mercado tiene problemas. Inténtalo de nuevo pronto.',
  'request.timeout': 'El mercado no respondió a tiempo.',
  'request.network':
    'No se puede contactar con el mercado. Revisa tu conexión e inténtalo de nuevo.',
  'step.rejected': 'Rechazaste esto en tu billetera.',
  'step.wrongAccount':
    'Tu billetera está en otra cuenta. Vuelve a la anterior para continuar.',
  'step.noWallet':
    'No hay ninguna billetera conectada. Conecta una para continuar.',
  'step.wrongChain': 'Tu billetera está en otra red y no cambió.',
  'step.walletBusy': 'Tu billetera ya muestra una petición. Respóndela antes.',
  'step.popupBlocked':
    'Tu navegador bloqueó la ventana de tu billetera. Permite las ventanas emergentes e inténtalo de nuevo.',
  'step.wallet': 'Tu billetera no pudo hacerlo.',
  'step.insufficientFunds': 'Cuesta más de lo que contiene tu billetera.',
  'step.reverted': 'La transacción falló. Puede que alguien se adelantara.',
  'step.replaced': 'Reemplazaste la transacción por otra.',
  'step.cancelled': 'Cancelaste la transacción en tu billetera.',
  'step.notConfirmed': 'Se envió, pero la red aún no lo confirma.',
  'step.queued': 'Esperando más firmas.',
  'step.unresolved': 'Ya iniciaste esto antes y no sabemos cómo terminó.',
  'step.signed':
    'Ya firmaste otra publicación de este artículo, que puede estar activa.',
  'step.running':
    'Ya está en curso en otra pestaña. Deja que termine allí o ciérrala.',
  'step.post': 'Está firmado, pero el mercado lo rechazó.',
  'step.notPosted': 'Está firmado, pero el mercado no lo confirmó.',
  'step.altered': 'La red ejecutó algo distinto de lo que aceptaste.',
  'step.aborted': 'Esto se detuvo.',
  'funds.no': 'No se te cobró nada.',
  'funds.approved':
    'Solo pagaste comisiones de red. Tu aprobación se mantiene y se usará la próxima vez.',
  'funds.fee': 'Solo pagaste la comisión de red.',
  'funds.signed':
    'No se te cobró nada, pero alguien aún puede ejecutar la orden firmada hasta que termine. Vuelve a publicarla o cancélala.',
  'funds.lost':
    'Tu orden firmada puede estar activa. Al reintentar se envía la misma firma.',
  'funds.maybe':
    'Aún puede completarse. Revisa tu billetera antes de reintentar.',
  'funds.yes': 'Una transacción se completó. Puedes continuar desde aquí.',
}
