import * as v from 'valibot'
import type { executeTypes, stepIds } from './enumerations.js'
import { amount, jsonObject, openName, resource, text } from './values.js'

/** Typed data (EIP-712) to sign. */
export type StepSignature = v.InferOutput<typeof stepSignature>
export const stepSignature = v.object({
  /** Which contract on which chain it is for. */
  domain: jsonObject,
  /** What its parts are made of. */
  types: jsonObject,
  /** Which of the types it is. */
  primaryType: v.string(),
  /** What it says. */
  value: jsonObject,
})

/** A call that the client makes after a signature. */
export type PostRequest = v.InferOutput<typeof postRequest>
export const postRequest = v.object({
  /** Where it goes, within the service. */
  endpoint: v.string(),
  /** How: an HTTP method. */
  method: v.nullish(v.string(), 'POST'),
  /** What is sent, as JSON. */
  body: v.nullish(v.unknown()),
})

/** One thing to do: send a transaction, sign, or call the service. */
export type Step = v.InferOutput<typeof step>
export const step = resource({
  /** What the service calls it; what it carries says what it is. */
  id: v.nullish(openName<typeof stepIds>(), 'unknown'),
  /** Selector and arguments; or a message (EIP-191) to sign. */
  data: text,
  /** The contract to call. */
  to: text,
  /** Native currency to send along, in its smallest unit. */
  value: v.nullish(amount),
  /** What it comes to, in smallest units of the currency. */
  price: v.nullish(amount),
  /** Typed data (EIP-712) to sign. */
  signature: v.nullish(stepSignature),
  /** The call that follows. */
  post: v.nullish(postRequest),
  /** What the call that follows has the service do. */
  executeType: v.nullish(openName<typeof executeTypes>()),
})
