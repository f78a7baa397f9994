import type { ListLabels } from '../../components/ListDialog/listLabels.js'

export const listLabels: ListLabels = {
  listTitle: '出品する',
  listAction: (price) => `${price}で出品`,
  listAnyway: (price) => `それでも${price}で出品`,
  listingFees: 'マーケットプレイス手数料とロイヤリティ',
  listedAlready: (count) => `${count}点は出品済み`,
  notOwned: 'このアイテムを所有していません。',
  allListed:
    '所有しているものはすべて出品済みです。先に出品を編集するか、取り消してください。',
  alreadyListed: (price) =>
    `すでに${price}で出品中です。その出品は有効なままです。`,
  editThat: 'その出品を編集',
  earnings: '受取額',

  // Price
  belowOffer: (offer) => `すでに${offer}のオファーがあります。`,
  changePrice: '価格を変更',
  divisible:
    'マーケットプレイスによると、このアイテムは小数単位に分割できます。誤りの場合、ここに表示されている数より多く売ることになります。',
  enterPrice: '価格を入力',
  farBelowFloor: (share, floor) =>
    `フロア価格${floor}より${share}低い価格です。誰でもすぐに購入できます。`,
  marketUnknown: '市場価格または自分の出品を読み込めませんでした。',
  notCompared: (price) => `${price}とは比較できません。`,
  priceBelowFloor: (share) => `フロア価格より${share}低い`,
  priceHelp: '参考価格',
  pricePerItem: '1点あたりの価格',

  // Duration
  duration: '出品期間',
  endsAt: '終了日時',
  'endsAt.empty': '日付と時刻を選択してください。',
  'endsAt.tooSoon': (date) => `${date}より後の日時を選択してください。`,
  'endsAt.tooLate': (date) => `${date}より前の日時を選択してください。`,
  expires: (date) => `${date}に終了`,
  timeZone: (zone) => `タイムゾーン：${zone}`,
  untilDate: '日時を指定',

  // After it
  viewListing: '出品を見る',

  // Order book
  orderbook: '出品先',
  orderbookFee: (fee) => `手数料${fee}`,
}
