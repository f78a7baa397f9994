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

/** Fields of a listing or offer. */
export type OrderDraft = {
  /** Network with the marketplace fee (`feeBps`) and its recipient. */
  network: { feeBps: number; feeRecipient: Address }
  /** Account that makes and signs the order. */
  maker: Address
  collection: Address
  contractType: 'ERC721' | 'ERC1155'
  /** Number of tokens. @default 1n */
  quantity?: bigint | undefined
  /** Address of the currency; the zero address is the native one. */
  currency: Address
  /** Price per token in smallest units, with fees and royalty. */
  unitPrice: bigint
  /** Royalty of the collection for one token. */
  royalty?: Royalty | undefined
  /** Unix seconds. */
  startTime: bigint
  /** Unix seconds. */
  endTime: bigint
  /** Current counter of the maker in Seaport. */
  counter: bigint
  /** Makes otherwise equal orders different. @default random */
  salt?: bigint | undefined
}

/** Builds a listing. */
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
 * Builds an offer in an ERC-20 currency. Without a `tokenId` it is for any
 * token of the collection.
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
