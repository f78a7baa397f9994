import type { LabelsOf } from '../../labels/labelsOf.js'

export const eventLabels = {
  activity: 'Activity',
  activityEmpty: 'No listings or offers',
  columnAccount: 'Listing or offer by',
  columnEvent: 'Event',
  columnTime: 'Time',
  'event.listing.created': 'Listed',
  'event.listing.filled': 'Sold',
  'event.listing.cancelled': 'Listing cancelled',
  'event.listing.expired': 'Listing expired',
  'event.offer.created': 'Offer made',
  'event.offer.filled': 'Offer accepted',
  'event.offer.cancelled': 'Offer cancelled',
  'event.offer.expired': 'Offer expired',
}

export type EventLabels = LabelsOf<typeof eventLabels>
