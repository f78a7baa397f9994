import type { BuyCheckLabels } from '../../components/BuyDialog/buyCheckLabels.js'

export const buyCheckLabels: BuyCheckLabels = {
  'checked.match': '検証済み：同意した内容のとおりに実行されます',
  'checked.unknown': 'すべては検証できませんでした',
  'checked.mismatch': '同意した内容と異なります',
  'checked.fails': '今実行すると失敗します',
  'checked.approve': (amount, who) => `${who}が${amount}を使えるようにします`,
  'checked.approveAll': (who) =>
    `${who}がこのコレクションのアイテムを移動できるようにします`,
  'checked.pay': (amount) => `支払いは${amount}のみです`,
  'checked.receive': (item) => `${item}を受け取ります`,
  'checked.fee': (amount, who) => `${amount}は${who}に渡ります`,
  'checked.tried': 'シミュレーション済み：成功します',
  'checked.triedFirst': '最初のステップをシミュレーション済み：成功します',
  'checked.notTried': 'シミュレーションできませんでした',
}
