import type { BuyCheckLabels } from '../../components/BuyDialog/buyCheckLabels.js'

export const buyCheckLabels: BuyCheckLabels = {
  'checked.match': '検証済み：同意した内容のとおりに実行されます',
  'checked.unknown': 'すべては検証できませんでした',
  'checked.mismatch': '同意した内容と異なります',
  'checked.fails': '今実行すると失敗します',
  'checked.approve': (amount, who) => `${who}に${amount}の使用を許可します`,
  'checked.approveAll': (who) =>
    `${who}にこのコレクションのアイテムの移動を許可します`,
  'checked.pay': (amount) => `支払いは${amount}とネットワーク手数料です`,
  'checked.receive': (item) => `${item}を受け取ります`,
  'checked.fee': (amount, who) => `${amount}は${who}が受け取ります`,
  'checked.tried': 'シミュレーション済み：成功します',
  'checked.triedFirst': '最初のステップをシミュレーション済み：成功します',
  'checked.notTried': 'シミュレーションできませんでした',
}
