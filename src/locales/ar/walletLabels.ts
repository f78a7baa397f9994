import type { WalletLabels } from '../../components/trade/walletLabels.js'
import { isolate } from '../../labels/isolate.js'

export const walletLabels: WalletLabels = {
  'wallet.connecting': 'جارٍ الربط…',
  'wallet.reconnecting': 'جارٍ إعادة ربط محفظتك…',
  'wallet.switchTo': (chain) => isolate`الانتقال إلى ${chain}`,
  'wallet.switching': 'غيّر الشبكة في المحفظة…',
  'wallet.wrongChain': (chain) =>
    isolate`محفظتك على شبكة أخرى. انتقل إلى ${chain} للمتابعة.`,
  'wallet.switchDeclined': 'رفضت الانتقال في محفظتك.',
  'wallet.switchFailed': (chain) =>
    isolate`لم تنتقل محفظتك. اختر ${chain} فيها، أو أضفها، ثم عُد.`,
  'wallet.switchBack': (account) => isolate`الرجوع إلى ${account}`,
  'wallet.wrongAccount': (account) =>
    isolate`بدأت هذا بالحساب ${account}. ارجع إليه في محفظتك للمتابعة.`,
  'wallet.watchOnly':
    'هذه المحفظة للمشاهدة فقط: لا تستطيع تأكيد شيء. اربط محفظة تستطيع ذلك.',
}
