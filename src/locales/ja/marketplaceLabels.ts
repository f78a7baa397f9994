import type { MarketplaceLabels } from '../../components/Marketplace/marketplaceLabels.js'
import { items } from './counts.js'

export const marketplaceLabels: MarketplaceLabels = {
  cartFull: (most) =>
    `カートがいっぱいです（${items(most)}）。先に購入するか、いくつか削除してください。`,
  collectionOffer: 'コレクションオファー',
  forSale: '販売中',
  items: 'アイテム',
  nothingCalled: (words) => `「${words}」に一致する結果はありません`,
  nothingMatches: 'このフィルターに一致するアイテムはありません。',
  showEverything: 'フィルターを解除',
  skipToItems: 'アイテムへ移動',
  sweep: 'まとめて購入',
}
