import type { CollectibleOrder, Order } from '../../src/index.js'

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
