import {
  type Address,
  getAddress,
  getTypesForEIP712Domain,
  type Hex,
  hashTypedData,
} from 'viem'
import { InvalidStepError } from '../../errors.js'
import type { PostRequest, Step } from '../../rpc/schemas.js'
import { deepFreeze, isObject } from '../platform/plainData.js'

/** Steps in one quote. */
const maxSteps = 64

/** Bytes of calldata in one step. */
const maxCalldataBytes = 128 * 1024

/** Calls nested in other calls, over all steps. */
export const maxNestedCalls = 256

/** Characters of the typed data of one step, and of its post. */
const maxTypedDataLength = 1_000_000

/**
 * Bytes to hash for all steps: viem hashes all types again for each struct of a
 * message, and a type may name the same field many times.
 */
const maxHashedBytes = 6_000_000

/** Characters of one step, and of all steps. */
const maxLength = 2 * maxCalldataBytes + 2 * maxTypedDataLength

/** Levels of nested objects in one step. */
const maxDepth = 64

type Common = {
  /** Position of the step in the list, from 0. */
  index: number
  /** The service's name of the step. Nothing is decided by it. */
  id: string
  /** The step as the service sent it. */
  step: Step
}

/** A step that can be carried out, by the kind of its request. */
export type ReadableStep =
  | (Common & {
      kind: 'transaction'
      /** The contract or account to call. */
      to: Address
      /** Calldata. */
      data: Hex
      /** Native currency to send, in wei. */
      value: bigint
      /** The request to send once the transaction is mined. */
      post?: PostRequest | undefined
    })
  | (Common & {
      kind: 'signature'
      /** The typed data (EIP-712) to sign. */
      typedData: TypedData
      /** The request that posts the signature to the service. */
      post?: PostRequest | undefined
    })
  | (Common & {
      kind: 'message'
      /** The text or raw bytes (EIP-191) to sign. */
      message: string | { raw: Hex }
      /** The request that posts the signature to the service. */
      post?: PostRequest | undefined
    })
  | (Common & {
      kind: 'post'
      /** The request to send. */
      post: PostRequest
    })

export type TransactionStep = Extract<ReadableStep, { kind: 'transaction' }>

/** Typed data (EIP-712) of any types. */
export type TypedData = {
  domain: Record<string, unknown>
  types: Record<string, { name: string; type: string }[]>
  primaryType: string
  message: Record<string, unknown>
}

const addressPattern = /^0x[0-9a-f]{40}$/i
/** The name of a type, and the brackets of its arrays. */
const typePattern = /^[^[\]]+(\[\d*\])*$/

// Some wallets read `0X` as text.
const bytesPattern = /^0x[\da-fA-F]*$/

/**
 * Reads the steps of a quote.
 *
 * @throws InvalidStepError if a step is invalid, or if there are too many.
 */
export function readSteps(steps: unknown): ReadableStep[] {
  if (!Array.isArray(steps)) return refuseAt(0)('`steps` is not an array.')
  if (steps.length > maxSteps)
    return refuseAt(maxSteps)(`there are more than ${maxSteps} steps.`)
  if (!isWithinSize(steps, maxLength))
    return refuseAt(0)(`the steps are longer than ${maxLength} characters.`)
  return steps.map(readStep)
}

/**
 * Reads one step of a quote, and returns a frozen copy. Its fields determine its kind;
 * the first of `signature`, `to`, `data` and `post` decides.
 *
 * @throws InvalidStepError if the step cannot be sent or signed, or is too long.
 */
