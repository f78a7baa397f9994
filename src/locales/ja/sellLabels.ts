import type { LabelsOf } from '../../labels/labelsOf.js'
import { plural } from '../../labels/plural.js'
import type { sellLabels as english } from '../../labels/sellLabels.js'

export const sellLabels: LabelsOf<typeof english> = {
  // A price with care
  priceHelp: '参考価格',
  priceBelowFloor: (share) => `フロア価格より${share}安い`,
  farBelowFloor: (share, floor) =>
    `フロア価格${floor}より${share}安くなっています。最初に見つけた人がすぐに購入できます。`,
  belowOffer: (offer) => `すでに${offer}のオファーがあります。`,
  notCompared: (price) =>
    `ほかの価格やオファー（${price}）と比べることができません。`,
  marketUnknown:
    'ほかの価格やオファー、またはご自身の出品の一部を読み込めませんでした。',
  alreadyListed: (price) =>
    `すでに${price}で出品されています。新しく出品しても、その出品は有効なままです。`,
  allListed:
    '所有分はすべて出品済みです。先に出品を編集するか取り消してください。',
  listedAlready: (count) => `${count}点は出品済み`,
  editThat: 'その出品を編集',
  listAnyway: (price) => `それでも${price}で出品`,
  changeAnyway: (price) => `それでも${price}に変更`,
  changePrice: '価格を変更',

  // Until when, and where
  untilDate: '日時を指定',
  endsAt: '終了日時',
  timeZone: (zone) => `${zone}の時刻`,
  'endsAt.empty': '日付と時刻を選んでください。',
  'endsAt.tooSoon': (date) => `${date}より後の時刻を選んでください。`,
  'endsAt.tooLate': (date) => `${date}より前の時刻を選んでください。`,
  orderbook: '出品先',
  orderbookFee: (fee) => `手数料${fee}`,

  // Changes left half done
  editLeft: (name) => `${name}は販売されていません`,
  editLeftText: (price) =>
    `価格の変更中でした。以前の出品は取り消され、${price}の出品は作成されていません。`,
  editLeftBoth: (name) => `${name}が二重に出品されています`,
  editLeftBothText: (price) =>
    `価格の変更中でした。${price}の以前の出品がまだ有効です。`,
  editLeftGoOn: '出品を完了する',

  // Cancelling what is over
  cancelFree: '署名だけで済むため、ネットワーク手数料はかかりません。',
  'cancelOver.filled': (name) => `${name}はすでに売却されました`,
  'cancelOver.cancelled': (name) => `${name}はすでに取り消されました`,
  'cancelOver.expired': (name) => `${name}の出品は期限切れでした`,
  'cancelOver.other': (name) => `${name}はもう出品されていません`,
  cancelOverText:
    'この出品からは誰も購入できません。何も送信する必要はありませんでした。',
  cancelMine: '自分の出品から選んで取り消す',
  mineListed: (count) => plural('ja', count, { other: 'うち#点を出品中' }),

  // Sweeping
  sweep: 'まとめて購入',
  sweepValue: (count, all) => `${all}点中${count}点`,
  sweepUnread: (count) =>
    plural('ja', count, {
      other: '最も安い#件の出品から選びました。ほかにもあります。',
    }),

  // The page
  offline: 'オフラインです。',
  offlineText: '表示が古い可能性があります。再び接続されると続行します。',
  widgetBroken: 'この部分は表示できません。',
}
