import { type Hex, numberToHex } from 'viem'
import { type Chain, nodeError } from '../chain/chain.js'

/** The wallet's memory of bundles (EIP-5792). */
export type Bundles = {
  /** Refuses a known id. */
  requireNew(id: string | undefined): void
  add(id: string | undefined, hash: Hex, calls: number): { id: string }
  getStatus(id: string): unknown
  /** Follows a transaction that the user sped up. */
  follow(before: Hex, after: Hex): void
  /** Forgets all bundles, as after a reinstallation. */
  forget(): void
  /** Reports every bundle as partly executed. */
  breakUp(): void
}

export function createBundles(chain: Chain): Bundles {
  const sent = new Map<string, { hash: Hex; calls: number }>()
  let isBroken = false
  let unnamed = 0

  function toReceipt(hash: Hex) {
    for (const { hash: blockHash, mined, number } of chain.blocks())
      for (const { execution, transaction } of mined)
        if (transaction.hash === hash)
          return {
            transactionHash: hash,
            blockHash,
            blockNumber: numberToHex(number),
            gasUsed: '0x5208',
            status: execution.ok ? '0x1' : '0x0',
            logs: [],
          }
    return undefined
  }

  const isWaiting = (hash: Hex) => chain.pool().some((it) => it.hash === hash)

  return {
    requireNew(id) {
      if (id !== undefined && sent.has(id))
        throw nodeError(5720, 'There is a bundle with this id already.')
    },
    add(id = `0x${++unnamed}`, hash, calls) {
      sent.set(id, { hash, calls })
      return { id }
    },
    getStatus(id) {
      const bundle = sent.get(id)
      if (!bundle) throw nodeError(5730, 'This bundle id is unknown.')
      const receipt = toReceipt(bundle.hash)
      const isDone = receipt?.status === '0x1'
      return {
        version: '2.0.0',
        id,
        atomic: !isBroken,
        status: receipt
          ? isBroken
            ? 600
            : isDone
              ? 200
              : 500
          : isWaiting(bundle.hash)
            ? 100
            : 400,
        receipts: receipt ? [receipt] : [],
      }
    },
    follow(before, after) {
      for (const bundle of sent.values())
        if (bundle.hash === before) bundle.hash = after
    },
    forget: () => sent.clear(),
    breakUp() {
      isBroken = true
    },
  }
}
