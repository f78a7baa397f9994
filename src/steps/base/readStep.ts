import { type Address, getAddress, type Hex, hashTypedData } from 'viem'
import { InvalidStepError } from '../../errors.js'
import type { PostRequest, Step } from '../../rpc/schemas.js'

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
const bytesPattern = /^0x([0-9a-fA-F]{2})*$/

/**
 * Reads one step: typed data where it carries a signature, a transaction
 * where it carries `to`, a message where it carries `data` alone, else the
 * call it asks for. Answers a frozen copy.
 *
 * @throws InvalidStepError when it cannot be sent or signed as it is.
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
  const step = deepFreeze(copy(input, refuse))
  const post = step.post?.endpoint ? step.post : undefined
  const common = { index, id: step.id ?? 'unknown', step, post }

  if (step.signature)
    return deepFreeze({
      ...common,
      kind: 'signature',
      typedData: readTypedData(step.signature, refuse),
    })
  if (step.to)
    return deepFreeze({
      ...common,
      kind: 'transaction',
      to: addressPattern.test(step.to)
        ? getAddress(step.to.toLowerCase())
        : refuse('`to` is not an address.'),
      data: readBytes(step.data || '0x', refuse),
      value: readValue(step.value || '0', refuse),
    })
  if (step.data)
    return deepFreeze({
      ...common,
      kind: 'message',
      message: step.data.startsWith('0x')
        ? { raw: readBytes(step.data, refuse) }
        : step.data,
    })
  if (post) return deepFreeze({ ...common, kind: 'post', post })
  return refuse('it carries no transaction, no signature and no call.')
}

type Refuse = (problem: string, cause?: unknown) => never

function readBytes(data: string, refuse: Refuse): Hex {
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
  const { domain, primaryType, types, value } = signature
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

function copy(step: Step, refuse: Refuse): Step {
  try {
    return structuredClone(step)
  } catch (cause) {
    return refuse('it is not plain data.', cause)
  }
}

function deepFreeze<const value>(value: value): value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value))
    return value
  for (const member of Object.values(value)) deepFreeze(member)
  return Object.freeze(value)
}
