import type { EventLabels } from '../../components/ActivityTable/eventLabels.js'

export const eventLabels: EventLabels = {
  activity: 'Actividad',
  activityEmpty: 'Aún no hay actividad',
  columnEvent: 'Evento',
  columnTime: 'Fecha',
  'event.listing.made': 'Puesto en venta',
  'event.listing.filled': 'Vendido',
  'event.listing.cancelled': 'Anuncio cancelado',
  'event.listing.expired': 'Anuncio vencido',
  'event.offer.made': 'Oferta hecha',
  'event.offer.filled': 'Oferta aceptada',
  'event.offer.cancelled': 'Oferta cancelada',
  'event.offer.expired': 'Oferta vencida',
}
