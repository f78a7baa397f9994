import type { Decoder } from './decoder.js'
import { erc7821Decoder, multicallDecoder } from './decoders/batches.js'
import {
  cancellationDecoder,
  fulfilmentDecoder,
  registrationDecoder,
} from './decoders/seaportCalls.js'
import { signedOrderDecoder } from './decoders/signedOrders.js'
import {
  approvalDecoder,
  permitDecoder,
  transferDecoder,
  wrapDecoder,
} from './decoders/tokens.js'

/**
 * The guard's own decoders: token approvals and transfers, permits, Seaport 1.5 and
 * 1.6, and batches of them. Those of the host come before them.
 */
export const defaultDecoders: readonly Decoder[] = [
  approvalDecoder,
  transferDecoder,
  wrapDecoder,
  fulfilmentDecoder,
  registrationDecoder,
  cancellationDecoder,
  multicallDecoder,
  erc7821Decoder,
  signedOrderDecoder,
  permitDecoder,
]
