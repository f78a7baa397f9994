import { type Address, type Hex, zeroAddress } from 'viem'
import type { SignedOrder } from '../../../../src/errors.js'
import type { Order } from '../../../../src/rpc/schemas.js'
import type { OrderComponents } from '../../../../src/service/chain/seaport.js'
import { buildListing } from '../../../../src/service/orders/buildOrder.js'
import type { Block } from '../chain/chain.js'
import { chainId, feeRecipient, seaport } from '../chain/places.js'
import { getHash } from '../chain/seaport.js'
import { read } from '../chain/state.js'

/** Terms of an order. */
export type Terms = {
  maker: Address
  collection: Address
  contractType: 'ERC721' | 'ERC1155'
  tokenId: bigint
  quantity: bigint
  currency: Address
  unitPrice: bigint
  /** Unix seconds. */
  endTime: bigint
  /** Unix seconds. */
  startTime: bigint
  counter: bigint
  salt: bigint
}

/** An order in the book. */
export type Listed = {
  id: Hex
  terms: Terms
  components: OrderComponents
  /** Whether only the book knows of the cancellation, not the chain. */
  isWithdrawn: boolean
}

const network = { feeBps: 250, feeRecipient }

/** Creates an order from its terms. */
export function listed(terms: Terms): Listed {
  const components = buildListing({ ...terms, network })
  return { id: getHash(components), terms, components, isWithdrawn: false }
}

/** Returns an order as the device that signed it remembers it. */
export function toSignedOrder({ id: orderId, terms }: Listed): SignedOrder {
  const { collection, currency, maker } = terms
  return {
    book: seaport,
    collection,
    currency,
    endTime: `${terms.endTime}`,
    maker,
    orderId,
    quantity: `${terms.quantity}`,
    tokenId: `${terms.tokenId}`,
    unitPrice: `${terms.unitPrice}`,
  }
}

/** Returns an order as the service shows it at a block. */
export function toWireOrder(
  { components, id, isWithdrawn, terms }: Listed,
  { state, time }: Block,
): Order {
  const filled = read(state, 'filled', id)
  const left = terms.quantity - filled
  const held = read(state, 'held', terms.collection, terms.tokenId, terms.maker)
  const status =
    isWithdrawn || read(state, 'cancelled', id)
      ? 'cancelled'
      : left === 0n
        ? 'filled'
        : BigInt(Math.floor(time / 1_000)) >= components.endTime
          ? 'expired'
          : held > 0n
            ? 'active'
            : 'inactive'
  return {
    orderId: id,
    marketplace: 'service_marketplace_v2',
    side: 'listing',
    status,
    chainId,
    collectionContractAddress: terms.collection,
    tokenId: `${terms.tokenId}`,
    createdBy: terms.maker,
    priceAmount: `${terms.unitPrice}`,
    priceCurrencyAddress: terms.currency,
    priceDecimals: terms.currency === zeroAddress ? 18 : 6,
    quantityInitial: `${terms.quantity}`,
    quantityRemaining: `${left}`,
    quantityAvailable: `${min(left, held)}`,
    feeBreakdown: [],
    validUntil: new Date(Number(components.endTime) * 1_000).toISOString(),
  }
}

function min(a: bigint, b: bigint): bigint {
  return b < a ? b : a
}
