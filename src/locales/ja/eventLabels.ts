import type { EventLabels } from '../../components/ActivityTable/eventLabels.js'

export const eventLabels: EventLabels = {
  activity: 'アイテムの履歴',
  activityEmpty: '出品もオファーもありません',
  columnAccount: '出品者・オファー元',
  columnEvent: 'イベント',
  columnTime: '日時',
  'event.listing.created': '出品',
  'event.listing.filled': '売却',
  'event.listing.cancelled': '出品取り消し',
  'event.listing.expired': '出品期限切れ',
  'event.offer.created': 'オファー',
  'event.offer.filled': 'オファー成立',
  'event.offer.cancelled': 'オファー取り消し',
  'event.offer.expired': 'オファー期限切れ',
}
