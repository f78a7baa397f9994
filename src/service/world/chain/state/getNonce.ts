import { createAddressFromString } from '@ethereumjs/util'
import type { Hex } from 'viem'
import type { FlatState } from './flatState.js'

/** Returns how many transactions an account has sent. */
export async function getNonce(
  state: FlatState,
  address: Hex,
): Promise<bigint> {
  const account = await state.getAccount(createAddressFromString(address))
  return account?.nonce ?? 0n
}
