import type { CommonLabels } from '../../labels/commonLabels.js'
import { nameFrom } from '../../labels/nameFrom.js'

export const commonLabels: CommonLabels = {
  // Actions
  buy: 'Comprar ahora',
  buyFor: (price) => `Comprar por ${price}`,
  cancel: 'Cancelar anuncio',
  close: 'Cerrar',
  connect: 'Conectar billetera',
  copied: 'Copiado',
  copy: (what) => `Copiar ${what}`,
  copyAddress: 'dirección',
  dismiss: 'Descartar',
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
  'grid.stale': 'Puede estar desactualizado: no se pudo leer de nuevo.',
  offline: 'Sin conexión.',
  offlineText:
    'Puede estar desactualizado. Nos pondremos al día cuando vuelvas a estar en línea.',
  widgetBroken: 'Algo salió mal aquí.',
}

const marketplaceNames: Record<string, string> = {
  payment_processor: 'Procesador de pagos',
  service_marketplace_v1: 'Libro en cadena',
  service_marketplace_v2: 'Libro firmado',
  unknown: 'Desconocido',
}
