import { items } from './counts.js'
import { getNoun } from './getNoun.js'
import type { LabelsOf } from './labelsOf.js'
import { plural } from './plural.js'

export const noticeLabels = {
  minimize: 'Minimize',
  andMore: (count: number) => plural('en', count, { other: '# more' }),
  'tray.view': 'View',

  'resumed.running': (kind: string) => `Your ${getNoun(kind)} is in progress`,
  'resumed.failed': (kind: string) => `Your ${getNoun(kind)} failed`,
  'resumed.interrupted': (kind: string) =>
    `Your ${getNoun(kind)} wasn’t finished`,
  'resumed.refused': (kind: string) =>
    `Your ${getNoun(kind)} is signed, but the marketplace rejected it`,
  'resumedText.resuming':
    'You started this in another tab or before reloading.',
  'resumedText.running': 'In progress in another tab.',
  'resumedText.here': 'Keep browsing, we’ll finish this.',
  'resumedText.prompting': 'Your wallet may be waiting for your answer.',
  'resumedText.sent': 'Waiting for the network.',
  'resumedText.done': 'You started this in another tab or before reloading.',
  'resumedText.failed': 'Nothing changed.',
  'resumedText.interrupted':
    'The remaining steps weren’t sent. You can start again.',
  'resumedText.refused':
    'Someone can still use your signed order until it expires. Publish it again or cancel it.',
  'resumedText.unresolved':
    'Check your wallet’s activity before you start again.',
  refusedUntil: (date: string) =>
    `Someone can still use your signed order until ${date}. Publish it again or cancel it.`,

  giveUp: 'I didn’t send it',
  giveUpTitle: 'Stop tracking?',
  giveUpText:
    'You can then start again. If your wallet did send the request, it may go through twice, or fail and cost the network fee. Check your wallet’s activity first.',
  giveUpConfirm: 'Stop tracking',
  giveUpKeep: 'Keep tracking',

  editLeft: (name: string) => `${name} isn’t for sale`,
  editLeftText: (price: string) =>
    `The old listing is cancelled, but the new one for ${price} hasn’t been created yet.`,
  editLeftBoth: (name: string) => `${name} is listed twice`,
  editLeftBothText: (price: string) =>
    `The new listing is live. The old one at ${price} can still be bought until you cancel it.`,
  editLeftGoOn: 'Finish listing',

  listManyPartly: (listed: number, all: number) =>
    `${plural('en', listed, { other: '#' })} of ${items(all)} listed`,
  listManyLeft: 'The others weren’t listed. Nothing else was sent.',
  listManyFinish: 'List the others',
}

export type NoticeLabels = LabelsOf<typeof noticeLabels>
