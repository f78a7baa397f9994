import { nounOf } from './nounOf.js'
import { plural } from './plural.js'

/** What became of flows that no dialog shows. */
export const noticeLabels = {
  notices: 'What you began',
  'resumed.settling': (kind: string) => `Finishing your ${nounOf(kind)}…`,
  'resumed.running': (kind: string) => `Your ${nounOf(kind)} is under way`,
  'resumed.done': (kind: string) => `Your ${nounOf(kind)} went through`,
  'resumed.failed': (kind: string) => `Your ${nounOf(kind)} failed`,
  'resumed.interrupted': (kind: string) =>
    `Your ${nounOf(kind)} was not finished`,
  'resumed.refused': (kind: string) =>
    `Your ${nounOf(kind)} is signed, but the marketplace rejected it`,
  'resumed.unresolved': (kind: string) =>
    `We cannot tell what became of your ${nounOf(kind)}`,
  'resumedText.settling': 'You began it in another tab or before a reload.',
  'resumedText.running': 'Another tab or window is at it.',
  'resumedText.here': 'It goes on while you look around.',
  'resumedText.prompting': 'Your wallet may want an answer.',
  'resumedText.sent': 'Waiting for the network.',
  'resumedText.done': 'You began it in another tab or before a reload.',
  'resumedText.failed': 'It came to an end without effect.',
  'resumedText.interrupted':
    'The rest of it was never sent. You can start it again.',
  'resumedText.refused':
    'Someone can still fill your signed order until it ends. Post it again, or cancel it.',
  refusedUntil: (date: string) =>
    `Someone can still fill your signed order until ${date}. Post it again, or cancel it.`,
  repost: 'Post again',
  cancelSigned: 'Cancel it',
  'resumedText.unresolved':
    'Look at the activity in your wallet before you start it again.',
  andMore: (count: number) => plural('en', count, { other: '# more' }),
  giveUp: 'It was never sent',
  giveUpTitle: 'Forget it?',
  giveUpText:
    'We stop looking for it, and you can start it again. If your wallet did send it after all, it may then happen twice, or fail and cost the network fee. Look at the activity in your wallet first.',
  giveUpConfirm: 'Forget it',
  giveUpKeep: 'Keep it',
}
