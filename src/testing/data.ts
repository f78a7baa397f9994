import { formatUnits, zeroAddress } from 'viem'
import type { CollectibleOrder, Order, Step } from '../rpc/schemas.js'

const collection = '0x0000000000000000000000000000000000001111'
const seller = '0x0000000000000000000000000000000000002222'

/**
 * Creates a listing of one token for 1 ether, without fees, that expires in a day. No
 * book has it, so it cannot be bought: use it to render a widget without a world. Its
 * `orderId` has the token's id.
 *
 * @example
 * import { createOrder } from 'marketkit/testing'
 *
 * const sold = createOrder({ status: 'filled', quantityRemaining: '0' })
 */
export function createOrder(fields: Partial<Order> = {}): Order {
  const now = Math.floor(Date.now() / 1000)
  const { priceAmount = String(10n ** 18n), priceDecimals = 18 } = fields
  const { tokenId = '1' } = fields
  return {
    orderId: `test-order-${tokenId}`,
    marketplace: 'service_marketplace_v2',
    side: 'listing',
    status: 'active',
    chainId: 31337,
    collectionContractAddress: collection,
    tokenId,
    createdBy: seller,
    priceAmount,
    priceAmountFormatted: formatUnits(BigInt(priceAmount), priceDecimals),
    priceAmountNet: priceAmount,
    priceCurrencyAddress: zeroAddress,
    priceDecimals,
    quantityInitial: '1',
    quantityRemaining: '1',
    quantityAvailable: '1',
    quantityDecimals: 0,
    feeBps: 0,
    feeBreakdown: [],
    validFrom: String(now - 3_600),
    validUntil: String(now + 86_400),
    createdAt: String(now - 3_600),
    ...fields,
  }
}

/**
 * Creates a collectible whose listing is its best order. Pass `listing: undefined` for
 * a collectible that is not for sale.
 *
 * @example
 * import { createCollectible } from 'marketkit/testing'
 *
 * const collectible = createCollectible({
 *   metadata: { tokenId: '7', name: 'Fox', attributes: [] },
 * })
 */
export function createCollectible(
  fields: Partial<CollectibleOrder> = {},
): CollectibleOrder {
  const metadata = fields.metadata ?? {
    tokenId: '1',
    name: 'Collectible 1',
    attributes: [],
  }
  const listing =
    'listing' in fields
      ? fields.listing
      : createOrder({ tokenId: metadata.tokenId })
  return { order: listing, listing, ...fields, metadata }
}

/**
 * Creates a step that sends an empty transaction to the contract of `createOrder`.
 *
 * @example
 * import { createStep } from 'marketkit/testing'
 *
 * const approval = createStep({ id: 'tokenApproval', data: '0x095ea7b3' })
 */
export function createStep(fields: Partial<Step> = {}): Step {
  return { id: 'buy', data: '0x', to: collection, value: '0', ...fields }
}
