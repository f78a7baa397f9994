import { describeFailure, describeFunds } from '../../describeError.js'
import { countPieces } from '../../hooks/countPieces.js'
import type { TrackedFlow } from '../../hooks/trackedFlows.js'
import type { FailureLabels } from '../../labels/failureLabels.js'
import type { OutcomeLabels } from '../../labels/outcomeLabels.js'
import { parseTime } from '../../order/orderTime.js'
import type { BuyIntent } from '../../steps/base/intent.js'
import { formatMoment } from '../text/formatTime.js'
import type { SignedLabels } from '../trade/signedLabels.js'
import type { useSignedTerms } from '../trade/useSignedTerms.js'
import type { NoticeLabels } from './noticeLabels.js'

export type FlowDescription = {
  title: string
  text: string
}

export function describeFlow(
  flow: TrackedFlow,
  labels: FailureLabels & NoticeLabels & OutcomeLabels & SignedLabels,
  {
    isUnlisted,
    locale,
    name,
    terms,
  }: {
    isUnlisted: boolean
    locale: string | undefined
    name: string | undefined
    terms: ReturnType<typeof useSignedTerms>
  },
): FlowDescription {
  const { error, hashes, intent, isHere, status } = flow
  const { kind } = intent
  const title = labels[`resumed.${status}`](kind)
  if (status === 'failed' && error) {
    const text = describeFailure(error, labels)
    // Earlier transactions have cost a fee that this failure doesn't report.
    const saysFunds = error.fundsMoved !== 'no' || error.hash || !hashes.length
    const funds = saysFunds ? ` ${describeFunds(error, labels)}` : ''
    return { title, text: text + funds }
  }
  if (terms && isSignedOpen(flow))
    return describeSigned(flow, labels, { ...terms, title })
  const endTime = parseTime(flow.order?.endTime)
  if (status === 'refused' && endTime !== undefined)
    return { title, text: labels.refusedUntil(formatMoment(endTime, locale)) }
  if (status === 'running' && isHere)
    return { title, text: labels[`resumedText.${getWait(flow)}`] }
  // Only the error of a step tells whether money moved.
  const isPartly = status === 'failed' && hashes.length > 0
  const text = labels[`resumedText.${isPartly ? 'interrupted' : status}`]
  if (status !== 'done') return { title, text }
  const withText = (
    title: string,
    here: 'boughtText' | 'cancelledText' | 'listedText',
  ) => ({ title, text: isHere ? labels[here] : text })
  if (intent.kind === 'listMany') {
    const ended = flow.parts?.filter(({ status }) => status === 'over') ?? []
    const count = intent.lists.length - ended.length
    return withText(labels.listedMany(count), 'listedText')
  }
  if (intent.kind === 'buy') {
    const isBasket = intent.orders.length > 1
    // Some order books don't report which orders were filled.
    if (isBasket && !flow.missed) return { title, text: isHere ? '' : text }
    const { bought, all } = countBought(intent.orders, flow)
    if (bought < all)
      return {
        title: labels.basketPartly(bought, all),
        text: labels.basketMissedText,
      }
    if (isBasket) return withText(labels.basketBought(all), 'boughtText')
    if (name) return withText(labels.bought(name, String(all)), 'boughtText')
  }
  if (kind === 'list' && name)
    return withText(labels.listed(name), 'listedText')
  if (kind === 'cancel' && name)
    return withText(
      isUnlisted ? labels.cancelled(name) : title,
      'cancelledText',
    )
  return { title, text }
}

export function isSignedOpen({ order, status }: TrackedFlow): boolean {
  const isInDoubt = status === 'refused' || status === 'unresolved'
  return order !== undefined && isInDoubt
}

function describeSigned(
  { isReplaced, status }: TrackedFlow,
  labels: SignedLabels,
  { end, price, title }: { end: string; price: string; title: string },
): FlowDescription {
  if (status === 'unresolved')
    return {
      title: labels['signed.lost'],
      text: labels['signedText.lost'](price, end),
    }
  return {
    title: isReplaced ? labels['signed.replaced'] : title,
    text: labels['signedText.refused'](price, end),
  }
}

function countBought(
  orders: BuyIntent['orders'],
  { bought, missed }: Pick<TrackedFlow, 'bought' | 'missed'>,
) {
  const came = orders.filter(({ orderId }) => !missed?.includes(orderId))
  return { bought: countPieces(bought ?? came), all: countPieces(orders) }
}

function getWait({ hashes, isPrompting }: TrackedFlow) {
  if (isPrompting) return 'prompting'
  return hashes.length > 0 ? 'sent' : 'here'
}
