import type { Hex } from 'viem'
import { isUnknownBundle } from '../failures/classifyWalletError.js'
import { within } from '../platform/abortable.js'
import { isObject } from '../platform/plainData.js'
import type { Run } from '../run/run.js'
import { isHash, requestWallet } from '../wallet/wallet.js'

const responseTimeoutMs = 10_000

/** The wallet's report of a bundle (EIP-5792). Only the app's node proves it. */
export type BundleStatus = {
  /** 100–199: pending. 200–299: success. From 300: ended without success. */
  code: number
  /** Hashes of the receipts that the wallet names. */
  hashes: readonly Hex[]
}

/**
 * `unknown`: the wallet does not know the bundle. Undefined: no answer, or one with a
 * status that EIP-5792 does not define.
 */
export async function getBundleStatus(
  { config, environment }: Run,
  id: string,
): Promise<BundleStatus | 'unknown' | undefined> {
  try {
    const request = requestWallet(config, 'wallet_getCallsStatus', [id])
    return readStatus(await within(environment, responseTimeoutMs, request))
  } catch (error) {
    return isUnknownBundle(error) ? 'unknown' : undefined
  }
}

/** Wallets of the first version of EIP-5792 return words. */
const words: Record<string, number> = { CONFIRMED: 200, PENDING: 100 }

function readStatus(answer: unknown): BundleStatus | undefined {
  if (!isObject(answer)) return undefined
  const { receipts, status } = answer
  const isText = typeof status === 'string'
  if (!isText && typeof status !== 'number') return undefined
  const reported = (isText ? words[status] : undefined) ?? Number(status)
  if (!Number.isInteger(reported) || reported < 100) return undefined
  const list: any[] = Array.isArray(receipts) ? receipts : []
  // They also report `CONFIRMED` for a reverted bundle.
  const isReverted = list.some((receipt) => receipt?.status === '0x0')
  const code = reported === 200 && isReverted ? 500 : reported
  const hashes = list.map((receipt) => receipt?.transactionHash).filter(isHash)
  return { code, hashes }
}
