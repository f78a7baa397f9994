import type { Hex } from 'viem'
import { abortable } from '../base/abortable.js'
import type { Run } from '../run/run.js'
import { findByDigest } from './findTransaction.js'

/**
 * The hash of a transaction whose hash the wallet never told, found by what
 * it does; looks several times, as nodes learn of it one after another.
 */
export async function findSent(
  run: Run,
  index: number,
  tries: number,
): Promise<Hex | undefined> {
  const { account, callNode, environment, journal, signal } = run
  const entries = journal.steps()
  const { block, digest, nonce } = entries[index] ?? {}
  if (block === undefined || nonce === undefined || !digest) return undefined
  const known = entries.map(({ hash }) => hash)
  for (let left = tries; left > 0; left--) {
    const hash = await abortable(
      findByDigest(callNode, { account, block, digest, known, nonce }),
      signal,
    )
    if (hash) return hash
    if (left > 1) await environment.sleep(2_000, signal)
  }
  return undefined
}
