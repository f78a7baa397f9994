import {
  isEndedPart,
  type TrackedFlow,
} from '../../hooks/flows/trackedFlows.js'
import { isSameText } from '../../rpc/isSameText.js'
import type { ListIntent } from '../../steps/model/intent.js'

const defaultBook = 'service_marketplace_v2'

/** Returns undefined for other flows, and for items that one form can't list. */
export function getUnlisted({
  intent,
  parts = [],
}: TrackedFlow): readonly [ListIntent, ...ListIntent[]] | undefined {
  if (intent.kind !== 'listMany') return undefined
  const [first, ...rest] = intent.lists.filter((_, index) => {
    const part = parts[index]
    return !part || !isEndedPart(part)
  })
  const isSame = (it: ListIntent) =>
    isSameText(it.collection, first?.collection) &&
    isSameText(it.currency, first?.currency) &&
    it.contractType === first?.contractType &&
    it.quantity === '1' &&
    (it.orderbook ?? defaultBook) === defaultBook
  return first && [first, ...rest].every(isSame) ? [first, ...rest] : undefined
}
