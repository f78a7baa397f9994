import * as v from 'valibot'
import type { executeTypes, stepIds } from './enumerations.js'
import {
  amount,
  jsonObject,
  openName,
  resource,
  type Schema,
  text,
} from './values.js'

/** Typed data to sign (EIP-712). */
export type StepSignature = v.InferOutput<typeof stepSignature>
export const stepSignature = v.object({
  /** EIP-712 domain. */
  domain: jsonObject,
  /** EIP-712 types. */
  types: jsonObject,
  /** Name of the signed type. */
  primaryType: v.string(),
  /** The message to sign. */
  value: jsonObject,
})

/** A call to the service that the client makes after a signature. */
export type PostRequest = v.InferOutput<typeof postRequest>
export const postRequest = v.object({
  /** Endpoint, absolute or relative to the marketplace URL. */
  endpoint: v.string(),
  /** HTTP method. */
  method: v.nullish(v.string(), 'POST'),
  /** JSON body. */
  body: v.nullish(v.unknown()),
})

/** One step of a quote: send a transaction, sign, or call the service. */
export interface Step extends v.InferOutput<typeof stepFields> {}
const stepFields = resource({
  /** Id from the service. The fields below decide what the step does. */
  id: v.nullish(openName<typeof stepIds>(), 'unknown'),
  /** Calldata; or a message to sign (EIP-191). */
  data: text,
  /** Address of the contract to call. */
  to: text,
  /** Native currency to send, in smallest units. */
  value: v.nullish(amount),
  /** Total price of the step, in smallest units of the currency. */
  price: v.nullish(amount),
  /** Typed data to sign (EIP-712). */
  signature: v.nullish(stepSignature),
  /** Call to the service after the signature. */
  post: v.nullish(postRequest),
  /** Action of the post. */
  executeType: v.nullish(openName<typeof executeTypes>()),
})
export const step: Schema<Step> = stepFields
