import {
  type AbiFunction,
  decodeFunctionData,
  encodeFunctionData,
  getAbiItem,
  zeroAddress,
} from 'viem'
import { isSame } from '../base/isSame.js'
import type { ReadableStep } from '../base/readStep.js'
import { assertDecodable } from './assertDecodable.js'
import type { Call, CallDecoder, Decoder } from './decoder.js'
import type { Effect, FoundEffect } from './effects.js'
import type { Guard } from './guard.js'
import type { GuardCall } from './report.js'

/** What is needed to read steps. */
type Reading = Pick<Guard, 'intent' | 'isTrusted'> & {
  /** In the order in which they are asked. */
  decoders: readonly Decoder[]
}

/** Batches within batches are not unpacked beyond this depth. */
const deepest = 4

/**
 * Digits of the longest mark after a call: 32 bytes. Marketplaces append 4, a
 * tag of ERC-8021 with a short code fits; what is longer nobody has looked at.
 */
const longestMark = 64

/** A step with what it does: the calls that it makes, and all effects. */
export function readEffects(
  { step: _, ...step }: ReadableStep,
  reading: Reading,
) {
  const { index, kind } = step
  const calls: GuardCall<bigint>[] = []
  const effects: FoundEffect[] = []
  const add = (effect: Effect, path: string) =>
    effects.push({ ...effect, path, step: index })

  function visit(call: Call, path: string, depth = 0): void {
    const { effects: found, ...facts } = readCall(call, reading)
    const { data, from, to, value } = call
    calls.push({ path, from, to, data, value, ...facts })
    if (value > 0n && !isSame(to, from))
      add({ type: 'spendNative', to, amount: value }, path)
    for (const [at, effect] of found.entries())
      if (effect.type !== 'call') add(effect, path)
      else if (depth === deepest) add(unknown('call'), path)
      else visit({ ...effect, from }, `${path}.calls.${at}`, depth + 1)
  }

  const path = `steps.${index}.${kind === 'signature' ? kind : 'data'}`
  if (kind === 'transaction')
    visit({ ...step, from: reading.intent.account }, path)
  if (kind === 'message') add(unknown('message'), path)
  if (kind === 'signature')
    for (const effect of readTypedData(step.typedData, reading))
      add(effect, path)
  return { ...step, calls, effects }
}

function unknown(
  code: (Effect & { type: 'unknown' })['code'],
  what?: string,
): Effect {
  return { type: 'unknown', code, what }
}

type Read = Pick<GuardCall<bigint>, 'name' | 'args'> & {
  effects: readonly Effect[]
}

/** What a call does, by the first decoder that understands all of it. */
function readCall(call: Call, { decoders, isTrusted }: Reading): Read {
  const { from, to, value } = call
  const data = call.data.toLowerCase() as Call['data']
  if (data === '0x' && value > 0n && !isSame(to, from)) {
    const token = zeroAddress
    return { effects: [{ type: 'transferOut', token, to, amount: value }] }
  }
  const name = data.slice(0, 10) as Call['data']
  let problem = unknown('call', name)
  for (const decoder of decoders) {
    if (!('abi' in decoder) || !isFor(decoder, call)) continue
    const item = getAbiItem({ abi: decoder.abi, name }) as
      | AbiFunction
      | undefined
    if (!item) continue
    try {
      const args = readArgs(item, data, isTrusted(to))
      const functionName = item.name
      const effects = decoder.read({ ...call, args, data, functionName })
      // Of a contract that nobody named, no effect only means none known.
      if (effects.length > 0 || decoder.contracts !== 'any')
        return { name: functionName, args, effects }
    } catch {
      problem = unknown('encoding', item.name)
    }
  }
  return { effects: [problem] }
}

function isFor({ contracts }: CallDecoder, { from, to }: Call): boolean {
  if (contracts === 'any') return true
  const named = contracts === 'account' ? [from] : contracts
  return named.some((contract) => isSame(contract, to))
}

/**
 * The arguments by name, if the bytes are exactly how they are written; else
 * it throws. Contracts read other spellings in ways of their own, so that what
 * we read might not be what happens. A short mark at the end, which some
 * marketplaces append for their statistics, does no harm where the contract is
 * known.
 */
function readArgs(
  item: AbiFunction,
  data: Call['data'],
  mayHaveMark: boolean,
): Record<string, unknown> {
  const { args = [] } = decodeFunctionData({ abi: [item], data })
  const exact = encodeFunctionData({ abi: [item], args })
  const most = exact.length + (mayHaveMark ? longestMark : 0)
  assertDecodable(data.startsWith(exact) && data.length <= most)
  const named = item.inputs.map(({ name }, at) => [name, args[at]])
  return Object.fromEntries(named)
}

function readTypedData(
  typedData: (ReadableStep & { kind: 'signature' })['typedData'],
  { decoders }: Reading,
): readonly Effect[] {
  const { primaryType } = typedData
  let code: 'encoding' | 'typedData' = 'typedData'
  for (const decoder of decoders)
    if ('primaryTypes' in decoder && decoder.primaryTypes.includes(primaryType))
      try {
        return decoder.readTypedData(typedData)
      } catch {
        // It may be of another one, of the same name.
        code = 'encoding'
      }
  return [unknown(code, primaryType)]
}
