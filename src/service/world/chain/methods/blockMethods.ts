import { isPending, type TransactionLocation } from '../blocks/blockStore.js'
import {
  describeBlock,
  describePending,
  describeReceipt,
  describeTransaction,
  describeWaiting,
} from '../blocks/describe.js'
import { filterLogs } from '../blocks/filterLogs.js'
import { createNextBlock, getNextBaseFee } from '../blocks/nextBlock.js'
import type { ChainContext } from '../chainContext.js'
import { listReady } from '../mining/mineBlock.js'
import { readFields, readHash } from '../readParams.js'
import type { Methods } from './method.js'

/** Methods that read blocks, transactions, receipts and logs. */
export function createBlockMethods(chain: ChainContext): Methods {
  const { blocks, clock, common, pool } = chain

  async function describePendingBlock(isFull: boolean) {
    const parent = blocks.head.block
    const timestamp = clock.peek(parent.header.timestamp)
    const block = createNextBlock(common, parent, { timestamp })
    return describePending(block, await listReady(chain), isFull)
  }

  return {
    eth_getBlockByNumber: async ([tag, isFull]) => {
      if (isPending(tag)) return describePendingBlock(isFull === true)
      const block = blocks.find(tag)
      return block ? describeBlock(block, isFull === true) : null
    },
    eth_getBlockByHash: ([hash, isFull]) => {
      const block = blocks.getByHash(readHash(hash))
      return block ? describeBlock(block, isFull === true) : null
    },
    eth_getTransactionByHash: ([hash]) => {
      const location = blocks.getLocation(readHash(hash))
      if (location) return describeLocated(location)
      const waiting = pool.get(readHash(hash))
      return waiting
        ? describeWaiting(waiting, getNextBaseFee(blocks.head.block))
        : null
    },
    eth_getTransactionReceipt: ([hash]) => {
      const location = blocks.getLocation(readHash(hash))
      return location ? describeReceipt(location) : null
    },
    eth_getBlockReceipts: ([tag]) => {
      const block = blocks.find(tag)
      if (!block) return null
      return block.transactions.map((transaction, index) =>
        describeReceipt({ block, index, transaction }),
      )
    },
    eth_getLogs: ([filter]) => filterLogs(blocks, readFields(filter)),
  }
}

function describeLocated({ block, index, transaction }: TransactionLocation) {
  return describeTransaction(transaction, { ...block, index })
}
