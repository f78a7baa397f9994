import {
  type Address,
  getCreate2Address,
  type Hex,
  hashStruct,
  zeroAddress,
  zeroHash,
} from 'viem'
import { isSameText } from '../../platform/plainData.js'
import { seaport15, seaport16 } from '../contracts.js'
import { assertDecodable } from '../decoder.js'
import type { OrderItem, OrderTerms } from '../effects.js'
import { max } from '../guard.js'

/** Deploys the conduits of Seaport 1.5 and 1.6; the hash is of their code. */
export const conduitController: Address =
  '0x00000000F9490004C11Cef243f5400493c00Ad63'
const conduitCodeHash =
  '0x023d904f2503c37127200ca07b976c3a53cc562623f67023115bf311f5805059'

export const itemStructs = [
  'struct OfferItem { uint8 itemType; address token; uint256 identifierOrCriteria; uint256 startAmount; uint256 endAmount; }',
  'struct ConsiderationItem { uint8 itemType; address token; uint256 identifierOrCriteria; uint256 startAmount; uint256 endAmount; address recipient; }',
] as const

/** The struct for fills and registrations. `count` does not include tips. */
export const parametersStruct =
  'struct OrderParameters { address offerer; address zone; OfferItem[] offer; ConsiderationItem[] consideration; uint8 orderType; uint256 startTime; uint256 endTime; bytes32 zoneHash; uint256 salt; bytes32 conduitKey; uint256 count; }'

/** The struct for signatures and cancellations. */
export const componentsStruct =
  'struct OrderComponents { address offerer; address zone; OfferItem[] offer; ConsiderationItem[] consideration; uint8 orderType; uint256 startTime; uint256 endTime; bytes32 zoneHash; uint256 salt; bytes32 conduitKey; uint256 counter; }'

export const seaportTypes = /* @__PURE__ */ toTypes([
  componentsStruct,
  ...itemStructs,
])

// @__NO_SIDE_EFFECTS__
function toTypes(structs: readonly string[]) {
  const types: Record<string, { name: string; type: string }[]> = {}
  for (const struct of structs) {
    const [, name = '', fields = ''] = /struct (\w+) {(.*)}/.exec(struct) ?? []
    types[name] = [...fields.matchAll(/(\S+) (\w+);/g)].map(
      ([, type = '', name = '']) => ({ name, type }),
    )
  }
  return types
}

type Item = {
  itemType: number
  token: Address
  identifierOrCriteria: bigint
  startAmount: bigint
  endAmount: bigint
}

/** An order in Seaport's calldata and typed data. */
export type SeaportOrder = {
  offerer: Address
  zone: Address
  offer: readonly Item[]
  consideration: readonly (Item & { recipient: Address })[]
  orderType: number
  startTime: bigint
  endTime: bigint
  conduitKey: Hex
  /** Number of payments without tips. */
  count?: bigint | undefined
}

/** Token standards by item type; the last two accept any token that fits criteria. */
const standards = [
  'native',
  'erc20',
  'erc721',
  'erc1155',
  'erc721',
  'erc1155',
] as const
const firstCriteria = 4

/** The first order types that need the zone's approval, or a contract as maker. */
const firstRestricted = 2
const firstContract = 4

type TermsOptions = {
  /** The contract that settles the order. */
  book: Address
  /** The fraction of the order that is filled. @default the whole order */
  numerator?: bigint | undefined
  denominator?: bigint | undefined
  /** Whether an item may accept any token that fits criteria. @default false */
  allowCriteria?: boolean | undefined
}

/**
 * Converts a Seaport order, or a fraction of it, to terms. For amounts that
 * change with time, uses the worst amount for the payer. Throws for criteria
 * items, contract orders, and fractions that Seaport would reject.
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
  { allowCriteria, book, denominator = 1n, numerator = 1n }: TermsOptions,
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
        (isToken || !identifierOrCriteria) &&
        (itemType < firstCriteria || allowCriteria),
    )
    isMoving ||= startAmount !== endAmount
    const isOneToken = isToken && itemType < firstCriteria
    const tokenId = isOneToken ? identifierOrCriteria : undefined
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
    conduitKey,
    zone: zone === zeroAddress ? undefined : zone,
    isRestricted: orderType >= firstRestricted,
  }
}

function min(a: bigint, b: bigint): bigint {
  return b < a ? b : a
}

/**
 * The contract that moves tokens: the book, or the conduit of a key. Undefined for a
 * conduit of any book except Seaport 1.5 and 1.6: only the chain knows it.
 */
export function getOperator(
  conduitKey: Hex,
  book: Address,
): Address | undefined {
  if (conduitKey === zeroHash) return book
  if (!isSameText(book, seaport15) && !isSameText(book, seaport16))
    return undefined
  return getCreate2Address({
    bytecodeHash: conduitCodeHash,
    from: conduitController,
    salt: conduitKey,
  })
}

/** Hash of an order, equal to Seaport's `getOrderHash`. */
export function hashOrder(data: Record<string, unknown>): Hex {
  const primaryType = 'OrderComponents'
  return hashStruct({ data, primaryType, types: seaportTypes })
}
