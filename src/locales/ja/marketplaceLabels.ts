import type { MarketplaceLabels } from '../../components/Marketplace/marketplaceLabels.js'
import { plural } from '../../labels/plural.js'
import { items } from './counts.js'

export const marketplaceLabels: MarketplaceLabels = {
  cancelMine: '自分の出品から選んで取り消す',
  cartFull: (most) =>
    `カートがいっぱいです。入るのは${items(most)}までです。先に購入するか、いくつか外してください。`,
  forSale: '販売中',
  items: 'アイテム',
  mineListed: (count) => plural('ja', count, { other: 'うち#点を出品中' }),
  nothingCalled: (words) => `「${words}」という名前のものはありません。`,
  nothingMatches: 'すべての条件に合うものはありません。',
  showEverything: 'すべて表示',
  sweep: 'まとめて購入',
}
