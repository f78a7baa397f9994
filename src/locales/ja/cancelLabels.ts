import type { CancelLabels } from '../../components/CancelDialog/cancelLabels.js'
import { plural } from '../../labels/plural.js'
import { listings } from './counts.js'

export const cancelLabels: CancelLabels = {
  // One listing
  cancelTitle: '出品を取り消す',
  cancelText:
    '取り消すと、この出品からは誰も購入できなくなります。取り消すまでは、アイテムを別のウォレットに移して戻しても出品は有効なままです。',
  cancelGas:
    '取り消しはトランザクションのため、ネットワーク手数料がかかります。',
  cancelFree: '取り消しは署名だけで完了し、ネットワーク手数料はかかりません。',
  'cancelOver.filled': (name) => `${name}はすでに売却されました`,
  'cancelOver.cancelled': (name) => `${name}の出品はすでに取り消されています`,
  'cancelOver.expired': (name) => `${name}の出品はすでに期限が切れています`,
  'cancelOver.other': (name) => `${name}はもう出品されていません`,
  cancelOverText: 'この出品からはもう誰も購入できません。',

  // Several
  cancelManyTitle: '出品を取り消す',
  cancelManyCount: (count) => listings(count),
  cancelManyText: (count) =>
    count === 1
      ? '取り消すと、この出品からは誰も購入できなくなります。取り消すまでは、アイテムを別のウォレットに移して戻しても出品は有効なままです。'
      : plural('ja', count, {
          other:
            '取り消すと、これらの出品からは誰も購入できなくなります。取り消すまでは、アイテムを別のウォレットに移して戻しても出品は有効なままです。ウォレットでの確認が#回必要です。',
        }),
  cancelManyAction: (count) => `${listings(count)}を取り消す`,
  cancelManyGoOn: (count) => `残り${listings(count)}を取り消す`,
  cancelManyNone: '出品を選んでください',
  cancelManyStopped: 'ここで止まりました。残りの出品は取り消されていません。',
  cancelManyDone: (count) => `${listings(count)}を取り消しました`,
  cancelManyKept: 'アイテムはウォレットに残ります。',
  'cancelPart.waiting': '待機中',
  'cancelPart.working': '取り消し中',
  'cancelPart.done': '取り消し済み',
  'cancelPart.over': 'すでに終了',
  'cancelPart.failed': '出品中のまま',
}
