import { describeFailure } from '../../describeError.js'
import { piecesOf } from '../../hooks/cartLines.js'
import type { FlowStory } from '../../hooks/flowStories.js'
import type { Labels } from '../../labels.js'

/** What a notice says. */
export type StoryDescription = {
  title: string
  text: string
}

/** Tells how a flow stands, or how it ended and what became of the money. */
export function describeStory(
  flow: FlowStory,
  labels: Labels,
  /** Name of the collectible, where it is known. */
  name: string | undefined,
): StoryDescription {
  const { error, intent, isHere, kind, status } = flow
  const title = labels[`resumed.${status}`](kind)
  if (status === 'failed' && error)
    return {
      title,
      text: `${describeFailure(error, labels)} ${labels[`funds.${error.fundsMoved}`]}`,
    }
  if (status === 'running' && isHere)
    return { title, text: labels[`resumedText.${whereabouts(flow)}`] }
  const text = labels[`resumedText.${status}`]
  if (status !== 'done') return { title, text }
  if (kind === 'buy' && Array.isArray(intent.orders))
    return describeSeveral(flow, intent.orders, labels)
  if (!name) return { title, text }
  if (kind === 'buy')
    return {
      title: labels.bought(name, String(intent.quantity ?? 1)),
      text: isHere ? labels.boughtText : text,
    }
  if (kind === 'list')
    return {
      title: labels.listed(name),
      text: isHere ? labels.listedText : text,
    }
  return kind === 'cancel'
    ? {
        title: labels.cancelled(name),
        text: isHere ? labels.cancelledText : text,
      }
    : { title, text }
}

/** A purchase of several: how many came, and what became of the others. */
function describeSeveral(
  { isHere, missed }: FlowStory,
  orders: readonly { orderId: string; quantity?: string }[],
  labels: Labels,
): StoryDescription {
  const bought = orders.filter(({ orderId }) => !missed?.includes(orderId))
  const [count, all] = [piecesOf(bought), piecesOf(orders)]
  if (count < all)
    return {
      title: labels.basketPartly(count, all),
      text: labels.basketMissedText,
    }
  return {
    title: labels.basketBought(count),
    text: labels[isHere ? 'boughtText' : 'resumedText.done'],
  }
}

/** What a flow of this page waits for. */
function whereabouts({ hashes, isPrompting }: FlowStory) {
  if (isPrompting) return 'prompting'
  return hashes.length > 0 ? 'sent' : 'here'
}
