import { numberToHex } from 'viem'
import { abortable, within } from '../base/abortable.js'
import type { Run } from '../run/run.js'
import { askWallet } from '../wallet/wallet.js'

/** Milliseconds for a wallet to say what it can do; some never answer. */
const longestAnswer = 2_000

/**
 * Whether the wallet carries out several calls as one (EIP-5792), all or
 * nothing. Wallets name the capability `atomic`, older ones `atomicBatch`.
 */
export async function supportsBundles(run: Run): Promise<boolean> {
  const { account, chainId, config, environment, signal } = run
  try {
    const params = [account, [numberToHex(chainId)]]
    const asking = askWallet(config, 'wallet_getCapabilities', params)
    const answer = within(environment, longestAnswer, asking)
    return isAtomic(await abortable(answer, signal), chainId)
  } catch {
    signal?.throwIfAborted()
    return false
  }
}

function isAtomic(answer: unknown, chainId: number): boolean {
  if (typeof answer !== 'object' || answer === null) return false
  // Chain 0 stands for all.
  const ours = Object.entries(answer).filter(([key]) =>
    [0, chainId].includes(Number(key)),
  )
  return ours.some(
    ([, can]) =>
      can?.atomic?.status === 'supported' ||
      can?.atomic?.status === 'ready' ||
      can?.atomicBatch?.supported === true,
  )
}
