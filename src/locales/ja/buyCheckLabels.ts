import type { BuyCheckLabels } from '../../components/BuyDialog/buyCheckLabels.js'

export const buyCheckLabels: BuyCheckLabels = {
  'checked.match': '検証済み：合意した内容のとおりです',
  'checked.unknown': 'すべては検証できませんでした',
  'checked.mismatch': '合意した内容と異なります',
  'checked.fails': '今実行すると失敗します',
  'checked.approve': (amount, who) => `${who}による${amount}の支出を許可します`,
  'checked.approveAll': (who) =>
    `${who}がこのコレクションのアイテムを移動できるようにします`,
  'checked.pay': (amount) => `支払いは${amount}だけです`,
  'checked.receive': (item) => `${item}を受け取ります`,
  'checked.fee': (amount, who) => `${amount}は${who}に渡ります`,
  'checked.tried': '先ほどシミュレーションに成功しました',
  'checked.triedFirst': '最初のステップは先ほどシミュレーションに成功しました',
  'checked.notTried': 'シミュレーションできませんでした',
}
