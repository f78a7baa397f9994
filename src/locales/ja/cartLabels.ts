import type { cartLabels as english } from '../../labels/cartLabels.js'
import type { LabelsOf } from '../../labels/labelsOf.js'
import { plural } from '../../labels/plural.js'

type Count = number | bigint

const number = (count: Count) => plural('ja', count, { other: '#' })
const items = (count: Count) => plural('ja', count, { other: '#点' })
const listings = (count: Count) => plural('ja', count, { other: '#件の出品' })

export const cartLabels: LabelsOf<typeof english> = {
  // Cart
  cart: 'カート',
  cartOf: (count) => `カート、${items(count)}`,
  cartCount: (count) => items(count),
  addToCart: 'カートに入れる',
  inCart: 'カートに追加済み',
  removeFromCart: (name) => `${name}をカートから外す`,
  cartFull: (most) =>
    `カートがいっぱいです。入るのは${items(most)}までです。先に購入するか、いくつか外してください。`,
  clearCart: 'すべて外す',
  cartPutBack: '元に戻す',
  cartEmpty: 'カートは空です',
  cartEmptyText: '見て回りながら出品を集め、まとめて支払えます。',
  cartBrowse: '見て回る',
  cartApart:
    'コレクション、マーケットプレイス、通貨のいずれかが異なるため、それぞれ別に支払います。',
  cartUnavailable: (count) => `購入できなくなったもの（${number(count)}）`,
  cartRemoveUnavailable: '外す',
  'cartLine.gone': '売却、取り消し、または期限切れ',
  'cartLine.own': '自分の出品です',
  'cartLine.cheaper': (before) => `以前より安くなりました（以前：${before}）`,
  'cartLine.dearer': (before) => `以前は${before}でした`,
  'cartLine.fewer': (available) => `残り${available}点のみ`,
  cartAccept: (price) => `${price}で購入する`,
  cartAcceptFewer: (available) => `${available}点にする`,
  cartReplace: (price) => `次に安い${price}のものにする`,
  checkOut: '購入手続きへ',
  checkOutOf: (count) => `${items(count)}の購入手続きへ`,
  checkOutBack: 'カートに戻る',
  basketBuy: (count, price) =>
    count === 1n ? `${price}で購入` : `${items(count)}を${price}で購入`,
  basketItems: (count) => items(count),
  basketGone: (name) => `${name}は売却されたか、取り消されたか、期限切れです。`,
  basketLeaveOut: 'これを除いて続ける',
  basketBought: (count) =>
    count === 1n ? '購入しました' : `${items(count)}を購入しました`,
  basketPartly: (bought, all) =>
    `${items(all)}のうち${items(bought)}を購入しました`,
  basketMissedText:
    'ほかのものは先に購入されました。その分は支払っていません。',
  basketYours: '購入済み',
  basketMissed: '購入できず',

  // Sweep
  sweepTitle: '最安値からまとめて購入',
  sweepBy: '選び方',
  sweepByCount: '個数',
  sweepByBudget: '予算',
  sweepCount: '個数',
  sweepBudget: '上限額',
  sweepFound: (count) => `${items(count)}が出品中`,
  sweepUpTo: (count) => `一度に${items(count)}まで`,
  sweepEmpty: 'この通貨での出品はありません。',
  sweepOthers: '他の通貨での出品は対象外です。',
  sweepTooLittle: (price) => `最安値は${price}です。`,
  sweepNothing: '個数を選んでください',
  sweepRange: '最安値から最高値',
  sweepLimited: (most) => `一度に購入できるのは${listings(most)}までです。`,

  // Editing
  editTitle: '出品を編集',
  editAction: (price) => `${price}に変更`,
  editNothing: '変更はありません',
  editCancelFirst:
    'まず、以前の価格で購入されないように、以前の出品を取り消します。その後、新しい出品を作成します。その間は販売されません。',
  editListFirst:
    'まず、販売が途切れないように新しい出品を作成します。その後、価格がそれより安くない以前の出品を取り消します。',
  editStay: '開いたままにしてください。ウォレットが2回それぞれ確認します。',
  editPartCancel: (price) => `${price}の出品を取り消す`,
  editPartList: '新しい出品を作成',
  editFree: '署名のみ、ネットワーク手数料なし',
  editGas: 'トランザクション、ネットワーク手数料あり',
  editCancelOld: '以前の出品を取り消す',
  editUnlisted:
    '以前の出品は取り消され、現在は販売されていません。続けるにはもう一度出品してください。',
  editBoth: (price) =>
    `現在、両方の出品が有効です。${price}の以前の出品は、取り消すまで引き続き購入される可能性があります。`,
  editSold: 'その間に売却されたため、変更するものはありません。',
  edited: (name) => `${name}の価格を変更しました`,
  editedText: '以前の出品は取り消され、購入者には新しい出品が表示されます。',

  // Cancelling several
  cancelManyTitle: '出品を取り消す',
  cancelManyCount: (count) => listings(count),
  cancelManyText: (count) =>
    count === 1
      ? '取り消し後は誰も購入できません。それまでは、アイテムをいったん移して戻しても出品は有効です。'
      : plural('ja', count, {
          other:
            '取り消し後は誰も購入できません。それまでは、アイテムをいったん移して戻しても、どの出品も有効です。ウォレットは#回確認します。',
        }),
  cancelManyAction: (count) => `${listings(count)}を取り消す`,
  cancelManyGoOn: (count) => `${listings(count)}を続ける`,
  cancelManyNone: '出品を選んでください',
  cancelManyStopped: 'ここで止まりました。残りについては何も送信されません。',
  cancelManyDone: (count) => `${listings(count)}を取り下げました`,
  cancelManyKept: 'アイテムはウォレットに残ります。',
  'cancelPart.waiting': '待機中',
  'cancelPart.working': '取り消し中',
  'cancelPart.done': '取り消し済み',
  'cancelPart.over': 'すでに終了',
  'cancelPart.failed': '出品中のまま',
}
