import type { WalletLabels } from '../../components/trade/walletLabels.js'
import { isolate } from '../../labels/isolate.js'

export const walletLabels: WalletLabels = {
  'wallet.connecting': 'جارٍ الربط…',
  'wallet.reconnecting': 'جارٍ إعادة ربط محفظتك…',
  'wallet.switchTo': (chain) => isolate`التبديل إلى ${chain}`,
  'wallet.switching': 'بدّل الشبكة في المحفظة…',
  'wallet.wrongChain': (chain) =>
    isolate`محفظتك على شبكة أخرى. بدّل إلى ${chain} للمتابعة.`,
  'wallet.switchDeclined': 'رفضت تبديل الشبكة في محفظتك.',
  'wallet.switchFailed': (chain) =>
    isolate`لم تبدّل محفظتك الشبكة. اختر ${chain} فيها أو أضفها، ثم عُد.`,
  'wallet.wrongAccount': (account) =>
    isolate`لا يمكن المتابعة إلا بالحساب ${account}. انتقل إليه في محفظتك.`,
  'wallet.watchOnly':
    'هذه المحفظة للعرض فقط، ولا تستطيع تأكيد أي شيء. اربط محفظة تستطيع ذلك.',
}
