import type { CommonLabels } from '../../labels/commonLabels.js'
import { nameFrom } from '../../labels/nameFrom.js'

export const commonLabels: CommonLabels = {
  // Actions
  buy: '購入',
  buyFor: (price) => `${price}で購入`,
  cancel: '出品を取り消す',
  close: '閉じる',
  connect: 'ウォレットを接続',
  copied: 'コピーしました',
  copy: (what) => `${what}をコピー`,
  copyAddress: 'アドレス',
  copyTokenId: 'トークンID',
  dismiss: '非表示にする',
  list: '出品する',
  loading: '読み込み中…',
  retry: '再試行',
  viewOnExplorer: 'エクスプローラーで見る',

  // Names and values
  chain: 'ネットワーク',
  marketplaceName: (name) => marketplaceNames[name] ?? nameFrom(name),
  pair: (name, value) => `${name}：${value}`,
  rangeBetween: (from, to) => `${from}～${to}`,
  times: (quantity) => `×${quantity}`,
  unknown: '不明',
  unknownItem: '不明なアイテム',
  untitled: (tokenId) => `#${tokenId}`,
  you: '自分',

  // Widgets that wait, are out of date or broken
  checking: '確認中…',
  'grid.stale': '更新できませんでした。情報が古い可能性があります。',
  offline: 'オフラインです。',
  offlineText: '情報が古い可能性があります。オンラインに戻ると更新されます。',
  widgetBroken: 'ここで問題が発生しました。',
}

const marketplaceNames: Record<string, string> = {
  payment_processor: 'Payment Processor',
  service_marketplace_v1: 'オンチェーン注文',
  service_marketplace_v2: '署名済み注文',
  unknown: '不明',
}
