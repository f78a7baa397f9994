import { type Address, getAddress, type Hex, hashTypedData } from 'viem'
import { InvalidStepError } from '../../errors.js'
import type { PostRequest, Step } from '../../rpc/schemas.js'
import { isObject } from './equality.js'
import {
  isWithinSize,
  maxCalldataBytes,
  maxSteps,
  maxTypedDataLength,
} from './limits.js'

type Common = {
  /** Position of the step in the list, from 0. */
  index: number
  /** The service's own name of the step; a label, never a rule. */
  id: string
  /** The step as the service sent it. */
  step: Step
}

/** A step that can be carried out, told apart by what it carries. */
export type ReadableStep =
  | (Common & {
      kind: 'transaction'
      /** The contract or account that is called. */
      to: Address
      /** The call. */
      data: Hex
      /** Native currency to send, in its smallest unit. */
      value: bigint
      /** The call to make after the transaction is mined. */
      post?: PostRequest | undefined
    })
  | (Common & {
      kind: 'signature'
      /** The typed data (EIP-712) to sign. */
      typedData: TypedData
      /** The call that brings the signature to the service. */
      post?: PostRequest | undefined
    })
  | (Common & {
      kind: 'message'
      /** The text or raw bytes (EIP-191) to sign. */
      message: string | { raw: Hex }
      /** The call that brings the signature to the service. */
      post?: PostRequest | undefined
    })
  | (Common & {
      kind: 'post'
      /** The call to make. */
      post: PostRequest
    })

/** Typed data whose shape is known only at run time. */
export type TypedData = {
  domain: Record<string, unknown>
  types: Record<string, { name: string; type: string }[]>
  primaryType: string
  message: Record<string, unknown>
}

const addressPattern = /^0x[0-9a-f]{40}$/i
// Some wallets read `0X` as text.
const bytesPattern = /^0x([0-9a-fA-F]{2})*$/

/** The most characters of one step: its calldata, typed data and post. */
const maxStepLength = 2 * maxCalldataBytes + 2 * maxTypedDataLength

/**
 * Reads the steps of a quote.
 *
 * @throws InvalidStepError if it is no list of at most 64 steps, or if a step
 * cannot be sent or signed as it is.
 */
export function readSteps(steps: unknown): ReadableStep[] {
  if (!Array.isArray(steps))
    throw new InvalidStepError({ index: 0, problem: 'the steps are no list.' })
  if (steps.length > maxSteps)
    throw new InvalidStepError({
      index: maxSteps,
      problem: `there are ${steps.length} steps, and at most ${maxSteps} are read.`,
    })
  return steps.map(readStep)
}

/**
 * Reads one step: typed data if it carries a signature, a transaction if it
 * carries `to`, a message if it carries `data` alone, else the post that it
 * asks for. Returns a frozen copy.
 *
 * @throws InvalidStepError if it cannot be sent or signed as it is, or if it
 * carries more than 128 kB of calldata or 1 MB of typed data or post.
 *
 * @example
 * import { readStep } from 'marketkit/core'
 *
 * const kinds = steps.map((step, index) => readStep(step, index).kind)
 */
export function readStep(input: Step, index: number): ReadableStep {
  const refuse = (problem: string, cause?: unknown): never => {
    throw new InvalidStepError({ index, problem, cause })
  }
  const step = copy(input, refuse)
  const data = readText(step.data, 'data', refuse)
  const to = readText(step.to, 'to', refuse)
  const post = step.post?.endpoint ? step.post : undefined
  if (post) checkSize(post, 'its post', refuse)
  const common = { index, id: String(step.id ?? 'unknown'), step, post }

  if (step.signature)
    return deepFreeze({
      ...common,
      kind: 'signature',
      typedData: readTypedData(step.signature, refuse),
    })
  if (to)
    return deepFreeze({
      ...common,
      kind: 'transaction',
      to: addressPattern.test(to)
        ? getAddress(to.toLowerCase())
        : refuse('`to` is not an address.'),
      data: readBytes(data || '0x', refuse),
      value: readValue(step.value || '0', refuse),
    })
  if (data)
    return deepFreeze({
      ...common,
      kind: 'message',
      message: data.startsWith('0x') ? { raw: readBytes(data, refuse) } : data,
    })
  if (post) return deepFreeze({ ...common, kind: 'post', post })
  return refuse('it carries no transaction, no signature and no call.')
}

type Refuse = (problem: string, cause?: unknown) => never

/** The text of a field; undefined if the service left it out. */
function readText(
  value: unknown,
  name: string,
  refuse: Refuse,
): string | undefined {
  if (value === undefined || value === null) return undefined
  return typeof value === 'string' ? value : refuse(`\`${name}\` is no text.`)
}

function readBytes(data: string, refuse: Refuse): Hex {
  // Before the pattern, which would overflow the stack on megabytes.
  if (data.length > 2 + 2 * maxCalldataBytes)
    return refuse(`\`data\` is longer than ${maxCalldataBytes} bytes.`)
  return bytesPattern.test(data)
    ? (data as Hex)
    : refuse('`data` is not hexadecimal.')
}

function readValue(digits: string, refuse: Refuse): bigint {
  const value = /^\d{1,78}$/.test(digits) ? BigInt(digits) : undefined
  return value !== undefined && value < 2n ** 256n
    ? value
    : refuse('`value` is not an amount.')
}

function readTypedData(
  signature: NonNullable<Step['signature']>,
  refuse: Refuse,
): TypedData {
  checkSize(signature, 'its typed data', refuse)
  const { domain, primaryType, types, value } = signature
  if (!isObject(domain) || !isObject(types) || !isObject(value))
    return refuse('its typed data is incomplete.')
  const typedData = {
    // A chain id in a string would silently drop out of the domain's type.
    domain:
      typeof domain.chainId === 'string' &&
      /^(\d+|0x[0-9a-f]+)$/i.test(domain.chainId)
        ? { ...domain, chainId: Number(domain.chainId) }
        : domain,
    types,
    primaryType,
    message: value,
  } as TypedData
  try {
    hashTypedData(typedData)
    return typedData
  } catch (cause) {
    return refuse('its typed data does not match its types.', cause)
  }
}

function checkSize(value: unknown, what: string, refuse: Refuse): void {
  if (!isWithinSize(value, maxTypedDataLength))
    refuse(`${what} is longer than ${maxTypedDataLength} characters.`)
}

/** A frozen copy of plain data within the limits. */
function copy(step: Step, refuse: Refuse): Step {
  if (!isObject(step)) return refuse('it is no object.')
  try {
    if (isWithinSize(step, maxStepLength))
      return deepFreeze(structuredClone(step))
  } catch (cause) {
    return refuse('it is not plain data.', cause)
  }
  return refuse(`it is longer than ${maxStepLength} characters.`)
}

function deepFreeze<const value>(value: value): value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value))
    return value
  for (const member of Object.values(value)) deepFreeze(member)
  return Object.freeze(value)
}
