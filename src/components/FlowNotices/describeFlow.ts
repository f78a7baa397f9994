import { describeFailure, describeFunds } from '../../describeError.js'
import { countPieces, sumTokens } from '../../hooks/cart/countPieces.js'
import type { TrackedFlow } from '../../hooks/flows/trackedFlows.js'
import type { FailureLabels } from '../../labels/failureLabels.js'
import type { NoticeLabels } from '../../labels/noticeLabels.js'
import type { OutcomeLabels } from '../../labels/outcomeLabels.js'
import type { SignedLabels } from '../../labels/signedLabels.js'
import { parseTime } from '../../order/orderTime.js'
import { getQuantityDecimals, isOneToken } from '../../order/quantity.js'
import type { BuyIntent } from '../../steps/model/intent.js'
import { formatCount } from '../Price/formatPrice.js'
import { formatMoment } from '../text/formatTime.js'
import type { useSignedTerms } from '../trade/useSignedTerms.js'

export type FlowDescription = {
  title: string
  text: string
  walletMessage?: string | undefined
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
    const failure = describeFailure(error, labels)
    // Earlier transactions have cost a fee that this failure doesn't report.
    const saysFunds = error.fundsMoved !== 'no' || error.hash || !hashes.length
    const funds = saysFunds ? ` ${describeFunds(error, labels)}` : ''
    return { title, ...failure, text: failure.text + funds }
  }
  if (terms && isSignedOpen(flow))
    return describeSigned(flow, labels, { ...terms, title })
  const endTime = parseTime(flow.order?.endTime)
  if (status === 'refused' && endTime !== undefined)
    return { title, text: labels.refusedUntil(formatMoment(endTime, locale)) }
  if (status === 'running' && isHere)
    return { title, text: labels[`resumedText.${getWait(flow)}`] }
  // Only a step error states whether money moved.
  const isPartly = status === 'failed' && hashes.length > 0
  const text = labels[`resumedText.${isPartly ? 'interrupted' : status}`]
  if (status !== 'done') return { title, text }
  const withText = (
    title: string,
    here: 'boughtText' | 'cancelledText' | 'listedText',
  ) => ({ title, text: isHere ? labels[here] : text })
  if (intent.kind === 'listMany') {
    const ended = flow.parts?.filter(({ status }) => status === 'ended') ?? []
    const count = intent.lists.length - ended.length
    return withText(labels.listedMany(count), 'listedText')
  }
  if (intent.kind === 'buy') {
    const isBasket = intent.orders.length > 1
    // Some order books don't report which orders were filled.
    if (isBasket && !flow.missed) return { title, text: isHere ? '' : text }
    const received = getReceived(intent.orders, flow)
    const isPart = sum(received) < sum(intent.orders)
    const [first] = received
    const decimals = getQuantityDecimals(first)
    const isFraction = !isBasket && decimals > 0 && first && name
    if (isPart && !isFraction)
      return {
        title: labels.basketPartly(
          sumTokens(received),
          sumTokens(intent.orders),
        ),
        text: labels.basketMissedText,
      }
    if (isBasket)
      return withText(labels.basketBought(countPieces(received)), 'boughtText')
    if (name && first) {
      const { quantity } = first
      const written = isOneToken(first, quantity)
        ? '1'
        : formatCount(quantity, locale, decimals)
      const bought = withText(labels.bought(name, written), 'boughtText')
      return isPart ? { ...bought, text: labels.basketMissedText } : bought
    }
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

/** The orders of a purchase, with the quantities that arrived. */
function getReceived(
  orders: BuyIntent['orders'],
  { bought, missed }: Pick<TrackedFlow, 'bought' | 'missed'>,
) {
  if (!bought) return orders.filter(({ orderId }) => !missed?.includes(orderId))
  // A service may fill another order than the chosen one.
  return bought.map((item) => ({
    quantityDecimals: (
      orders.find(({ orderId }) => orderId === item.orderId) ?? orders[0]
    )?.quantityDecimals,
    quantity: item.quantity,
  }))
}

function sum(orders: readonly { quantity: string }[]): bigint {
  return orders.reduce((all, { quantity }) => all + BigInt(quantity), 0n)
}

function getWait({ hashes, isPrompting }: TrackedFlow) {
  if (isPrompting) return 'prompting'
  return hashes.length > 0 ? 'sent' : 'here'
}