export function readStep(
  input: Step,
  index: number,
  /** All steps of the quote: they share the limit of what is hashed. */
  steps: readonly unknown[] = [input],
): ReadableStep {
  const refuse = refuseAt(index)
  const step = copyStep(input, refuse)
  const data = readText(step.data, 'data', refuse)
  const to = readText(step.to, 'to', refuse)
  readText(step.post?.method, 'post.method', refuse)
  const endpoint = readText(step.post?.endpoint, 'post.endpoint', refuse)
  const post = endpoint ? step.post : undefined
  if (post) checkSize(post, 'post', refuse)
  const id = isObject(step.id) ? 'unknown' : String(step.id ?? 'unknown')
  const common = { index, id, step, post }

  if (step.signature)
    return deepFreeze({
      ...common,
      kind: 'signature',
      typedData: readTypedData(
        step.signature,
        steps.filter((it) => Object(it).signature).length,
        refuse,
      ),
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
  return refuse('it has no transaction, signature, message or post.')
}

type Refuse = (problem: string, cause?: unknown) => never

function refuseAt(index: number): Refuse {
  return (problem, cause) => {
    throw new InvalidStepError({ index, problem, cause })
  }
}

function readText(
  value: unknown,
  name: string,
  refuse: Refuse,
): string | undefined {
  if (value === undefined || value === null) return undefined
  return typeof value === 'string'
    ? value
    : refuse(`\`${name}\` is not a string.`)
}

function readBytes(data: string, refuse: Refuse): Hex {
  if (data.length > 2 + 2 * maxCalldataBytes)
    return refuse(`\`data\` is longer than ${maxCalldataBytes} bytes.`)
  return bytesPattern.test(data) && data.length % 2 === 0
    ? (data as Hex)
    : refuse('`data` is not hexadecimal.')
}

function readValue(digits: string, refuse: Refuse): bigint {
  const isAmount = !isObject(digits) && /^\d{1,78}$/.test(digits)
  const value = isAmount ? BigInt(digits) : undefined
  return value !== undefined && value < 2n ** 256n
    ? value
    : refuse('`value` is not an amount in wei.')
}

function readTypedData(
  signature: NonNullable<Step['signature']>,
  signatureCount: number,
  refuse: Refuse,
): TypedData {
  checkSize(signature, 'signature', refuse)
  const { domain, primaryType, types, value } = signature
  if (!isObject(domain) || !isObject(types) || !isObject(value))
    return refuse('its typed data is incomplete.')
  const typedData = {
    // viem leaves a chain id that is a string out of the domain's type.
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
    assertHashable(typedData, maxHashedBytes / signatureCount)
    hashTypedData(typedData)
    return typedData
  } catch (cause) {
    return refuse('its typed data cannot be hashed.', cause)
  }
}

/** Visits what viem will visit. Throws if that takes more than `left` bytes. */
function assertHashable(
  { domain, message, primaryType, types }: TypedData,
  left: number,
): void {
  if (Object.values(domain).some(isObject))
    throw new Error('The domain is invalid.')
  const all: TypedData['types'] = {
    EIP712Domain: getTypesForEIP712Domain({ domain }),
    ...types,
  }
  for (const { type } of Object.values(all).flat())
    if (typeof type !== 'string' || !typePattern.test(type))
      throw new Error('A type is invalid.')
  // A character has up to three bytes.
  const typesLength = 3 * JSON.stringify(all).length
  const visit = (type: string, value: unknown): void => {
    const fields = all[type]
    const textLength = typeof value === 'string' ? 3 * value.length : 0
    left -= 128 + (fields ? typesLength : type.length + textLength)
    if (left < 0) throw new Error('Hashing would take too long.')
    if (fields)
      for (const field of fields) visit(field.type, Object(value)[field.name])
    else if (Array.isArray(value) && type.endsWith(']'))
      for (const item of value)
        visit(type.slice(0, type.lastIndexOf('[')), item)
    else if (isObject(value)) throw new Error('A value does not fit its type.')
  }
  visit('EIP712Domain', domain)
  visit(primaryType, message)
}

function checkSize(value: unknown, name: string, refuse: Refuse): void {
  if (!isWithinSize(value, maxTypedDataLength))
    refuse(`\`${name}\` is longer than ${maxTypedDataLength} characters.`)
}

function copyStep(step: Step, refuse: Refuse): Step {
  if (!isObject(step)) return refuse('it is not an object.')
  if (!isWithinSize(step, maxLength))
    return refuse(`it is longer than ${maxLength} characters.`)
  try {
    return deepFreeze(structuredClone(step))
  } catch (cause) {
    return refuse('it is not plain data.', cause)
  }
}

/**
 * Whether data has at most so many characters and levels. Stops at the limit,
 * also for cycles. True for data that cannot be read: it cannot be copied either.
 */
function isWithinSize(value: unknown, maxLength: number): boolean {
  let left = maxLength
  const visit = (part: unknown, depth: number): boolean => {
    left -= typeof part === 'string' ? part.length + 2 : 1
    if (left < 0 || depth > maxDepth) return false
    if (typeof part !== 'object' || part === null) return true
    for (const [name, member] of Object.entries(part)) {
      left -= name.length
      if (!visit(member, depth + 1)) return false
    }
    return true
  }
  try {
    return visit(value, 0)
  } catch {
    return true
  }
}
