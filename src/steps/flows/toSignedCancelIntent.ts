import type { CancelIntent } from '../base/intent.js'
import type { FlowRecord } from '../journal/record.js'

/** The intent to cancel the signed order of a flow; undefined without one. */
export function toSignedCancelIntent({
  intent,
  steps,
}: FlowRecord): CancelIntent | undefined {
  const { order } = steps.find(({ status }) => status === 'refused') ?? {}
  if (!order) return undefined
  const { book, collection, currency, maker, orderId, tokenId, unitPrice } =
    order
  const { account, chainId } = intent
  const listing = intent.kind === 'edit' ? intent.list : intent
  const orderbook = listing.kind === 'list' ? listing.orderbook : undefined
  return {
    kind: 'cancel',
    account,
    chainId,
    collection,
    orderId,
    marketplace: orderbook ?? 'service_marketplace_v2',
    book,
    order: { tokenId, currency, unitPrice, maker },
  }
}
