import { type Address, getAddress, isAddress, maxUint256 } from 'viem'
import type { TypedDataDecoder } from '../decoder.js'

/**
 * Decodes permits of ERC-2612 and Permit2. Every permit counts as an unlimited
 * approval, because it can be used without a transaction of the account.
 */
export const permitDecoder: TypedDataDecoder = {
  primaryTypes: [
    'Permit',
    'PermitSingle',
    'PermitBatch',
    'PermitTransferFrom',
    'PermitBatchTransferFrom',
    'PermitWitnessTransferFrom',
    'PermitBatchWitnessTransferFrom',
  ],
  readTypedData: ({ domain, message: { operator, spender = operator } }) => [
    {
      type: 'approve',
      token: toAddress(domain.verifyingContract),
      spender: toAddress(spender),
      amount: maxUint256,
      isSigned: true,
    },
  ],
}

function toAddress(value: unknown): Address {
  const text = String(value)
  return isAddress(text, { strict: false })
    ? getAddress(text)
    : '0x0000000000000000000000000000000000000000'
}
