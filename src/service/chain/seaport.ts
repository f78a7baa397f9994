import {
  type Address,
  concat,
  domainSeparator,
  type Hex,
  hashStruct,
  keccak256,
  type TypedDataDomain,
  zeroHash,
} from 'viem'

/** What an item of an order is, as Seaport counts. */
export const itemType = {
  native: 0,
  erc20: 1,
  erc721: 2,
  erc1155: 3,
  erc721WithCriteria: 4,
  erc1155WithCriteria: 5,
} as const

/** How an order may be filled, as Seaport counts. */
export const orderType = { fullOpen: 0, partialOpen: 1 } as const

/** What the maker gives. */
export type OfferItem = {
  itemType: number
  token: Address
  identifierOrCriteria: bigint
  startAmount: bigint
  endAmount: bigint
}

/** What somebody receives for it. */
export type ConsiderationItem = OfferItem & { recipient: Address }

/** A Seaport order as its maker signs it. */
export type OrderComponents = {
  offerer: Address
  zone: Address
  offer: readonly OfferItem[]
  consideration: readonly ConsiderationItem[]
  orderType: number
  startTime: bigint
  endTime: bigint
  zoneHash: Hex
  salt: bigint
  conduitKey: Hex
  counter: bigint
}

/** A Seaport order as its functions take it: without the counter. */
export type OrderParameters = Omit<OrderComponents, 'counter'> & {
  totalOriginalConsiderationItems: bigint
}

const offerItem = [
  { name: 'itemType', type: 'uint8' },
  { name: 'token', type: 'address' },
  { name: 'identifierOrCriteria', type: 'uint256' },
  { name: 'startAmount', type: 'uint256' },
  { name: 'endAmount', type: 'uint256' },
] as const

/** The EIP-712 types of a Seaport order. */
export const orderTypes = {
  OrderComponents: [
    { name: 'offerer', type: 'address' },
    { name: 'zone', type: 'address' },
    { name: 'offer', type: 'OfferItem[]' },
    { name: 'consideration', type: 'ConsiderationItem[]' },
    { name: 'orderType', type: 'uint8' },
    { name: 'startTime', type: 'uint256' },
    { name: 'endTime', type: 'uint256' },
    { name: 'zoneHash', type: 'bytes32' },
    { name: 'salt', type: 'uint256' },
    { name: 'conduitKey', type: 'bytes32' },
    { name: 'counter', type: 'uint256' },
  ],
  OfferItem: offerItem,
  ConsiderationItem: [...offerItem, { name: 'recipient', type: 'address' }],
} as const

/** The EIP-712 domain of a Seaport deployment. */
export function seaportDomain(network: { chainId: number; seaport: Address }) {
  return {
    name: 'Seaport',
    version: '1.6',
    chainId: network.chainId,
    verifyingContract: network.seaport,
  } as const satisfies TypedDataDomain
}

/** Hashes of orders that live: one is asked for several times and takes long. */
const hashes = new WeakMap<OrderComponents, Hex>()

/**
 * The hash by which Seaport knows an order; equals its `getOrderHash`. An
 * order must not be changed afterwards: a change makes another one.
 */
export function orderHash(components: OrderComponents): Hex {
  const known = hashes.get(components)
  if (known) return known
  const hash = hashStruct({
    data: components,
    primaryType: 'OrderComponents',
    types: orderTypes,
  })
  hashes.set(components, hash)
  return hash
}

/** The hash that the maker of an order signs. */
export function orderDigest(
  network: { chainId: number; seaport: Address },
  components: OrderComponents,
): Hex {
  const domain = domainSeparator({ domain: seaportDomain(network) })
  return keccak256(concat(['0x1901', domain, orderHash(components)]))
}

/** The order as Seaport's functions take it. */
export function orderParameters(components: OrderComponents): OrderParameters {
  const { counter: _, ...parameters } = components
  return {
    ...parameters,
    totalOriginalConsiderationItems: BigInt(components.consideration.length),
  }
}

/** The order as its maker signed it, from what Seaport's functions take. */
export function orderComponents(
  parameters: OrderParameters,
  counter: bigint,
): OrderComponents {
  const { totalOriginalConsiderationItems: _, ...components } = parameters
  return { ...components, counter }
}

/** A JSON-safe copy: every integer in decimal digits. */
export type Wire<value> = value extends bigint
  ? string
  : value extends readonly (infer item)[]
    ? Wire<item>[]
    : value extends object
      ? { [key in keyof value]: Wire<value[key]> }
      : value

/** An order as JSON carries it. */
export type WireOrder = Wire<OrderComponents>

/** The order as JSON carries it; `parseOrder` reads it back. */
export function wireOrder(components: OrderComponents): WireOrder {
  return JSON.parse(
    JSON.stringify(components, (_, value) =>
      typeof value === 'bigint' ? value.toString() : value,
    ),
  )
}

/** Orders go without a conduit: approvals are given to Seaport itself. */
export const noConduit = zeroHash
