import type { LabelsOf } from '../../labels/labelsOf.js'

export const eventLabels = {
  activity: 'Activity',
  activityEmpty: 'No activity yet',
  columnEvent: 'Event',
  columnTime: 'Time',
  'event.listing.made': 'Listed',
  'event.listing.filled': 'Sold',
  'event.listing.cancelled': 'Listing cancelled',
  'event.listing.expired': 'Listing expired',
  'event.offer.made': 'Offer made',
  'event.offer.filled': 'Offer accepted',
  'event.offer.cancelled': 'Offer cancelled',
  'event.offer.expired': 'Offer expired',
}

export type EventLabels = LabelsOf<typeof eventLabels>
