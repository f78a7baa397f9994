import type { Address, Hex } from 'viem'
import type { GuardFinding, GuardVerdict } from '../../errors.js'
import type { PostRequest } from '../../rpc/schemas.js'
import type { ReadableStep, TypedData } from '../base/readStep.js'
import type { FoundEffect } from './effects.js'

/** A decoded call. */
export type GuardCall<amount = string> = {
  /** Path in the steps, such as `steps.0.data`. */
  path: string
  /** The account that makes the call. */
  from: Address
  /** The contract that is called. */
  to: Address
  /** Native currency to send, in wei. */
  value: amount
  /** Name of the function; absent if the call could not be decoded. */
  name?: string | undefined
  /** Arguments by name; absent if the call could not be decoded. */
  args?: { readonly [name: string]: unknown } | undefined
  /** Calldata: selector and arguments. */
  data: Hex
}

/** A decoded step. */
export type GuardStep = {
  /** Position of the step in the list, from 0. */
  index: number
  /** The service's name of the step. Nothing is decided by it. */
  id: string
  kind: ReadableStep['kind']
  /** The call of a transaction, and the calls nested in it. */
  calls: readonly GuardCall[]
  /** The typed data (EIP-712) to sign. */
  typedData?: TypedData | undefined
  /** The message (EIP-191) to sign: text, or raw bytes. */
  message?: string | { raw: Hex } | undefined
  /** The request to the service that follows. */
  post?: PostRequest | undefined
  /** Effects of the step; one of type `unknown` for each undecoded part. */
  effects: readonly FoundEffect<string>[]
}

/** The steps compared with the intent. Frozen, and safe to store as JSON. */
export type GuardReport = {
  /** The worst severity of the findings; `match` if there are none. */
  verdict: GuardVerdict
  /** Everything that does not match, or cannot be judged. */
  findings: readonly GuardFinding[]
  steps: readonly GuardStep[]
}
