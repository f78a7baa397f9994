import { bytesToHex, type Hex, hexToBytes, numberToHex } from 'viem'
import type { StateValue } from './flatState.js'

/** A value of the state as JSON has it. */
export type PackedValue = Hex | number | { n: Hex; b: Hex; h: Hex }

export type PackedState = [key: string, value: PackedValue][]

/** Returns the values of a state without a parent as JSON can hold them. */
export function packState(values: ReadonlyMap<string, StateValue>) {
  const packed: PackedState = []
  for (const [key, value] of values)
    if (value !== undefined) packed.push([key, packValue(value)])
  return packed
}

export function unpackState(packed: PackedState): Map<string, StateValue> {
  return new Map(packed.map(([key, value]) => [key, unpackValue(value)]))
}

function packValue(value: NonNullable<StateValue>): PackedValue {
  if (typeof value === 'number') return value
  if (value instanceof Uint8Array) return bytesToHex(value)
  const { balance, codeHash, nonce } = value
  return {
    n: numberToHex(nonce),
    b: numberToHex(balance),
    h: bytesToHex(codeHash),
  }
}

function unpackValue(value: PackedValue): StateValue {
  if (typeof value === 'number') return value
  if (typeof value === 'string') return hexToBytes(value)
  return {
    nonce: BigInt(value.n),
    balance: BigInt(value.b),
    codeHash: hexToBytes(value.h),
  }
}
