import {
  type Address,
  decodeAbiParameters,
  type Hex,
  pad,
  parseAbiParameters,
} from 'viem'
import { isSameText } from '../platform/plainData.js'
import type { Log } from './transferLogs.js'

export function isOrderHash(id: string): boolean {
  return /^0x[0-9a-f]{64}$/i.test(id)
}

export function getFilledHashes(logs: readonly Log[] = []): string[] {
  return filterFills(logs).map(({ data }) => data.slice(0, 66).toLowerCase())
}

/** Counts the base units that an order gave; undefined if it is not in the logs. */
export function countFilled(
  logs: readonly Log[],
  token: { collection: Address; orderId: string; tokenId: string },
): bigint | undefined {
  const { collection, orderId, tokenId } = token
  const given = filterFills(logs)
    .filter(({ data }) => isSameText(data.slice(0, 66), orderId))
    .flatMap(({ data }) => readOffer(data))
    .filter(
      (item) =>
        isSameText(item.token, collection) &&
        item.identifier === BigInt(tokenId),
    )
  if (!given.length) return undefined
  return given.reduce((sum, { amount }) => sum + amount, 0n)
}

const offerData = /* @__PURE__ */ parseAbiParameters([
  'bytes32 orderHash, address recipient, SpentItem[] offer',
  'struct SpentItem { uint8 itemType; address token; uint256 identifier; uint256 amount; }',
])

function readOffer(data: Hex) {
  try {
    return decodeAbiParameters(offerData, data)[2]
  } catch {
    return []
  }
}

export function hasFilled(logs: readonly Log[] = [], maker: Address): boolean {
  return filterFills(logs).some(({ topics: [, by] }) =>
    isSameText(by, pad(maker)),
  )
}

function filterFills(logs: readonly Log[]): readonly Log[] {
  return logs.filter(({ topics: [event] }) => event === orderFulfilled)
}

/** Whether a maker cancelled an order, or all of them. */
export function hasCancelled(
  logs: readonly Log[],
  orderId: string,
  maker: Address,
): boolean {
  return logs.some(
    ({ data, topics: [event, by] }) =>
      isSameText(by, pad(maker)) &&
      (event === counterIncremented ||
        (event === orderCancelled && isSameText(data.slice(0, 66), orderId))),
  )
}

/** Whether an order of a maker was registered. */
export function hasRegistered(logs: readonly Log[], maker: Address): boolean {
  return logs.some(({ data, topics: [event] }) => {
    // The maker follows the hash and the offset of the struct.
    const offerer = `0x${data.slice(2 + 2 * 64, 2 + 3 * 64)}`
    return event === orderValidated && isSameText(offerer, pad(maker))
  })
}

/** `OrderFulfilled`, the same in every version of Seaport. */
const orderFulfilled =
  '0x9d9af8e38d66c62e2c12f0225249fd9d721c54b83f48d9352c97c6cacdcb6f31'
/** `OrderCancelled(bytes32,address,address)` of Seaport. */
const orderCancelled =
  '0x6bacc01dbe442496068f7d234edd811f1a5f833243e0aec824f86ab861f3c90d'
/** `CounterIncremented(uint256,address)` of Seaport: cancels all orders. */
const counterIncremented =
  '0x721c20121297512b72821b97f5326877ea8ecf4bb9948fea5bfcb6453074d37f'
/** `OrderValidated(bytes32,OrderParameters)` of Seaport since 1.2. */
const orderValidated =
  '0xf280791efe782edcf06ce15c8f4dff17601db3b88eb3805a0db7d77faf757f04'

export type OrderStatus = {
  /** Whether the maker registered it, or somebody filled a part of it. */
  isValidated: boolean
  isCancelled: boolean
  isFilled: boolean
}

export function encodeOrderStatusCall(orderHash: string): Hex {
  return `0x46423aa7${orderHash.slice(2)}`
}

/** Decodes the result of `getOrderStatus`. */
export function parseOrderStatus(answer: string): OrderStatus | undefined {
  if (!/^0x[0-9a-f]{256}$/i.test(answer)) return undefined
  const readWord = (index: number) =>
    BigInt(`0x${answer.slice(2 + index * 64, 66 + index * 64)}`)
  const filled = readWord(2)
  return {
    isValidated: readWord(0) > 0n,
    isCancelled: readWord(1) > 0n,
    isFilled: filled > 0n && filled >= readWord(3),
  }
}
