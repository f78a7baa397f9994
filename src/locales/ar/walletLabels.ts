import { isolate } from '../../labels/isolate.js'
import type { LabelsOf } from '../../labels/labelsOf.js'
import { plural } from '../../labels/plural.js'
import type { walletLabels as english } from '../../labels/walletLabels.js'

export const walletLabels: LabelsOf<typeof english> = {
  'wallet.connecting': 'جارٍ الربط…',
  'wallet.reconnecting': 'جارٍ إعادة ربط محفظتك…',
  'wallet.switchTo': (chain) => isolate`الانتقال إلى ${chain}`,
  'wallet.switching': 'غيّر الشبكة في المحفظة…',
  'wallet.wrongChain': (chain) =>
    isolate`يجري هذا على ${chain}، ومحفظتك على شبكة أخرى.`,
  'wallet.switchDeclined': 'رفضت الانتقال في محفظتك.',
  'wallet.switchFailed': (chain) =>
    isolate`لم تنتقل محفظتك. اختر ${chain} فيها، أو أضفها، ثم عُد.`,
  'wallet.switchBack': (account) => isolate`الرجوع إلى ${account}`,
  'wallet.wrongAccount': (account) =>
    isolate`بدأت هذا بالحساب ${account}. ارجع إليه في محفظتك للمتابعة.`,
  'wallet.watchOnly':
    'هذه المحفظة للمشاهدة فقط: لا تستطيع تأكيد شيء. اربط محفظة تستطيع ذلك.',
  'wallet.open': (wallet) => isolate`فتح ${wallet}`,
  'stepText.switchingIn': (wallet) => isolate`غيّر الشبكة في ${wallet}.`,
  'stepText.promptingIn': (wallet) => isolate`أكّد في ${wallet}.`,
  'stepText.bundledIn': (wallet) =>
    isolate`يعرضها ${wallet} معًا: أكّد مرة واحدة.`,
  'stepText.queuedFor': (needed) =>
    plural('ar', needed, {
      zero: 'لا تواقيع أخرى منتظرة في محفظتك. يمكنك المغادرة والعودة.',
      one: 'في انتظار توقيع مالك واحد في محفظتك. يمكنك المغادرة والعودة.',
      two: 'في انتظار توقيعي مالكين في محفظتك. يمكنك المغادرة والعودة.',
      few: 'في انتظار تواقيع # مالكين في محفظتك. يمكنك المغادرة والعودة.',
      many: 'في انتظار تواقيع # مالكًا في محفظتك. يمكنك المغادرة والعودة.',
      other: 'في انتظار تواقيع # مالك في محفظتك. يمكنك المغادرة والعودة.',
    }),
  'working.switchingIn': (wallet) => isolate`غيّر الشبكة في ${wallet}…`,
  'working.promptingIn': (wallet) => isolate`أكّد في ${wallet}…`,
  stepOf: (position, count) => isolate`الخطوة ${position} من ${count}`,
}
