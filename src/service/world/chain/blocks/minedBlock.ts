import type { Block } from '@ethereumjs/block'
import type { Log } from '@ethereumjs/evm'
import { bytesToHex, type Hex } from 'viem'
import type { Replaced } from '../state/flatState.js'
import type { ChainTransaction } from '../transactions/transaction.js'

/** A log as its contract wrote it. */
export type ChainLog = { address: Hex; topics: Hex[]; data: Hex }

/** The result of a mined transaction. */
export type Outcome = {
  isSuccess: boolean
  gasUsed: bigint
  /** Where a contract was created. */
  contractAddress: Hex | null
  logs: ChainLog[]
  bloom: Hex
}

export type MinedTransaction = ChainTransaction & { outcome: Outcome }

export type MinedBlock = {
  readonly block: Block
  readonly hash: Hex
  readonly number: number
  readonly transactions: readonly MinedTransaction[]
  /**
   * Values that the block replaced, and values that requests set before the
   * next block. Undefined if they were discarded.
   */
  log: Replaced[] | undefined
}

export function readLogs(logs: readonly Log[] = []): ChainLog[] {
  return logs.map(([address, topics, data]) => ({
    address: bytesToHex(address),
    topics: topics.map((topic) => bytesToHex(topic)),
    data: bytesToHex(data),
  }))
}
