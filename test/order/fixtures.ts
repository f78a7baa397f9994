import fc from 'fast-check'
import type { Order } from '../../src/rpc/schemas.js'

/** Returns a listing with only the fields that every order has. */
export const bareOrder: Order = {
  orderId: '1',
  chainId: 31337,
  collectionContractAddress: '0x00000000000000000000000000000000000000C0',
  createdBy: '0x00000000000000000000000000000000000000AA',
  feeBreakdown: [],
  marketplace: 'service_marketplace_v2',
  priceAmount: '500',
  priceCurrencyAddress: '0x0000000000000000000000000000000000000000',
  side: 'listing',
  status: 'active',
  tokenId: '7',
}

/**
 * Quantities as services send them: up to uint256, with or without leading
 * zeros, or absent.
 */
export const quantity = fc.option(
  fc
    .tuple(
      fc.constantFrom('', '0'),
      fc.oneof(fc.bigInt(0n, 3n), fc.bigInt(0n, 2n ** 256n - 1n)),
    )
    .map(([zeros, value]) => zeros + value),
  { nil: undefined },
)

/** The three quantities, each present or absent. */
export const quantities = fc.record({
  quantityAvailable: quantity,
  quantityInitial: quantity,
  quantityRemaining: quantity,
})
