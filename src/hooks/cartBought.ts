import type { Address } from 'viem'
import type { MarketplaceClient } from '../rpc/client.js'
import { cartStore, isSameListing, type OrderName } from './cartStore.js'
import type { FlowStory } from './flowStories.js'

/**
 * Takes out of the cart what a purchase has brought, whoever began it: what
 * was resumed after a reload is not to be bought twice.
 */
export function takeBought(
  client: MarketplaceClient,
  flow: Pick<FlowStory, 'chainId' | 'intent' | 'kind' | 'missed'>,
): void {
  if (flow.kind !== 'buy') return
  const bought = boughtBy(flow)
  cartStore(client.scope).change((items) => {
    const left = items.filter(
      ({ order }) => !bought.some((it) => isSameListing(it, order)),
    )
    return left.length === items.length ? items : left
  })
}

/** The orders of a purchase, without those that it missed. */
function boughtBy({
  chainId,
  intent,
  missed = [],
}: Parameters<typeof takeBought>[1]): OrderName[] {
  const { contractAddress, marketplace, orderId, orders } = intent
  const place = {
    chainId,
    collectionContractAddress: String(contractAddress) as Address,
    marketplace: String(marketplace),
  }
  const ids = Array.isArray(orders) ? orders.map((it) => it.orderId) : [orderId]
  return ids.flatMap((id) =>
    typeof id === 'string' && !missed.includes(id)
      ? [{ ...place, orderId: id }]
      : [],
  )
}
