import type { Locale } from '../labels/locale.js'
import { nameFrom } from '../labels/nameFrom.js'
import { plural } from '../labels/plural.js'

const marketplaceNames: Record<string, string> = {
  payment_processor: 'Payment Processor',
  service_marketplace_v1: 'Órdenes en cadena',
  service_marketplace_v2: 'Órdenes firmadas',
  unknown: 'Desconocido',
}

type Count = number | bigint

const listings = (count: Count) =>
  plural('es', count, {
    one: '# anuncio',
    many: '# de anuncios',
    other: '# anuncios',
  })

const number = (count: Count) => plural('es', count, { other: '#' })

const items = (count: Count) =>
  plural('es', count, {
    one: '# artículo',
    many: '# de artículos',
    other: '# artículos',
  })

/** Returns the noun of a kind of flow. */
function getNoun(kind: string): string {
  const nouns = {
    buy: 'compra',
    cancel: 'cancelación',
    cancelMany: 'cancelación',
    edit: 'actualización',
    list: 'publicación',
    listMany: 'publicación',
  }
  return nouns[kind as keyof typeof nouns] ?? 'transacción'
}

const mediaNames: Record<string, string> = {
  audio: 'Audio',
  image: 'Imagen',
  model: 'Modelo 3D',
  page: 'Página web',
  video: 'Video',
}

const mediaVerbs: Record<string, string> = {
  model: 'Ver en 3D',
  page: 'Abrir la página aquí',
  video: 'Cargar video',
}

const feeNames: Record<string, string> = {
  creator: 'Regalías del creador',
  marketplace: 'Comisión del mercado',
  platform: 'Comisión del mercado',
  royalty: 'Regalías del creador',
}

