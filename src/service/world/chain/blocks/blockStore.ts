import type { Hex } from 'viem'
import { readHash, readQuantity } from '../readParams.js'
import { invalidParams, RpcError } from '../rpcError.js'
import type { MinedBlock, MinedTransaction } from './minedBlock.js'

/** Newest blocks whose states before them can be restored. */
const keptLogs = 128

/** Blocks behind the head that tags of finality name. */
const finality: Record<string, number> = { safe: 32, finalized: 64 }

export type TransactionLocation = {
  block: MinedBlock
  index: number
  transaction: MinedTransaction
}

/** The blocks of the chain, and where their transactions are. */
export class BlockStore {
  #blocks: MinedBlock[] = []
  #byHash = new Map<Hex, MinedBlock>()
  #places = new Map<Hex, TransactionLocation>()

  get all(): readonly MinedBlock[] {
    return this.#blocks
  }

  get head(): MinedBlock {
    const head = this.#blocks.at(-1)
    if (!head) throw new Error('The chain has no block yet.')
    return head
  }

  push(block: MinedBlock): void {
    this.#blocks.push(block)
    this.#byHash.set(block.hash, block)
    for (const [index, transaction] of block.transactions.entries())
      this.#places.set(transaction.hash, { block, index, transaction })
    const old = this.#blocks.at(-1 - keptLogs)
    if (old) old.log = undefined
  }

  /** Removes all blocks from a number on, and returns them. */
  removeFrom(number: number): MinedBlock[] {
    const removed = this.#blocks.splice(number)
    for (const { hash, transactions } of removed) {
      this.#byHash.delete(hash)
      for (const transaction of transactions)
        this.#places.delete(transaction.hash)
    }
    return removed
  }

  /** Replaces all blocks. */
  replaceAll(blocks: readonly MinedBlock[]): void {
    this.removeFrom(0)
    for (const block of blocks) this.push(block)
  }

  getByHash(hash: Hex): MinedBlock | undefined {
    return this.#byHash.get(hash)
  }

  getLocation(hash: Hex): TransactionLocation | undefined {
    return this.#places.get(hash)
  }

  /** Returns the block that a tag, number or hash names, if it exists. */
  find(tag: unknown): MinedBlock | undefined {
    if (typeof tag === 'object' && tag !== null) {
      const { blockHash, blockNumber } = tag as Record<string, unknown>
      return blockHash === undefined
        ? this.find(blockNumber)
        : this.#byHash.get(readHash(blockHash))
    }
    if (isHead(tag)) return this.head
    if (tag === 'earliest') return this.#blocks[0]
    const depth = finality[String(tag)]
    if (depth !== undefined)
      return this.#blocks[Math.max(0, this.head.number - depth)]
    return this.#blocks[Number(readQuantity(tag))]
  }

  /** @throws RpcError if the block does not exist. */
  get(tag: unknown): MinedBlock {
    const found = this.find(tag)
    if (found) return found
    if (typeof tag === 'object')
      throw new RpcError(-32001, 'Resource not found')
    throw invalidParams(
      `BlockOutOfRangeError: block height is ${this.head.number} but requested was ${readQuantity(tag)}`,
    )
  }

  /** Hashes of past blocks, as the machine reads them. */
  readonly forMachine = {
    getBlock: async (number: number) => {
      const { block } = this.get(number)
      return block
    },
    putBlock: async () => {},
    shallowCopy() {
      return this
    },
  }
}

/** Whether a tag names the newest state; the pending one is the same here. */
export function isHead(tag: unknown): boolean {
  return tag === undefined || tag === null || tag === 'latest' || isPending(tag)
}

export function isPending(tag: unknown): boolean {
  return tag === 'pending'
}
