import type { Hex } from 'viem'

/** How an order stands in a book. */
export type OrderStatus = {
  /** Whether the maker registered it, or somebody filled a part of it. */
  isValidated: boolean
  isCancelled: boolean
  /** Whether nothing is left to fill. */
  isFilled: boolean
}

/** The call data of Seaport's `getOrderStatus(bytes32)`. */
export function encodeOrderStatusCall(orderHash: string): Hex {
  return `0x46423aa7${orderHash.slice(2)}`
}

/** Reads the answer of `getOrderStatus`; undefined if it is none. */
export function parseOrderStatus(answer: string): OrderStatus | undefined {
  if (!/^0x[0-9a-f]{256}$/i.test(answer)) return undefined
  const readWord = (index: number) =>
    BigInt(`0x${answer.slice(2 + index * 64, 66 + index * 64)}`)
  const filled = readWord(2)
  return {
    isValidated: readWord(0) > 0n,
    isCancelled: readWord(1) > 0n,
    isFilled: filled > 0n && filled === readWord(3),
  }
}
