import type { EventLabels } from '../../components/ActivityTable/eventLabels.js'

export const eventLabels: EventLabels = {
  activity: 'Aktivität',
  activityEmpty: 'Keine Angebote oder Gebote',
  columnAccount: 'Angebot oder Gebot von',
  columnEvent: 'Ereignis',
  columnTime: 'Zeit',
  'event.listing.created': 'Angeboten',
  'event.listing.filled': 'Verkauft',
  'event.listing.cancelled': 'Angebot zurückgezogen',
  'event.listing.expired': 'Angebot abgelaufen',
  'event.offer.created': 'Gebot abgegeben',
  'event.offer.filled': 'Gebot angenommen',
  'event.offer.cancelled': 'Gebot zurückgezogen',
  'event.offer.expired': 'Gebot abgelaufen',
}
