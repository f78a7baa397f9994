import { Address } from '@ethereumjs/util'
import { type Hex, hexToBytes, isHex } from 'viem'
import { invalidParams } from './rpcError.js'

/** Fields of an object that a request brought. */
export type Fields = Readonly<Record<string, unknown>>

export function readFields(value: unknown): Fields {
  if (typeof value !== 'object' || value === null)
    throw invalidParams('expected an object')
  return value as Fields
}

/** Reads hex digits; an odd number of them is padded. */
export function readHex(value: unknown): Hex {
  if (typeof value !== 'string' || !isHex(value))
    throw invalidParams('invalid hex string')
  return value.length % 2 === 0 ? value : `0x0${value.slice(2)}`
}

export function readBytes(value: unknown): Uint8Array {
  return hexToBytes(readHex(value))
}

/** Reads 32 bytes, as hashes have them. */
export function readHash(value: unknown): Hex {
  const hash = readHex(value).toLowerCase() as Hex
  if (hash.length !== 66) throw invalidParams('invalid string length')
  return hash
}

/** Reads up to 32 bytes and pads them on the left. */
export function readWord(value: unknown): Uint8Array {
  const bytes = readBytes(value)
  if (bytes.length > 32) throw invalidParams('invalid string length')
  const word = new Uint8Array(32)
  word.set(bytes, 32 - bytes.length)
  return word
}

/** Reads a quantity: hex digits or a number. */
export function readQuantity(value: unknown): bigint {
  try {
    if (typeof value === 'string' || typeof value === 'number')
      return BigInt(value)
  } catch {
    // Neither digits nor hex digits.
  }
  throw invalidParams('invalid quantity')
}

export function readOptionalQuantity(value: unknown): bigint | undefined {
  return value === undefined || value === null ? undefined : readQuantity(value)
}

export function readAddress(value: unknown): Address {
  const bytes = readBytes(value)
  if (bytes.length !== 20) throw invalidParams('invalid string length')
  return new Address(bytes)
}

/** Returns an address in lower case, as keys and answers have it. */
export function readAddressKey(value: unknown): Hex {
  return readAddress(value).toString()
}
