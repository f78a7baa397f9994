import {
  type Address,
  getCreate2Address,
  type Hex,
  zeroAddress,
  zeroHash,
} from 'viem'
import { isSame } from '../../base/isSame.js'
import { max, min } from '../amounts.js'
import { assertDecodable } from '../assertDecodable.js'
import type { OrderItem, OrderTerms } from '../effects.js'
import { seaports } from '../seaports.js'

/** What makes the conduits of both, and the hash of what they are made of. */
const conduitController = '0x00000000F9490004C11Cef243f5400493c00Ad63'
const conduitCodeHash =
  '0x023d904f2503c37127200ca07b976c3a53cc562623f67023115bf311f5805059'

type Item = {
  itemType: number
  token: Address
  identifierOrCriteria: bigint
  startAmount: bigint
  endAmount: bigint
}

/** An order as Seaport's functions and signatures have it. */
export type SeaportOrder = {
  offerer: Address
  zone: Address
  offer: readonly Item[]
  consideration: readonly (Item & { recipient: Address })[]
  orderType: number
  startTime: bigint
  endTime: bigint
  conduitKey: Hex
  /** How many payments the maker agreed to; tips are not counted. */
  count?: bigint | undefined
}

const standards = ['native', 'erc20', 'erc721', 'erc1155'] as const

/** From here on a zone must agree; from here on a contract is the maker. */
const firstRestricted = 2
const firstContract = 4

/**
 * The terms of an order, or of a share of it. Amounts that move count at
 * their worst for the payer. Throws where they depend on more than the order
 * says: criteria, contract orders, shares that Seaport would not divide.
 */
export function toOrderTerms(
  {
    conduitKey,
    consideration,
    endTime,
    offer,
    offerer: maker,
    orderType,
    startTime,
    count = BigInt(consideration.length),
    zone,
  }: SeaportOrder,
  book: Address,
  numerator = 1n,
  denominator = 1n,
): OrderTerms {
  let isMoving = false
  const read = (
    { endAmount, identifierOrCriteria, itemType, startAmount, token }: Item,
    worst: typeof max,
  ): OrderItem => {
    const standard = standards[itemType]
    const scaled = worst(startAmount, endAmount) * numerator
    const isToken = itemType > 1
    assertDecodable(
      standard &&
        scaled % denominator === 0n &&
        (itemType === 0) === (token === zeroAddress) &&
        (isToken || !identifierOrCriteria),
    )
    isMoving ||= startAmount !== endAmount
    const tokenId = isToken ? identifierOrCriteria : undefined
    return { standard, token, tokenId, amount: scaled / denominator }
  }
  assertDecodable(orderType < firstContract && count <= consideration.length)
  return {
    maker,
    gives: offer.map((item) => read(item, min)),
    asks: consideration.map((item, at) => ({
      ...read(item, max),
      recipient: item.recipient,
      isTip: at >= count,
    })),
    startTime,
    endTime,
    isMoving,
    operator: getOperator(conduitKey, book),
    zone: zone === zeroAddress ? undefined : zone,
    isRestricted: orderType >= firstRestricted,
  }
}

/**
 * Who moves tokens: the book itself, or the conduit that a key names. Throws
 * where that cannot be told.
 */
export function getOperator(conduitKey: Hex, book: Address): Address {
  if (conduitKey === zeroHash) return book
  assertDecodable(seaports.some((seaport) => isSame(seaport, book)))
  return getCreate2Address({
    bytecodeHash: conduitCodeHash,
    from: conduitController,
    salt: conduitKey,
  })
}
