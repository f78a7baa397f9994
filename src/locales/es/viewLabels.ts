import type { ViewLabels } from '../../components/CollectibleView/viewLabels.js'
import { plural } from '../../labels/plural.js'

export const viewLabels: ViewLabels = {
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
}
