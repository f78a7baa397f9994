import type { EventLabels } from '../../components/ActivityTable/eventLabels.js'

export const eventLabels: EventLabels = {
  activity: 'Aktivität',
  activityEmpty: 'Noch keine Aktivität',
  columnEvent: 'Ereignis',
  columnTime: 'Zeit',
  'event.listing.made': 'Angeboten',
  'event.listing.filled': 'Verkauft',
  'event.listing.cancelled': 'Zurückgezogen',
  'event.listing.expired': 'Abgelaufen',
  'event.offer.made': 'Gebot abgegeben',
  'event.offer.filled': 'Gebot angenommen',
  'event.offer.cancelled': 'Gebot zurückgezogen',
  'event.offer.expired': 'Gebot abgelaufen',
}
