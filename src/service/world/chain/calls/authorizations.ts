import { Address } from '@ethereumjs/util'
import { bytesToHex, concat, type Hex, hexToBytes, numberToHex } from 'viem'
import { recoverAuthorizationAddress } from 'viem/utils'
import {
  readAddressKey,
  readFields,
  readQuantity,
  readWord,
} from '../readParams.js'
import type { FlatState } from '../state/flatState.js'
import { getNonce } from '../state/getNonce.js'

/** A key's permission to run the code of a contract (EIP-7702), as requests have it. */
export type Authorization = {
  chainId: Hex
  address: Hex
  nonce: Hex
  yParity: Hex
  r: Hex
  s: Hex
}

export function readAuthorizations(value: unknown): Authorization[] {
  if (!Array.isArray(value)) return []
  return value.map((item) => {
    const { address, chainId, nonce, r, s, yParity } = readFields(item)
    return {
      chainId: toQuantity(chainId),
      address: readAddressKey(address),
      nonce: toQuantity(nonce),
      yParity: toQuantity(yParity),
      r: toWord(r),
      s: toWord(s),
    }
  })
}

/**
 * Applies permissions to a state that calls are tried on. Skips those with a
 * wrong nonce, and does not check the chain id.
 *
 * @throws if a signature is invalid.
 */
export async function applyAuthorizations(
  state: FlatState,
  authorizations: readonly Authorization[],
): Promise<void> {
  for (const { address, chainId, nonce, r, s, yParity } of authorizations) {
    const authority = await recoverAuthorizationAddress({
      authorization: {
        address,
        chainId: Number(chainId),
        nonce: Number(nonce),
        r,
        s,
        yParity: Number(yParity),
      },
    })
    if ((await getNonce(state, authority)) !== BigInt(nonce)) continue
    const key = new Address(hexToBytes(authority))
    await state.modifyAccountFields(key, { nonce: BigInt(nonce) + 1n })
    await state.putCode(key, hexToBytes(concat(['0xef0100', address])))
  }
}

function toQuantity(value: unknown): Hex {
  return numberToHex(readQuantity(value))
}

function toWord(value: unknown): Hex {
  return bytesToHex(readWord(value))
}
