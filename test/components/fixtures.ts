import type {
  BuyIntent,
  CancelIntent,
  CollectibleOrder,
  FlowIntent,
  ListIntent,
  Order,
} from '../../src/core.js'
import { toBuyIntent } from '../../src/steps/flows/buy.js'
import { toCancelIntent } from '../../src/steps/flows/cancel.js'
import { toListIntent } from '../../src/steps/flows/list.js'

/** Someone who sells. */
export const maker = '0x00000000000000000000000000000000000000AA'

/** A listing as the service sends one. */
export const order: Order = {
  orderId: `0x${'11'.repeat(32)}`,
  chainId: 31337,
  collectionContractAddress: '0x00000000000000000000000000000000000000C0',
  createdBy: maker,
  feeBreakdown: [{ kind: 'marketplace', bps: 250 }],
  marketplace: 'service_marketplace_v2',
  priceAmount: '500000000000000000',
  priceCurrencyAddress: '0x0000000000000000000000000000000000000000',
  priceDecimals: 18,
  priceUSD: 1250,
  quantityRemaining: '1',
  side: 'listing',
  status: 'active',
  tokenId: '7',
}

/** A collectible with that listing. */
export const collectible: CollectibleOrder = {
  metadata: { tokenId: '7', name: 'Silent Crown', attributes: [] },
  listing: order,
}

/** The purchase of some orders; without any, nothing has a name. */
export function buying(orders: readonly Partial<Order>[] = []): BuyIntent {
  const [first = order, ...others] = orders.map((it) => ({ ...order, ...it }))
  const intent = toBuyIntent({
    account: maker,
    chainId: order.chainId,
    items: [{ order: first }, ...others.map((order) => ({ order }))],
  })
  return orders.length ? intent : { ...intent, orders: [] }
}

/** The listing of the collectible. */
export const listing: ListIntent = toListIntent({
  account: maker,
  chainId: order.chainId,
  contractAddress: order.collectionContractAddress,
  contractType: 'ERC721',
  currencyAddress: order.priceCurrencyAddress,
  expiry: '1790000000',
  pricePerToken: order.priceAmount,
  tokenId: '7',
})

/** The cancellation of the listing. */
export const cancelling: CancelIntent = toCancelIntent({
  account: maker,
  chainId: order.chainId,
  order,
})

/** Steps of a host. */
export const ownSteps: FlowIntent = {
  account: maker,
  chainId: order.chainId,
  digests: [],
  kind: 'steps',
}
