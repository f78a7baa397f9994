import type { OwnedLabels } from '../../components/Marketplace/ownedLabels.js'
import { plural } from '../../labels/plural.js'
import { items } from './counts.js'

export const ownedLabels: OwnedLabels = {
  ownedTitle: '所有アイテム',
  ownedItems: 'アイテム',
  ownedListed: '出品中',
  ownedUnlisted: '未出品',
  ownedValue: 'フロア価格での評価額',
  cancelMine: '出品を取り消す',
  selectToList: 'まとめて出品',
  selectHint: '出品するアイテムを選んでください。',
  selectedCount: (count) => plural('ja', count, { other: '#点を選択中' }),
  selectMost: (most) => `一度に出品できるのは${items(most)}までです。`,
  selectEnd: '選択を終了',
}
