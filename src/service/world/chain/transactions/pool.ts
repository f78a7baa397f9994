import type { Hex } from 'viem'
import { refused } from '../rpcError.js'
import {
  type ChainTransaction,
  getEffectiveGasPrice,
  getMaxFee,
} from './transaction.js'

/** Transactions that wait to be mined: one for each sender and nonce. */
export class Pool {
  /** By hash, in the order of arrival. */
  #waiting = new Map<Hex, ChainTransaction>()

  get size(): number {
    return this.#waiting.size
  }

  get(hash: Hex): ChainTransaction | undefined {
    return this.#waiting.get(hash)
  }

  /**
   * Adds a transaction, in the place of another one with its nonce if it pays
   * more.
   *
   * @throws RpcError if it is known already, or pays too little to replace another.
   */
  add(added: ChainTransaction): void {
    if (this.#waiting.has(added.hash))
      throw refused('transaction already imported')
    const other = this.#find(added)
    if (other && getMaxFee(added) <= getMaxFee(other))
      throw refused('replacement transaction underpriced')
    if (other) this.#waiting.delete(other.hash)
    this.#waiting.set(added.hash, added)
  }

  #find({ from, tx }: ChainTransaction): ChainTransaction | undefined {
    return [...this.#waiting.values()].find(
      (other) => other.from === from && other.tx.nonce === tx.nonce,
    )
  }

  /** Removes a transaction; returns whether it was waiting. */
  drop(hash: Hex): boolean {
    return this.#waiting.delete(hash)
  }

  dropOf(sender: Hex): void {
    for (const { from, hash } of this.#waiting.values())
      if (from === sender) this.#waiting.delete(hash)
  }

  clear(): void {
    this.#waiting.clear()
  }

  /** Senders of waiting transactions. */
  senders(): Set<Hex> {
    return new Set([...this.#waiting.values()].map(({ from }) => from))
  }

  /** Transactions of a sender from this nonce on, without a gap. */
  readyOf(sender: Hex, nonce: bigint): ChainTransaction[] {
    const own = [...this.#waiting.values()]
      .filter(({ from, tx }) => from === sender && tx.nonce >= nonce)
      .sort((a, b) => Number(a.tx.nonce - b.tx.nonce))
    return own.filter(({ tx }, index) => tx.nonce === nonce + BigInt(index))
  }
}

/**
 * Sorts transactions into the order in which they are mined: the nonces of a sender
 * ascend, and the transaction that pays most comes first. A transaction that pays
 * less than the base fee waits, and so do the later ones of its sender.
 */
export function orderByFee(
  ready: readonly (readonly ChainTransaction[])[],
  baseFee: bigint,
): ChainTransaction[] {
  const queues = ready.map((queue) => takeAffordable(queue, baseFee))
  const ordered: ChainTransaction[] = []
  for (;;) {
    let best: ChainTransaction[] | undefined
    for (const queue of queues)
      if (queue[0] && (!best?.[0] || paysMore(queue[0], best[0], baseFee)))
        best = queue
    const next = best?.shift()
    if (!next) return ordered
    ordered.push(next)
  }
}

function takeAffordable(
  queue: readonly ChainTransaction[],
  baseFee: bigint,
): ChainTransaction[] {
  const end = queue.findIndex((it) => getMaxFee(it) < baseFee)
  return queue.slice(0, end < 0 ? undefined : end)
}

function paysMore(
  a: ChainTransaction,
  b: ChainTransaction,
  baseFee: bigint,
): boolean {
  return getEffectiveGasPrice(a, baseFee) > getEffectiveGasPrice(b, baseFee)
}