/** Spanish, for Spain and Latin America. */
export const es: Locale = {
  code: 'es',
  direction: 'ltr',
  labels: {
    /* Everywhere */
    // Actions
    buy: 'Comprar',
    buyFor: (price) => `Comprar por ${price}`,
    cancel: 'Cancelar anuncio',
    close: 'Cerrar',
    connect: 'Conectar billetera',
    copied: 'Copiado',
    copy: (what) => `Copiar ${what}`,
    copyAddress: 'la dirección',
    copyTokenId: 'el ID del token',
    dismiss: 'Ocultar',
    list: 'Poner en venta',
    loading: 'Cargando…',
    retry: 'Reintentar',
    viewOnExplorer: 'Ver en el explorador',

    // Names and values
    chain: 'Red',
    marketplaceName: (name) => marketplaceNames[name] ?? nameFrom(name),
    pair: (name, value) => `${name}: ${value}`,
    rangeBetween: (from, to) => `${from} – ${to}`,
    times: (quantity) => `×${quantity}`,
    unknown: 'Desconocido',
    unknownItem: 'Artículo desconocido',
    untitled: (tokenId) => `#${tokenId}`,
    you: 'Tú',

    // Widgets that wait, are out of date or broken
    checking: 'Comprobando…',
    'grid.stale': 'No se pudo actualizar. Puede estar desactualizado.',
    offline: 'No tienes conexión.',
    offlineText:
      'Puede estar desactualizado. Lo actualizaremos cuando vuelva la conexión.',
    widgetBroken: 'Algo salió mal aquí.',

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
    'request.unauthorized':
      'El mercado no reconoce la clave de esta aplicación.',
    'request.permissionDenied':
      'Esta aplicación no tiene acceso a este mercado.',
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

    // Success
    bought: (name, quantity) =>
      quantity === '1'
        ? `${name} ya es tuyo`
        : `${quantity} × ${name} ya son tuyos`,
    boughtText: 'Ya está en tu billetera.',
    basketBought: (count) =>
      count === 1n
        ? 'Ya es tuyo'
        : plural('es', count, {
            many: '# de artículos ya son tuyos',
            other: '# artículos ya son tuyos',
          }),
    basketPartly: (bought, all) =>
      `${number(bought)} de ${items(all)} ${bought === 1n ? 'ya es tuyo' : 'ya son tuyos'}`,
    basketMissedText: 'Alguien se adelantó. El resto no se te cobró.',
    cancelled: (name) => `${name} ya no está en venta`,
    cancelledText: 'El artículo sigue en tu billetera.',
    listed: (name) => `${name} está en venta`,
    listedMany: (count) =>
      plural('es', count, {
        one: '# artículo está en venta',
        many: '# de artículos están en venta',
        other: '# artículos están en venta',
      }),
    listedText: 'Los compradores ya pueden verlo.',
    'resumed.done': (kind) => `Tu ${getNoun(kind)} se completó`,

    // Not settled
    'resumed.resuming': (kind) => `Completando tu ${getNoun(kind)}…`,
    'resumed.unresolved': (kind) =>
      `No sabemos si tu ${getNoun(kind)} se completó`,
    askAgain: 'Enviar la solicitud otra vez',
    cancelSigned: 'Cancelar orden',
    checkAgain: 'Comprobar otra vez',
    editCancelOld: 'Cancelar el anuncio anterior',
    keepWaiting: 'Seguir esperando',
    repost: 'Publicar otra vez',

    /* ActivityTable */
    activity: 'Actividad',
    activityEmpty: 'No hay anuncios ni ofertas',
    columnAccount: 'Anuncio u oferta de',
    columnEvent: 'Evento',
    columnTime: 'Fecha',
    'event.listing.created': 'Puesto en venta',
    'event.listing.filled': 'Vendido',
    'event.listing.cancelled': 'Anuncio cancelado',
    'event.listing.expired': 'Anuncio vencido',
    'event.offer.created': 'Oferta realizada',
    'event.offer.filled': 'Oferta aceptada',
    'event.offer.cancelled': 'Oferta cancelada',
    'event.offer.expired': 'Oferta vencida',

    /* BrowseToolbar */
    activeFilters: 'Filtros activos',
    clearFilters: 'Quitar todos',
    clearSearch: 'Borrar búsqueda',
    comfortable: 'Tarjetas grandes',
    compact: 'Tarjetas pequeñas',
    density: 'Tamaño de tarjeta',
    'ownership.mine': 'Míos',
    'ownership.others': 'No míos',
    rangeAtLeast: (from) => `${from} o más`,
    rangeAtMost: (to) => `${to} o menos`,
    removeFilter: (filter) => `Quitar filtro: ${filter}`,
    results: (count) =>
      plural('es', count, {
        one: '# artículo',
        many: '# de artículos',
        other: '# artículos',
      }),
    resultsOver: (count) =>
      plural('es', count, {
        many: 'Más de # de artículos',
        other: 'Más de # artículos',
      }),
    search: 'Buscar',
    searchCollectibles: 'Buscar artículos',
    searchIn: (collection) => `Buscar en ${collection}`,
    show: 'Mostrar',
    showAll: 'Todos',
    showListed: 'En venta',
    showUnlisted: 'No en venta',
    sort: 'Ordenar',

    /* BuyDialog */
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

    buyTitle: 'Comprar',
    included: 'incluido',
    networkFee: 'Comisión de red',
    networkFeeByWallet: 'se muestra en tu billetera',
    notForSaleYet: 'Aún no está en venta',
    notForSaleYetText:
      'Este anuncio se está publicando. Podrás comprar en un momento.',
    orderGone:
      'Este anuncio ya no está disponible: se vendió, se canceló o venció.',
    orderGoneNext: (price) => `Comprar el siguiente por ${price}`,
    ownedNow: 'Esto ya es tuyo.',
    ownListing: 'Este anuncio es tuyo.',
    quantityShrunk: (available) =>
      available === '1' ? 'Solo queda 1.' : `Solo quedan ${available}.`,
    several: (quantity, name) => `${quantity} × ${name}`,
    unitPrice: 'Precio por unidad',

    /* CancelDialog */
    // One listing
    cancelTitle: 'Cancelar anuncio',
    cancelText:
      'Una vez cancelado, nadie podrá comprar con este anuncio. Hasta entonces sigue activo, aunque transfieras el artículo y lo recuperes.',
    cancelGas: 'Cancelar es una transacción con comisión de red.',
    cancelFree: 'Cancelar solo requiere una firma, sin comisión de red.',
    'cancelEnded.filled': (name) => `${name} ya se vendió`,
    'cancelEnded.cancelled': (name) => `El anuncio de ${name} ya se canceló`,
    'cancelEnded.expired': (name) => `El anuncio de ${name} ya venció`,
    'cancelEnded.other': (name) => `${name} ya no está en venta`,
    cancelOverText: 'Ya nadie puede comprar con este anuncio.',

    // Several
    cancelManyTitle: 'Cancelar anuncios',
    cancelManyCount: (count) => listings(count),
    cancelManyText: (count) =>
      plural('es', count, {
        one: 'Una vez cancelado, nadie podrá comprar con este anuncio. Hasta entonces sigue activo, aunque transfieras el artículo y lo recuperes.',
        other:
          'Una vez cancelados, nadie podrá comprar con estos anuncios. Hasta entonces siguen activos, aunque transfieras los artículos y los recuperes. Tu billetera te pedirá confirmación # veces.',
      }),
    cancelManyAction: (count) => `Cancelar ${listings(count)}`,
    cancelManyGoOn: (count) => `Continuar con ${listings(count)}`,
    cancelManyNone: 'Selecciona un anuncio',
    cancelManyStopped:
      'Se detuvo aquí. Las demás cancelaciones no se enviaron.',
    cancelManyDone: (count) =>
      plural('es', count, {
        one: '# anuncio ya no está en venta',
        many: '# de anuncios ya no están en venta',
        other: '# anuncios ya no están en venta',
      }),
    cancelManyKept: 'Los artículos siguen en tu billetera.',
    'cancelPart.waiting': 'En espera',
    'cancelPart.working': 'Cancelando',
    'cancelPart.done': 'Cancelado',
    'cancelPart.ended': 'Ya había terminado',
    'cancelPart.failed': 'Sigue en venta',

    /* CartDrawer */
    basketBuy: (count, price) =>
      count === 1n
        ? `Comprar por ${price}`
        : `Comprar ${number(count)} por ${price}`,
    basketGone: (name) =>
      `${name} se vendió, o su anuncio se canceló o venció.`,
    basketItems: (count) => items(count),
    basketLeaveOut: 'Continuar sin este',
    basketMissed: 'No comprado',
    basketYours: 'Ya es tuyo',

    addToCart: 'Añadir al carrito',
    cart: 'Carrito',
    cartOf: (count) => `Carrito, ${items(count)}`,
    cartCount: (count) => items(count),
    cartApart:
      'Se paga por separado: otra colección, otro mercado u otra moneda.',
    cartBrowse: 'Seguir explorando',
    cartEmpty: 'Tu carrito está vacío',
    cartEmptyText:
      'Añade artículos mientras exploras y págalos todos a la vez.',
    cartLeft: (count) =>
      plural('es', count, {
        one: 'Queda # artículo en tu carrito.',
        many: 'Quedan # de artículos en tu carrito.',
        other: 'Quedan # artículos en tu carrito.',
      }),
    cartPutBack: 'Deshacer',
    cartRemoveUnavailable: 'Quitar',
    cartUnavailable: (count) =>
      plural('es', count, {
        one: 'Ya no está en venta (#)',
        other: 'Ya no están en venta (#)',
      }),
    checkOut: 'Pagar',
    checkOutBack: 'Volver al carrito',
    checkOutOf: (count, price) => `Pagar ${price} por ${items(count)}`,
    clearCart: 'Quitar todo',
    removeFromCart: (name) => `Quitar ${name} del carrito`,

    // Lines
    cartAccept: (price) => `Aceptar ${price}`,
    cartAcceptFewer: (available) => `Llevar ${available}`,
    cartReplace: (price) => `Cambiar por uno de ${price}`,
    'cartLine.gone': 'Vendido, cancelado o vencido',
    'cartLine.own': 'Este anuncio es tuyo',
    'cartLine.cheaper': (before) => `Bajó desde ${before}`,
    'cartLine.dearer': (before) => `Antes ${before}`,
    'cartLine.fewer': (available) =>
      available === '1' ? 'Solo queda 1' : `Solo quedan ${available}`,

    /* CollectibleCard */
    inCart: 'En el carrito',
    owned: 'Es tuyo',
    yours: 'Tu anuncio',
    'card.addToCart': 'Añadir al carrito',
    'card.bid': 'Oferta',
    'card.buyFor': (price) => `por ${price}`,
    'card.edit': 'Editar anuncio',
    'card.expired': 'Terminado',
    'card.flow.buy': 'Comprando…',
    'card.flow.cancel': 'Cancelando…',
    'card.flow.cancelMany': 'Cancelando…',
    'card.flow.edit': 'Actualizando anuncio…',
    'card.flow.list': 'Poniendo en venta…',
    'card.flow.listMany': 'Poniendo en venta…',
    'card.flow.steps': 'En curso…',
    'card.flow.waiting': 'En espera…',
    'card.held': (quantity) => `Tienes ${quantity}`,
    'card.offer': 'Hacer oferta',
    'card.price.down': 'El precio ha bajado desde la última vez que lo viste.',
    'card.price.other':
      'El precio ha cambiado desde la última vez que lo viste.',
    'card.price.up': 'El precio ha subido desde la última vez que lo viste.',
    'card.removeFromCart': 'Quitar del carrito',
    'card.select': (name) => `Seleccionar ${name}`,
    'card.sold': 'Vendido',
    'card.timeLeft': (time) => `Termina en ${time}`,
    'card.view': 'Ver',

    /* CollectibleGrid */
    'card.broken': 'No se pudo mostrar este artículo.',
    collectibles: 'Artículos',
    emptyGrid: 'Todavía no hay nada aquí.',
    gridError: 'No se pudieron cargar estos artículos.',
    'grid.moreError': 'No se pudieron cargar más.',
    'grid.next': 'Página siguiente',
    'grid.page': (page) => `Página ${page}`,
    'grid.pages': 'Páginas',
    'grid.previous': 'Página anterior',
    'grid.refreshing': 'Buscando cambios…',
    loadMore: 'Mostrar más',

    /* CollectibleView */
    about: 'Descripción',
    attributes: 'Rasgos',
    attributesMore: (count) =>
      plural('es', count, {
        one: 'Mostrar # rasgo más',
        many: 'Mostrar # de rasgos más',
        other: 'Mostrar # rasgos más',
      }),
    bestListing: 'Precio',
    contract: 'Contrato',
    details: 'Detalles',
    each: 'por unidad',
    externalSite: 'Sitio web',
    highestListing: 'Anuncio más caro',
    noOffers: 'Ninguna todavía',
    owner: 'Propietario',
    ownsOf: (held) => `Tienes ${held}`,
    readLess: 'Leer menos',
    readMore: 'Leer más',
    tokenId: 'ID del token',
    tokenStandard: 'Estándar',
    viewError: 'No se pudo cargar este artículo.',
    viewMissing: 'Este artículo no existe.',

    /* CollectionFilters */
    applyFilters: 'Mostrar resultados',
    applyFiltersTo: (count) => `Mostrar ${count.replace(/^M/, 'm')}`,
    chosen: (count) =>
      plural('es', count, { one: '# seleccionado', other: '# seleccionados' }),
    connectForMine: 'Conecta tu billetera para ver lo que tienes.',
    filters: 'Filtros',
    filtersError: 'No se pudieron cargar los rasgos.',
    filtersSet: (count) =>
      plural('es', count, { one: '# activo', other: '# activos' }),
    marketplace: 'Mercado',
    moreFound: (count) =>
      plural('es', count, {
        one: '# más. Busca para encontrarlo.',
        other: '# más. Busca para encontrarlos.',
      }),
    nothingFound: 'Sin resultados.',
    ownership: 'Propiedad',
    'ownership.any': 'Todos',
    rangeFrom: (name) => `${name}, mín.`,
    rangeTo: (name) => `${name}, máx.`,
    'rangeProblem.number': 'Escribe un número.',
    'rangeProblem.order': 'El mínimo no puede ser mayor que el máximo.',
    'rangeProblem.limits': (from, to) =>
      `Escribe números entre ${from} y ${to}.`,
    searchFacet: (name) => `Buscar en ${name}`,
    showFewer: 'Mostrar menos',
    showMore: (count) => plural('es', count, { other: 'Mostrar # más' }),

    /* EditListingDialog */
    editTitle: 'Editar anuncio',
    editAction: (price) => `Cambiar a ${price}`,
    editNothing: 'Sin cambios',
    editCancelFirst:
      'Primero cancelamos el anuncio anterior para que nadie compre al precio anterior y luego creamos el nuevo. Mientras tanto no está en venta.',
    editListFirst:
      'Primero creamos el anuncio nuevo para que siga en venta y luego cancelamos el anterior.',
    editStay:
      'No cierres esta ventana. Tu billetera te pedirá confirmación dos veces.',
    editPartCancel: (price) => `Cancelar el anuncio de ${price}`,
    editPartList: 'Crear anuncio nuevo',
    editFree: 'Solo una firma, sin comisión de red',
    editGas: 'Transacción, con comisión de red',
    editUnlisted:
      'El anuncio anterior está cancelado, así que el artículo no está en venta. Ponlo en venta de nuevo para terminar.',
    editBoth: (price) =>
      `Los dos anuncios están activos. Se puede seguir comprando por ${price} hasta que canceles el anterior.`,
    editSold: 'Se vendió al precio anterior.',
    edited: 'Anuncio actualizado',
    editedText:
      'El anuncio anterior está cancelado. Los compradores ven el nuevo.',
    changeAnyway: (price) => `Cambiar a ${price} de todos modos`,

    /* failure */
    findingAgreed: 'Acordado',
    findingFound: 'Solicitado',
    findingMore: (count) => plural('es', count, { other: '# más' }),
    findingUnlimited: 'sin límite',
    'finding.allowance': 'Podría salir otro importe de tu billetera.',
    'finding.body': 'Los datos para el mercado parecen incorrectos.',
    'finding.book':
      'Puede que se cancele en el libro de órdenes equivocado y tu anuncio siga activo.',
    'finding.call': 'No sabemos qué hace esto.',
    'finding.cancelAll': 'Esto cancela todos tus anuncios.',
    'finding.chain': 'Esto es para otra red.',
    'finding.collection': 'Esta no es una colección del tipo esperado.',
    'finding.contract': 'Esto va a un contrato desconocido.',
    'finding.currency': 'La moneda es distinta.',
    'finding.encoding':
      'Una parte de la solicitud no se puede leer y podría ocultar algo.',
    'finding.expiry': 'La fecha de vencimiento es distinta.',
    'finding.fee': 'Alguien recibe una comisión que no aceptaste.',
    'finding.holder': 'No tienes tantas unidades de este artículo.',
    'finding.item': 'El artículo es distinto.',
    'finding.maker': 'Este anuncio es de otra persona.',
    'finding.message': 'Firmarías un mensaje desconocido.',
    'finding.method': 'Esto llama al mercado de una forma inusual.',
    'finding.missing': 'Esto no incluye lo que pediste.',
    'finding.net': 'Recibirías menos.',
    'finding.operator': 'Un contrato desconocido movería tus tokens.',
    'finding.order': 'El anuncio es distinto o ya no está disponible.',
    'finding.origin': 'Tu firma iría a un sitio web desconocido.',
    'finding.price': 'El precio es distinto.',
    'finding.quantity': 'La cantidad es distinta.',
    'finding.recipient': 'Otra persona recibiría el artículo.',
    'finding.spender': 'Un contrato desconocido podría llevarse tus tokens.',
    'finding.start': 'La fecha de inicio es distinta.',
    'finding.total': 'El total es más alto.',
    'finding.transfer': 'Esto saca algo más de tu billetera.',
    'finding.typedData': 'Firmarías algo desconocido.',
    'finding.unanswered':
      'La red no respondió, así que no pudimos verificarlo todo.',
    'finding.unasked': 'Esto hace algo que no pediste.',
    'finding.unproven':
      'No pudimos comprobar que tu anuncio esté en esta moneda.',
    'finding.value': 'Se enviaría otro importe.',
    'finding.zone': 'Un contrato desconocido decide quién puede comprar.',

    /* FlowNotices */
    notices: 'Tu actividad',
    'tray.failed': 'No se pudo cargar tu actividad.',

    minimize: 'Minimizar',
    andMore: (count) => plural('es', count, { other: '# más' }),
    'tray.view': 'Ver',

    // Flows
    'resumed.running': (kind) => `Tu ${getNoun(kind)} está en curso`,
    'resumed.failed': (kind) => `Tu ${getNoun(kind)} falló`,
    'resumed.interrupted': (kind) => `Tu ${getNoun(kind)} no se completó`,
    'resumed.refused': (kind) =>
      `Tu ${getNoun(kind)} está firmada, pero el mercado la rechazó`,
    'resumedText.resuming':
      'Empezaste esto en otra pestaña o antes de recargar.',
    'resumedText.running': 'En curso en otra pestaña.',
    'resumedText.here': 'Sigue explorando, nosotros lo terminamos.',
    'resumedText.prompting': 'Puede que tu billetera espere tu respuesta.',
    'resumedText.sent': 'Esperando a la red.',
    'resumedText.done': 'Empezaste esto en otra pestaña o antes de recargar.',
    'resumedText.failed': 'No cambió nada.',
    'resumedText.interrupted':
      'Los pasos restantes no se enviaron. Puedes empezar de nuevo.',
    'resumedText.refused':
      'Alguien aún puede ejecutar tu orden firmada hasta que venza. Vuelve a publicarla o cancélala.',
    'resumedText.unresolved':
      'Revisa la actividad de tu billetera antes de empezar de nuevo.',
    refusedUntil: (date) =>
      `Alguien aún puede ejecutar tu orden firmada hasta el ${date}. Vuelve a publicarla o cancélala.`,

    // Stop tracking a flow
    giveUp: 'No lo envié',
    giveUpTitle: '¿Dejar de rastrearlo?',
    giveUpText:
      'Después podrás empezar de nuevo. Si tu billetera sí envió la solicitud, puede completarse dos veces, o fallar y costar la comisión de red. Revisa antes la actividad de tu billetera.',
    giveUpConfirm: 'Dejar de rastrear',
    giveUpKeep: 'Seguir rastreando',

    // Unfinished edits
    editLeft: (name) => `${name} no está en venta`,
    editLeftText: (price) =>
      `El anuncio anterior está cancelado, pero el nuevo, de ${price}, aún no se ha creado.`,
    editLeftBoth: (name) => `${name} está en venta dos veces`,
    editLeftBothText: (price) =>
      `El anuncio nuevo está activo. Se puede seguir comprando por ${price} hasta que canceles el anterior.`,
    editLeftGoOn: 'Terminar de publicar',

    listManyPartly: (listed, all) =>
      `${plural('es', listed, { other: '#' })} de ${items(all)} en venta`,
    listManyLeft: 'Los demás no se pusieron en venta. No se envió nada más.',
    listManyFinish: 'Poner en venta los demás',

    /* ListDialog */
    listTitle: 'Poner en venta',
    listAction: (price) => `Poner en venta por ${price}`,
    listAnyway: (price) => `Poner en venta por ${price} de todos modos`,
    listingFees: 'Comisiones del mercado y del creador',
    listedAlready: (count) => `${count} ya en venta`,
    notOwned: 'Este artículo no es tuyo.',
    allListed:
      'Todo lo que tienes aquí ya está en venta. Edita o cancela antes un anuncio.',
    alreadyListed: (price) =>
      `Ya está en venta por ${price}. Ese anuncio sigue activo.`,
    editThat: 'Editar ese anuncio',
    earnings: 'Recibes',

    // Price
    belowOffer: (offer) => `Ya hay una oferta de ${offer}.`,
    changePrice: 'Cambiar el precio',
    divisible:
      'Según el mercado, este artículo se puede dividir en fracciones. Si no es cierto, venderías más de lo que ves aquí.',
    enterPrice: 'Escribe un precio',
    farBelowFloor: (share, floor) =>
      `Está un ${share} por debajo del precio mínimo de ${floor}. Cualquiera puede comprarlo de inmediato.`,
    marketUnknown: 'No pudimos cargar los precios del mercado o tus anuncios.',
    notCompared: (price) => `No podemos compararlo con ${price}.`,
    priceBelowFloor: (share) => `${share} por debajo del precio mínimo`,
    priceHelp: 'Precios sugeridos',
    pricePerItem: 'Precio por unidad',

    // Duration
    duration: 'Duración',
    endsAt: 'Termina el',
    'endsAt.empty': 'Elige una fecha y una hora.',
    'endsAt.tooSoon': (date) => `Elige una hora posterior al ${date}.`,
    'endsAt.tooLate': (date) => `Elige una hora anterior al ${date}.`,
    expires: (date) => `Termina el ${date}`,
    timeZone: (zone) => `Zona horaria: ${zone}`,
    untilDate: 'Personalizada',

    // After it
    viewListing: 'Ver anuncio',

    // Order book
    orderbook: 'Dónde vender',
    orderbookFee: (fee) => `Comisión del ${fee}`,

    /* ListMany */
    listManyTitle: 'Poner en venta',
    listManyCount: (count) => items(count),
    listManyText: (count) =>
      plural('es', count, {
        one: 'Tu billetera te pedirá que lo confirmes.',
        many: 'Tu billetera te pedirá que confirmes cada uno de los # de artículos.',
        other:
          'Tu billetera te pedirá que confirmes cada uno de los # artículos.',
      }),
    listManyAction: (count) => `Poner en venta ${items(count)}`,
    listManyAnyway: (count) => `Poner en venta ${items(count)} de todos modos`,
    listManyAsked: 'Revisa los precios. Alguno podría ser un error.',
    listManyStopped:
      'Se detuvo aquí. Los demás artículos no se pusieron en venta. Si lo intentas de nuevo, se conservarán sus precios.',
    listManyNothing: 'No queda nada que poner en venta.',
    priceForAll: 'Precio para todos',
    priceOf: (name) => `Precio de ${name}`,
    floorAnd: (change) => `Mínimo ${change}`,
    receives: (amount) => `Recibes ${amount}`,
    isListed: 'Ya está en venta',
    'listPart.waiting': 'En espera',
    'listPart.working': 'Poniendo en venta…',
    'listPart.done': 'En venta',
    'listPart.failed': 'No se puso en venta',
    'listPart.filled': 'Vendido',
    'listPart.cancelled': 'Cancelado',
    'listPart.expired': 'Vencido',
    'listPart.other': 'Ya no está en venta',

    /* Marketplace */
    cartFull: (most) =>
      `Tu carrito está lleno (${items(most)}). Paga o quita alguno primero.`,
    collectionOffer: 'Oferta de colección',
    forSale: 'En venta',
    items: 'Artículos',
    nothingCalled: (words) => `Sin resultados para «${words}»`,
    nothingMatches: 'Ningún artículo coincide con estos filtros.',
    showEverything: 'Quitar filtros',
    skipToItems: 'Saltar a los artículos',
    sweep: 'Comprar varios',

    ownedTitle: 'Tus artículos',
    ownedItems: 'Artículos',
    ownedListed: 'En venta',
    ownedUnlisted: 'No en venta',
    ownedValue: 'Valor al precio mínimo',
    cancelMine: 'Cancelar anuncios',
    selectToList: 'Poner varios en venta',
    selectHint: 'Selecciona los artículos que quieres poner en venta.',
    selectedCount: (count) =>
      plural('es', count, {
        one: '# seleccionado',
        other: '# seleccionados',
      }),
    selectMost: (most) => `Como máximo ${items(most)} a la vez.`,
    selectEnd: 'Dejar de seleccionar',

    /* Media */
    mediaBroken: 'Este archivo no se puede mostrar.',
    mediaChoose: (kind, place, of) => `${kind}, ${place} de ${of}`,
    mediaEnlarge: 'Ampliar',
    mediaKind: (kind) => mediaNames[kind] ?? 'Archivo',
    mediaNone: 'Sin imagen.',
    mediaOpen: (kind) => mediaVerbs[kind] ?? 'Cargar',
    mediaOriginal: 'Abrir original',

    /* PendingFlows */
    'tray.title': 'Tu actividad',
    'tray.open': (count) =>
      plural('es', count, {
        one: '# operación en curso',
        many: '# de operaciones en curso',
        other: '# operaciones en curso',
      }),
    'tray.empty': 'Nada en curso.',
    'tray.disconnected': 'Conecta tu billetera para ver tu actividad.',

    /* Price */
    bestOffer: 'Mejor oferta',
    currency: 'Moneda',
    fee: (kind) => feeNames[kind.toLowerCase()] ?? kind,
    fees: 'Comisiones',
    feesOther: 'Otras comisiones',
    floor: 'Precio mínimo',
    floorError: 'No se pudo cargar el precio mínimo.',
    floorNone: 'Sin anuncios',
    free: 'Gratis',
    notListed: 'No está en venta',
    price: 'Precio',
    total: 'Total',
    wrapped: (symbol, coin) => `${symbol} es ${coin} como token, 1:1.`,

    /* StepsProgress */
    approveCollection: 'la colección',
    copyTransaction: 'Copiar hash de la transacción',
    viewTransaction: 'Ver transacción',
    'wallet.open': (wallet) => `Abrir ${wallet}`,

    // Steps
    stepNow: (title, text) => `${title}. ${text}`,
    stepOf: (position, count) => `Paso ${position} de ${count}`,
    'stepTitle.tokenApproval': (subject) => `Aprobar ${subject}`,
    'stepTitle.buy': 'Comprar',
    'stepTitle.sell': 'Vender',
    'stepTitle.createListing': 'Firmar y publicar el anuncio',
    'stepTitle.createOffer': 'Firmar y publicar la oferta',
    'stepTitle.cancel': 'Cancelar el anuncio',
    'stepTitle.transaction': 'Enviar una transacción',
    'stepTitle.signature': 'Firmar y publicar',
    'stepTitle.message': 'Firmar un mensaje',
    'stepTitle.post': 'Publicar',

    // What the current step waits for
    'stepText.switching': 'Cambia de red en tu billetera.',
    'stepText.switchingIn': (wallet) => `Cambia de red en ${wallet}.`,
    'stepText.prompting': 'Confirma en tu billetera.',
    'stepText.promptingIn': (wallet) => `Confirma en ${wallet}.`,
    'stepText.bundled':
      'Tu billetera muestra estos pasos juntos. Confirma una sola vez.',
    'stepText.bundledIn': (wallet) =>
      `${wallet} muestra estos pasos juntos. Confirma una sola vez.`,
    'stepText.confirming': 'Esperando a la red. Tarda un momento.',
    'stepText.repriced': 'Aceleraste la transacción. Esperando a la red.',
    'stepText.queued': 'Esperando más firmas. Puedes irte y volver.',
    'stepText.queuedFor': (needed) =>
      plural('es', needed, {
        one: 'Esperando la firma de # propietario en tu billetera. Puedes irte y volver.',
        other:
          'Esperando las firmas de # propietarios en tu billetera. Puedes irte y volver.',
      }),
    'stepText.posting': 'Enviando al mercado.',

    /* SweepDialog */
    sweepTitle: 'Comprar los más baratos',
    sweepBy: 'Elegir por',
    sweepByCount: 'Cantidad',
    sweepByBudget: 'Presupuesto',
    sweepCount: 'Número de artículos',
    sweepBudget: 'Gastar hasta',
    sweepFound: (count) => `${items(count)} en venta`,
    sweepUpTo: (count) => `Hasta ${items(count)} a la vez`,
    sweepEmpty: 'No hay nada en venta en esta moneda.',
    sweepOthers: 'No se incluyen otras monedas.',
    sweepTooLittle: (price) => `El artículo más barato cuesta ${price}.`,
    sweepNothing: 'Nada seleccionado',
    sweepRange: 'Rango de precios',
    sweepLimited: (most) => `Como máximo ${listings(most)} a la vez.`,
    sweepUnread: (count) =>
      plural('es', count, {
        one: 'Elegido entre el # anuncio más barato; hay más.',
        many: 'Elegidos entre los # de anuncios más baratos; hay más.',
        other: 'Elegidos entre los # anuncios más baratos; hay más.',
      }),
    sweepValue: (count, all) => `${count} de ${all}`,

    /* table */
    // Columns
    columnActions: 'Acciones',
    columnEnds: 'Termina',
    columnFloor: 'vs. mínimo',
    columnFor: 'Para',
    columnMaker: 'De',
    columnMarketplace: 'Mercado',
    columnNet: 'El vendedor recibe',
    columnPrice: 'Precio',
    columnQuantity: 'Cantidad',
    columnUnitPrice: 'Precio por unidad',

    // Cells
    atFloor: 'Al mínimo',
    ended: 'Terminado',
    feesNet: 'El vendedor recibe',
    feesOf: (percent) => `Comisiones: ${percent}`,
    feesTitle: 'Desglose del precio',
    forCollection: 'Toda la colección',
    forItem: 'Este artículo',
    noEnd: 'Sin vencimiento',
    'problem.filled': 'Vendido',
    'problem.cancelled': 'Cancelado',
    'problem.expired': 'Vencido',
    'problem.inactive':
      'En pausa: el vendedor no puede entregarlo en este momento',
    'problem.gone': 'Ya no está disponible',
    'problem.early': 'Aún no ha empezado',
    'problem.unknown': 'Ilegible',

    // Listings
    listings: 'Anuncios',
    listingsEmpty: 'No hay anuncios',
    'row.addToCart': 'Añadir al carrito',
    'row.buy': 'Comprar',
    'row.cancel': 'Cancelar',
    'row.edit': 'Editar',
    'row.inCart': 'En el carrito',

    // Offers
    makeOffer: 'Hacer oferta',
    offers: 'Ofertas',
    offersEmpty: 'No hay ofertas',
    'row.accept': 'Aceptar',

    contracts: 'Contratos',
    contractsEmpty: 'Este proyecto todavía no tiene contratos.',
    contractSources: 'Plantillas de contrato',
    contractSourcesEmpty: 'Todavía no hay plantillas de contrato.',
    columnAddress: 'Dirección',
    columnAudited: 'Auditado',
    columnAuthor: 'Autor',
    columnCreated: 'Creado',
    columnEmail: 'Correo electrónico',
    columnLicense: 'Licencia',
    columnName: 'Nombre',
    columnSource: 'Origen',
    columnType: 'Tipo',
    audited: 'Auditado',
    disabled: 'Desactivado',
    moreInfo: 'Más',
    unnamed: 'Sin nombre',
    contacts: 'Contactos',
    contactsEmpty: 'Esta audiencia todavía no tiene contactos.',
    contactCount: (count) =>
      plural('es', count, {
        one: '# contacto',
        many: '# de contactos',
        other: '# contactos',
      }),
    personalHidden: 'Oculto',
    personalHide: 'Ocultar nombres y correos',
    personalShow: 'Mostrar nombres y correos',
    personalText:
      'Los nombres y correos son datos personales, por eso están ocultos.',

    pageNext: 'Página siguiente',
    pageOf: (page) => `Página ${page}`,
    pagePrevious: 'Página anterior',
    refreshing: 'Actualizando',
    sortedBy: (column) => `Ordenar por ${column}`,
    tableError: 'No se pudo cargar esta lista.',

    /* trade */
    signedTitle: 'Ya firmaste un anuncio de este artículo',
    signedText: (price, date) =>
      `Es de ${price} y puede estar activo hasta el ${date}. Si publicas otro, alguien aún podrá comprar por ${price}.`,
    signedTextUnknown:
      'Puede estar activo. Si publicas otro, alguien aún podrá comprar al precio anterior.',
    signedCancelFirst: 'Cancelarlo primero',
    signedAnyway: 'Publicar de todos modos',

    'signed.lost': 'Tu anuncio está firmado, pero el mercado no lo confirmó',
    'signed.replaced': 'Firmaste un anuncio anterior que puede estar activo',
    'signedText.lost': (price, date) =>
      `Puede estar activo por ${price} hasta el ${date}. Comprueba otra vez o cancélalo.`,
    'signedText.refused': (price, date) =>
      `Alguien aún puede comprar por ${price} hasta el ${date}. Vuelve a publicarlo o cancélalo.`,

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
    'working.indexing.buy': 'Pagado. Esperando al mercado…',
    'working.indexing.list': 'Publicado. Esperando al mercado…',
    'working.indexing.cancel': 'Cancelado. Esperando al mercado…',
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
    'wait.indexing':
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

    'wallet.connecting': 'Conectando…',
    'wallet.reconnecting': 'Reconectando tu billetera…',
    'wallet.switchTo': (chain) => `Cambiar a ${chain}`,
    'wallet.switching': 'Cambia de red en la billetera…',
    'wallet.wrongChain': (chain) =>
      `Tu billetera está en otra red. Cambia a ${chain} para continuar.`,
    'wallet.switchDeclined': 'Rechazaste el cambio de red en tu billetera.',
    'wallet.switchFailed': (chain) =>
      `Tu billetera no cambió de red. Elige ${chain} allí, o añádela, y vuelve.`,
    'wallet.wrongAccount': (account) =>
      `Solo ${account} puede continuar. Cambia a esa cuenta en tu billetera.`,
    'wallet.watchOnly':
      'Esta billetera es de solo lectura y no puede confirmar nada. Conecta una que sí pueda.',
  },
}
