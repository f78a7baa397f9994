import { type Address, isAddressEqual, zeroAddress, zeroHash } from 'viem'
import type { Royalty } from '../chain/reads.js'
import {
  type ConsiderationItem,
  itemType,
  noConduit,
  type OfferItem,
  type OrderComponents,
  orderType,
} from '../chain/seaport.js'
import { splitPrice } from './prices.js'

/** What listings and offers are built from. */
export type OrderDraft = {
  /** Takes `feeBps` of the price to `feeRecipient`. */
  network: { feeBps: number; feeRecipient: Address }
  /** Who makes and signs the order. */
  maker: Address
  collection: Address
  contractType: 'ERC721' | 'ERC1155'
  /** How many tokens. @default 1n */
  quantity?: bigint | undefined
  /** The zero address is the native currency. */
  currency: Address
  /** Smallest units of the currency, per token, fees and royalty included. */
  unitPrice: bigint
  /** What the collection asks for one token. */
  royalty?: Royalty | undefined
  /** Unix seconds. */
  startTime: bigint
  /** Unix seconds. */
  endTime: bigint
  /** The maker's counter at Seaport. */
  counter: bigint
  /** Tells equal orders apart. @default random */
  salt?: bigint | undefined
}

/** Builds an order that sells tokens. */
export function buildListing(
  draft: OrderDraft & { tokenId: bigint },
): OrderComponents {
  const { maker, network, quantity = 1n, royalty, unitPrice } = draft
  const { fees, net } = splitPrice(unitPrice, {
    ...network,
    royalty,
    seller: maker,
  })
  const parts = [{ recipient: maker, amount: net }, ...fees]
  return {
    ...getSharedFields(draft),
    offer: [tokenItem(draft)],
    consideration: parts
      .filter(({ amount }) => amount > 0n)
      .map(({ amount, recipient }) => ({
        ...moneyItem(draft.currency, amount * quantity),
        recipient,
      })),
  }
}

/**
 * Builds an order that buys tokens with an ERC-20 currency. Without a
 * `tokenId` any token of the collection satisfies it.
 */
export function buildOffer(
  draft: OrderDraft & { tokenId?: bigint | undefined },
): OrderComponents {
  const { maker, network, quantity = 1n, royalty, unitPrice } = draft
  const { fees } = splitPrice(unitPrice, {
    ...network,
    royalty,
    seller: maker,
  })
  const consideration: ConsiderationItem[] = fees.map((fee) => ({
    ...moneyItem(draft.currency, fee.amount * quantity),
    recipient: fee.recipient,
  }))
  return {
    ...getSharedFields(draft),
    offer: [moneyItem(draft.currency, unitPrice * quantity)],
    consideration: [
      { ...tokenItem(draft), recipient: maker },
      ...consideration,
    ],
  }
}

function getSharedFields(draft: OrderDraft) {
  const { counter, endTime, maker, quantity = 1n, startTime } = draft
  return {
    offerer: maker,
    zone: zeroAddress,
    orderType: quantity > 1n ? orderType.partialOpen : orderType.fullOpen,
    startTime,
    endTime,
    zoneHash: zeroHash,
    salt: draft.salt ?? randomSalt(),
    conduitKey: noConduit,
    counter,
  }
}

function tokenItem(
  draft: OrderDraft & { tokenId?: bigint | undefined },
): OfferItem {
  const { collection, contractType, quantity = 1n, tokenId } = draft
  const single = contractType === 'ERC721'
  const withCriteria = single
    ? itemType.erc721WithCriteria
    : itemType.erc1155WithCriteria
  const exact = single ? itemType.erc721 : itemType.erc1155
  return {
    itemType: tokenId === undefined ? withCriteria : exact,
    token: collection,
    identifierOrCriteria: tokenId ?? 0n,
    startAmount: quantity,
    endAmount: quantity,
  }
}

function moneyItem(currency: Address, amount: bigint): OfferItem {
  return {
    itemType: isAddressEqual(currency, zeroAddress)
      ? itemType.native
      : itemType.erc20,
    token: currency,
    identifierOrCriteria: 0n,
    startAmount: amount,
    endAmount: amount,
  }
}

function randomSalt(): bigint {
  return crypto
    .getRandomValues(new BigUint64Array(4))
    .reduce((salt, word) => (salt << 64n) | word, 0n)
}
