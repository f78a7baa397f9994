import { type Address, type Hex, keccak256, numberToHex, toHex } from 'viem'

/** State of a chain: numbers by name; missing ones are 0. */
export type State = Map<string, bigint>

/** Reads a number. */
export function read(state: State, ...name: readonly unknown[]): bigint {
  return state.get(joinKey(name)) ?? 0n
}

/** Writes a number. */
export function write(
  state: State,
  value: bigint,
  ...name: readonly unknown[]
): void {
  state.set(joinKey(name), value)
}

/** Adds to a number; it must not fall below 0. */
export function add(
  state: State,
  amount: bigint,
  ...name: readonly unknown[]
): boolean {
  const sum = read(state, ...name) + amount
  if (sum < 0n) return false
  write(state, sum, ...name)
  return true
}

function joinKey(parts: readonly unknown[]): string {
  return parts.join('|').toLowerCase()
}

/** A log of a contract. */
export type Log = { address: Address; topics: Hex[]; data: Hex }

/** Context of a call. */
export type Machine = {
  state: State
  logs: Log[]
  /** Unix milliseconds. */
  time: number
}

/** A call of an account or contract. */
export type Call = { from: Address; to: Address; data: Hex; value: bigint }

/** Thrown to revert a call. */
export class Revert extends Error {
  readonly data: Hex
  constructor(data: Hex = '0x') {
    super('execution reverted')
    this.data = data
  }
}

/** Reverts with a selector, or with a text as `require` does. */
export function refuse(reason: Hex | string): never {
  throw new Revert(reason.startsWith('0x') ? (reason as Hex) : text(reason))
}

function text(reason: string): Hex {
  const bytes = toHex(reason).slice(2)
  const padded = bytes.padEnd(Math.ceil(bytes.length / 64) * 64, '0')
  return `0x08c379a0${word(0x20)}${word(reason.length)}${padded}`
}

function word(value: number | bigint): string {
  return numberToHex(value, { size: 32 }).slice(2)
}

/** ABI-encodes words. */
export function words(...values: readonly (number | bigint | Hex)[]): Hex {
  const digits = values.map((value) => word(BigInt(value)))
  return `0x${digits.join('')}`
}

const topics = new Map<string, Hex>()

/** Emits an event; its indexed arguments are words. */
export function emit(
  { logs }: Machine,
  address: Address,
  event: string,
  indexed: readonly (bigint | Hex)[],
  data: Hex = '0x',
): void {
  const topic = topics.get(event) ?? keccak256(toHex(event))
  topics.set(event, topic)
  logs.push({
    address,
    topics: [topic, ...indexed.map((value) => words(value))],
    data,
  })
}
