import type { EventLabels } from '../../components/ActivityTable/eventLabels.js'

export const eventLabels: EventLabels = {
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
}
