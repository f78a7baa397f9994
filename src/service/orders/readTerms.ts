import { type Address, isAddressEqual, zeroAddress, zeroHash } from 'viem'
import type { Royalty } from '../chain/reads.js'
import {
  type ConsiderationItem,
  itemType,
  type OfferItem,
  type OrderComponents,
  orderType,
} from '../chain/seaport.js'
import { ServiceError } from '../serviceErrors.js'
import { type Fee, sumFees, toBasisPoints } from './prices.js'

/** Terms of an order, as the marketplace names them. */
export type OrderTerms = {
  side: 'listing' | 'offer'
  maker: Address
  collection: Address
  contractType: 'ERC721' | 'ERC1155'
  /** Absent for an offer for any token of the collection. */
  tokenId: bigint | undefined
  quantity: bigint
  currency: Address
  /** Price per token in smallest units, with fees. */
  unitPrice: bigint
  /** Amount that the seller receives per token. */
  unitNet: bigint
  fees: Fee[]
}

/** Seaport stores fractions of an order in 120 bits. */
export const maxQuantity = 2n ** 120n - 1n

/** Maximum number of payments in an order, because each costs the buyer gas. */
const maxPayments = 16

type Item = OfferItem & { recipient?: Address }

/**
 * Reads the terms of an order.
 *
 * @throws ServiceError if this marketplace does not support it: with a zone,
 * a conduit, a price that changes, or more than one kind of token.
 */
export function readTerms(
  order: OrderComponents,
  {
    currency,
    feeRecipient,
  }: {
    /** Currency of an order with a price of zero. @default native */
    currency?: Address | undefined
    feeRecipient: Address
  },
): OrderTerms {
  checkFrame(order)
  const [given, ...others] = order.offer
  if (!given || others.length > 0)
    throw refusal('offer', 'an order must offer exactly one item')
  const terms = isToken(given)
    ? readListing(order, given, currency)
    : readOffer(order, given)
  const { money, quantity, token, total } = terms
  if (order.orderType === orderType.fullOpen && quantity !== 1n)
    throw refusal(
      'orderType',
      'an order for several tokens must allow partial fills (1)',
    )
  if (quantity > maxQuantity)
    throw refusal('offer', `the quantity must be at most ${maxQuantity}`)
  if (total >= 2n ** 256n)
    throw refusal('consideration', 'the sum of the amounts exceeds 2^256-1')
  const indivisible = [...money, { startAmount: total }].some(
    ({ startAmount }) => startAmount % quantity !== 0n,
  )
  if (indivisible)
    throw refusal(
      'consideration',
      `each amount must be a multiple of the quantity (${quantity}), so that parts divide exactly`,
    )
  const unitPrice = total / quantity
  const fees = money
    .filter(({ recipient }) => !isAddressEqual(recipient, order.offerer))
    .map((item) => toFee(item, { feeRecipient, quantity, unitPrice }))
  return {
    side: terms.side,
    maker: order.offerer,
    collection: token.token,
    contractType: isSingle(token) ? 'ERC721' : 'ERC1155',
    tokenId: hasCriteria(token) ? undefined : token.identifierOrCriteria,
    quantity,
    currency: terms.currency,
    unitPrice,
    unitNet: unitPrice - sumFees(fees),
    fees,
  }
}

/** Names the payments to the recipient of the collection's royalty. */
export function nameRoyalty(
  terms: OrderTerms,
  royalty: Pick<Royalty, 'receiver'> | undefined,
): OrderTerms {
  if (!royalty) return terms
  return {
    ...terms,
    fees: terms.fees.map((fee) =>
      fee.kind === 'other' && isAddressEqual(fee.recipient, royalty.receiver)
        ? { ...fee, kind: 'royalty' }
        : fee,
    ),
  }
}

/** Describes a token or collection for an error message. */
export function describeToken(
  collection: Address,
  tokenId: bigint | undefined,
) {
  return tokenId === undefined
    ? `collection ${collection}`
    : `token ${tokenId} of ${collection}`
}

function readListing(
  order: OrderComponents,
  token: OfferItem,
  declared: Address = zeroAddress,
) {
  if (hasCriteria(token))
    throw refusal('offer.0.itemType', 'a listing must sell one specific token')
  const money = order.consideration
  const currency = money[0]?.token ?? declared
  checkMoney(money, currency, 'consideration')
  const total = money.reduce((sum, item) => sum + item.startAmount, 0n)
  const quantity = token.startAmount
  return { side: 'listing' as const, currency, money, quantity, token, total }
}

