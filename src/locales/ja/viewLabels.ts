import type { ViewLabels } from '../../components/CollectibleView/viewLabels.js'
import { plural } from '../../labels/plural.js'

export const viewLabels: ViewLabels = {
  about: '説明',
  attributes: '特徴',
  attributesMore: (count) =>
    plural('ja', count, { other: 'あと#件の特徴を表示' }),
  bestListing: '価格',
  contract: 'コントラクト',
  details: '詳細',
  each: '1点あたり',
  externalSite: 'ウェブサイト',
  highestListing: '最高値の出品',
  noOffers: 'まだありません',
  owner: '所有者',
  ownsOf: (held) => `${held}点を所有`,
  readLess: '閉じる',
  readMore: '続きを読む',
  tokenId: 'トークンID',
  tokenStandard: '規格',
  viewError: 'このアイテムを読み込めませんでした。',
  viewMissing: 'このアイテムは存在しません。',
}
