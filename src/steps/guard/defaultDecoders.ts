import type { Decoder } from './decoder.js'
import { approvalDecoder } from './decoders/approvals.js'
import { cancellationDecoder } from './decoders/cancellations.js'
import { erc7821Decoder } from './decoders/erc7821.js'
import { fulfilmentDecoder } from './decoders/fulfilments.js'
import { multicallDecoder } from './decoders/multicall.js'
import { permitDecoder } from './decoders/permits.js'
import { registrationDecoder } from './decoders/registrations.js'
import { signedOrderDecoder } from './decoders/signedOrders.js'
import { transferDecoder } from './decoders/transfers.js'

/**
 * What the guard understands by itself: tokens, Seaport, and batches of both.
 * Put your own before them to teach it another book.
 */
export const defaultDecoders: readonly Decoder[] = [
  approvalDecoder,
  transferDecoder,
  fulfilmentDecoder,
  registrationDecoder,
  cancellationDecoder,
  multicallDecoder,
  erc7821Decoder,
  signedOrderDecoder,
  permitDecoder,
]
