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
 * The decoders that the guard uses by default: token approvals and transfers,
 * permits, Seaport 1.5 and 1.6, and batches of them. To support another book,
 * pass `decoders: [yourDecoder, ...defaultDecoders]`.
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
