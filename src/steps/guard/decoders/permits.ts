import { type Address, getAddress, isAddress, maxUint256 } from 'viem'
import type { TypedDataDecoder } from '../decoder.js'

/**
 * Reads signatures that let somebody take money: ERC-2612's, and those of the
 * contract Permit2. No amount of them is read: what they grant may be used
 * without the person sending anything.
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
      token: addressOf(domain.verifyingContract),
      spender: addressOf(spender),
      amount: maxUint256,
      isSigned: true,
    },
  ],
}

function addressOf(value: unknown): Address {
  const text = String(value)
  return isAddress(text, { strict: false })
    ? getAddress(text)
    : '0x0000000000000000000000000000000000000000'
}
