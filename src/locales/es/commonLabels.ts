import type { CommonLabels } from '../../labels/commonLabels.js'
import { nameFrom } from '../../labels/nameFrom.js'

export const commonLabels: CommonLabels = {
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
}

const marketplaceNames: Record<string, string> = {
  payment_processor: 'Payment Processor',
  service_marketplace_v1: 'Órdenes en cadena',
  service_marketplace_v2: 'Órdenes firmadas',
  unknown: 'Desconocido',
}
