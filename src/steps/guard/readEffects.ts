import { type AbiFunction, toFunctionSelector, zeroAddress } from 'viem'
import { InvalidStepError } from '../../errors.js'
import {
  maxNestedCalls,
  type ReadableStep,
  type TypedData,
} from '../model/readStep.js'
import { isObject, isSameText } from '../platform/plainData.js'
import { judgeBook } from './contracts.js'
import { decodeExactly } from './decodeExactly.js'
import {
  assertDecodable,
  type Call,
  type CallDecoder,
  type Decoder,
} from './decoder.js'
import type { Effect, FoundEffect, GuardCall, OrderTerms } from './effects.js'
import type { Guard } from './guard.js'
import { getOpenConduits, toConduitName } from './guardFacts.js'

type Reading = Pick<Guard, 'facts' | 'intent' | 'judge' | 'roles'> & {
  /** Decoders, in the order in which they are tried. */
  decoders: readonly Decoder[]
  /** Nested calls read so far, counted over all steps. */
  count: { nestedCalls: number }
}

/** Batches inside batches are not unpacked below this depth. */
const maxDepth = 4

/**
 * Digits of the longest suffix of a call: 32 bytes. Marketplaces append 4 for
 * their statistics; a tag of ERC-8021 with a short code fits.
 */
const maxSuffixDigits = 64

/**
 * Digits of the longest suffix of ERC-8021: its marker, the number of its schema, codes
 * of up to 255 bytes, and a registry.
 */
const maxTagDigits = 700

/** ERC-8021 suffixes end with this marker. */
const tagMarker = '8021'.repeat(8)

/**
 * Returns a step with its calls and all their effects.
 *
 * @throws InvalidStepError if the steps nest more calls than the limit.
 */
export function readEffects(
  { step: _, ...step }: ReadableStep,
  reading: Reading,
) {
  const { index, kind } = step
  const calls: GuardCall<bigint>[] = []
  const effects: FoundEffect[] = []
  const add = (effect: Effect, path: string) =>
    effects.push({ ...resolve(effect, reading), path, step: index })

  function visit(call: Call, path: string, depth = 0): void {
    const { effects: found, hasTag, ...facts } = readCall(call, reading)
    const { data, from, to, value } = call
    // Only the agreed book is known to ignore a tag.
    if (hasTag)
      reading.judge({
        code: 'encoding',
        at: { path, step: index },
        verdict: 'unknown',
        actual: facts.name,
      })
    calls.push({ path, from, to, data, value, ...facts })
    if (value > 0n && !isSameText(to, from))
      add({ type: 'spendNative', to, amount: value }, path)
    for (const [at, effect] of found.entries())
      if (effect.type !== 'call') add(effect, path)
      else if (depth === maxDepth) add({ type: 'unknown', code: 'call' }, path)
      else {
        countNestedCall(index, reading)
        visit({ ...effect, from }, `${path}.calls.${at}`, depth + 1)
      }
  }

  const path = `steps.${index}.${kind === 'signature' ? kind : 'data'}`
  if (kind === 'transaction')
    visit({ ...step, from: reading.intent.account }, path)
  if (kind === 'message') add({ type: 'unknown', code: 'message' }, path)
  if (kind === 'signature')
    for (const effect of readTypedData(step.typedData, reading))
      add(effect, path)
  return { ...step, calls, effects }
}

/** Adds the conduits that the chain named. */
function resolve(effect: Effect, { facts }: Reading): Effect {
  if (effect.type !== 'fillOrder' && effect.type !== 'listOrder') return effect
  if (!facts || getOpenConduits(effect).length === 0) return effect
  const { book } = effect
  const find = ({ conduitKey: key, operator }: ConduitHolder) =>
    operator ?? (key && facts.conduits.get(toConduitName({ book, key })))
  const order = { ...effect.order, operator: find(effect.order) }
  return effect.type === 'fillOrder'
    ? { ...effect, order, operator: find(effect) }
    : { ...effect, order }
}