function readOffer(order: OrderComponents, given: OfferItem) {
  if (given.itemType !== itemType.erc20)
    throw refusal(
      'offer.0.itemType',
      'an offer must pay with an ERC-20 currency',
    )
  checkMoney([given], given.token, 'offer')
  const tokens = order.consideration.filter(isToken)
  const money = order.consideration.filter((item) => !isToken(item))
  const [token] = tokens
  if (!token || tokens.length > 1)
    throw refusal(
      'consideration',
      'an offer must ask for one token or collection',
    )
  if (!isAddressEqual(token.recipient, order.offerer))
    throw refusal('consideration', 'the token must go to the offerer')
  if (hasCriteria(token) && token.identifierOrCriteria !== 0n)
    throw refusal('consideration', 'criteria must be 0 (any token)')
  // A payment of the seller to the maker would be missing from the net price.
  if (money.some(({ recipient }) => isAddressEqual(recipient, order.offerer)))
    throw refusal('consideration', 'an offer must not pay its maker')
  checkMoney(money, given.token, 'consideration')
  const total = given.startAmount
  if (money.reduce((sum, item) => sum + item.startAmount, 0n) > total)
    throw refusal('consideration', 'the fees exceed the price')
  return {
    side: 'offer' as const,
    currency: given.token,
    money,
    quantity: token.startAmount,
    token,
    total,
  }
}

function checkFrame(order: OrderComponents) {
  if (!isAddressEqual(order.zone, zeroAddress))
    throw refusal('zone', 'orders with a zone are not supported')
  if (order.zoneHash !== zeroHash) throw refusal('zoneHash', 'it must be zero')
  if (order.conduitKey !== zeroHash)
    throw refusal('conduitKey', 'conduits are not supported: it must be zero')
  if (
    order.orderType !== orderType.fullOpen &&
    order.orderType !== orderType.partialOpen
  )
    throw refusal('orderType', 'it must be 0 (full) or 1 (partial)')
  if (order.startTime >= order.endTime)
    throw refusal('endTime', 'it must be later than startTime')
  if (order.consideration.length > maxPayments)
    throw refusal('consideration', `at most ${maxPayments} items are supported`)
  const items: readonly Item[] = [...order.offer, ...order.consideration]
  for (const item of items) {
    if (item.startAmount !== item.endAmount)
      throw refusal('offer', 'prices that change over time are not supported')
    if (isToken(item) && item.startAmount === 0n)
      throw refusal('offer', 'the quantity must be at least 1')
    if (isToken(item) && isSingle(item) && item.startAmount !== 1n)
      throw refusal('offer', 'the quantity of an ERC-721 token must be 1')
    if (item.itemType > itemType.erc1155WithCriteria)
      throw refusal('offer', `item type ${item.itemType} is unknown`)
    if (item.recipient && isAddressEqual(item.recipient, zeroAddress))
      throw refusal('consideration', 'an item has no recipient')
  }
}

function checkMoney(
  items: readonly OfferItem[],
  currency: Address,
  field: string,
) {
  for (const item of items) {
    const expected = isAddressEqual(item.token, zeroAddress)
      ? itemType.native
      : itemType.erc20
    if (item.itemType !== expected || item.identifierOrCriteria !== 0n)
      throw refusal(field, 'an order must trade tokens for one currency')
    if (!isAddressEqual(item.token, currency))
      throw refusal(field, 'an order must use one currency')
    if (item.startAmount === 0n)
      throw refusal(
        field,
        'amounts of zero must be omitted, because Seaport rejects them',
      )
  }
}

function toFee(
  item: ConsiderationItem,
  terms: { feeRecipient: Address; quantity: bigint; unitPrice: bigint },
): Fee {
  const amount = item.startAmount / terms.quantity
  const isOurs = isAddressEqual(item.recipient, terms.feeRecipient)
  return {
    kind: isOurs ? 'marketplace' : 'other',
    recipient: item.recipient,
    bps: toBasisPoints(amount, terms.unitPrice),
    amount,
  }
}

function isToken(item: OfferItem): boolean {
  return item.itemType >= itemType.erc721
}

function isSingle(item: OfferItem): boolean {
  return (
    item.itemType === itemType.erc721 ||
    item.itemType === itemType.erc721WithCriteria
  )
}

function hasCriteria(item: OfferItem): boolean {
  return item.itemType >= itemType.erc721WithCriteria
}

function refusal(field: string, problem: string): ServiceError {
  return new ServiceError(
    'InvalidArgument',
    `This marketplace does not accept the order: ${problem}.`,
    { field: `order.${field}` },
  )
}
