import type { Address, Hex } from 'viem'
import type { GuardFinding, GuardVerdict } from '../../errors.js'
import type { PostRequest } from '../../rpc/schemas.js'
import type { ReadableStep, TypedData } from '../base/readStep.js'
import type { FoundEffect } from './effects.js'

/** A call in plain facts. */
export type GuardCall<amount = string> = {
  /** Where it stands, such as `steps.0.data`. */
  path: string
  /** The account that acts. */
  from: Address
  /** The contract that is called. */
  to: Address
  /** Native currency that goes along, in its smallest unit. */
  value: amount
  /** The function; absent where no decoder knows it. */
  name?: string | undefined
  /** Its arguments, by name. */
  args?: { readonly [name: string]: unknown } | undefined
  /** Selector and arguments. */
  data: Hex
}

/** What one step does, in plain facts. */
export type GuardStep = {
  /** Position of the step in the list, from 0. */
  index: number
  /** The service's own name of the step; a label, never a rule. */
  id: string
  kind: ReadableStep['kind']
  /** The call of a transaction, and the calls packed inside it. */
  calls: readonly GuardCall[]
  /** The typed data (EIP-712) to sign. */
  typedData?: TypedData | undefined
  /** The message (EIP-191) to sign: text, or raw bytes. */
  message?: string | { raw: Hex } | undefined
  /** The call to the service that follows. */
  post?: PostRequest | undefined
  /** What it does, as far as it could be understood. */
  effects: readonly FoundEffect<string>[]
}

/** What the guard made of some steps. Frozen, and safe to store as JSON. */
export type GuardReport = {
  /** The worst of the findings; `match` where there is none. */
  verdict: GuardVerdict
  /** Everything that is wrong or unknown. */
  findings: readonly GuardFinding[]
  steps: readonly GuardStep[]
}