type ConduitHolder = Pick<OrderTerms, 'conduitKey' | 'operator'>

function countNestedCall(index: number, { count }: Reading): void {
  count.nestedCalls += 1
  if (count.nestedCalls > maxNestedCalls)
    throw new InvalidStepError({
      index,
      problem: `it nests more than ${maxNestedCalls} calls.`,
    })
}

/** Decodes a call with the first decoder that understands every byte of it. */
function readCall(
  call: Call,
  { decoders, intent, roles }: Reading,
): Pick<GuardCall<bigint>, 'name' | 'args'> & {
  effects: readonly Effect[]
  /** Whether a tag stands behind a call of another contract than the agreed book. */
  hasTag?: boolean
} {
  const { from, to, value } = call
  const data = call.data.toLowerCase() as Call['data']
  if (data === '0x' && value > 0n && !isSameText(to, from)) {
    const token = zeroAddress
    return { effects: [{ type: 'transferOut', token, to, amount: value }] }
  }
  const selector = data.slice(0, 10)
  let problem: Effect = { type: 'unknown', code: 'call', what: selector }
  for (const decoder of decoders) {
    if (!('abi' in decoder) || !reads(decoder, call)) continue
    const item = decoder.abi.find(
      (it) => it.type === 'function' && getSelector(it) === selector,
    ) as AbiFunction | undefined
    if (!item) continue
    try {
      const { inputs, name } = item
      const isTagged = data.endsWith(tagMarker)
      const hasTag = isTagged && judgeBook(to, intent, roles) !== 'match'
      const maxSuffix = roles.isBook(to) ? maxSuffixDigits : 0
      const values = decodeExactly(
        inputs,
        `0x${data.slice(10)}`,
        isTagged ? maxTagDigits : maxSuffix,
      )
      const args = Object.fromEntries(
        inputs.map((input, at) => [input.name, values[at]]),
      )
      const effects = toEffects(
        decoder.read({ ...call, args, data, functionName: name }),
      )
      // Another contract may give the same function other effects.
      if (effects.length > 0 || decoder.contracts !== 'any')
        return { name, args, effects, hasTag }
    } catch {
      problem = { type: 'unknown', code: 'encoding', what: item.name }
    }
  }
  return { effects: [problem] }
}

/** Selectors of functions of decoders: hashing a signature is slow. */
const selectors = /* @__PURE__ */ new WeakMap<AbiFunction, string>()

function getSelector(item: AbiFunction): string {
  const selector = selectors.get(item) ?? toFunctionSelector(item)
  selectors.set(item, selector)
  return selector
}

function reads({ contracts }: CallDecoder, { from, to }: Call): boolean {
  if (contracts === 'any') return true
  if (contracts === 'account') return isSameText(from, to)
  return contracts.some((contract) => isSameText(contract, to))
}

/** A copy of the effects, which may come from a decoder of the host. */
function toEffects(found: readonly Effect[]): readonly Effect[] {
  assertDecodable(
    Array.isArray(found) &&
      found.every((effect) => isObject(effect) && 'type' in effect),
  )
  return [...found]
}

/**
 * Decodes typed data. Data for a known book that cannot be decoded could be an
 * order that others can fill.
 */
function readTypedData(
  typedData: TypedData,
  { decoders, roles }: Reading,
): readonly Effect[] {
  const { domain, primaryType } = typedData
  const isForBook = roles.isBook(String(domain.verifyingContract))
  let code: 'encoding' | 'typedData' = isForBook ? 'encoding' : 'typedData'
  for (const decoder of decoders)
    if ('primaryTypes' in decoder && decoder.primaryTypes.includes(primaryType))
      try {
        const effects = toEffects(decoder.readTypedData(typedData))
        if (effects.length > 0) return effects
      } catch {
        // Another decoder may read the same type.
        code = 'encoding'
      }
  return [{ type: 'unknown', code, what: primaryType }]
}
