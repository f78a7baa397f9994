import type { Block } from '@ethereumjs/block'
import { bytesToHex, type Hex } from 'viem'
import { combineBlooms } from '../blocks/describe.js'
import type { MinedTransaction } from '../blocks/minedBlock.js'
import {
  blockGasLimit,
  createNextBlock,
  getNextBaseFee,
} from '../blocks/nextBlock.js'
import type { ChainContext } from '../chainContext.js'
import { getNonce } from '../state/getNonce.js'
import { orderByFee } from '../transactions/pool.js'
import type { ChainTransaction } from '../transactions/transaction.js'
import { executeTransaction } from './executeTransaction.js'

/** Mines one block with everything that is ready, or with `chosen` transactions. */
export async function mineBlock(
  chain: ChainContext,
  chosen?: readonly ChainTransaction[],
): Promise<void> {
  const { blocks, clock, common, pool, state } = chain
  const parent = blocks.head.block
  const timestamp = clock.take(parent.header.timestamp)
  const mixHash = bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
  const draft = createNextBlock(common, parent, { mixHash, timestamp })
  const log = state.beginLog()
  const transactions = await execute(
    chain,
    draft,
    chosen ?? (await listReady(chain)),
  )
  const outcomes = transactions.map(({ outcome }) => outcome)
  const block = createNextBlock(common, parent, {
    mixHash,
    timestamp,
    gasUsed: outcomes.reduce((sum, { gasUsed }) => sum + gasUsed, 0n),
    logsBloom: combineBlooms(outcomes.map(({ bloom }) => bloom)),
  })
  blocks.push({
    block,
    hash: bytesToHex(block.hash()),
    number: Number(block.header.number),
    transactions,
    log,
  })
  for (const { hash } of transactions) pool.drop(hash)
}

/** Returns the transactions that the next block could have, in order. */
export async function listReady(
  chain: ChainContext,
): Promise<ChainTransaction[]> {
  const { blocks, pool } = chain
  const queues = await Promise.all(
    [...pool.senders()].map(async (sender) =>
      pool.readyOf(sender, await getNonce(chain.state, sender)),
    ),
  )
  return orderByFee(queues, getNextBaseFee(blocks.head.block))
}

/** Executes the transactions that fit into a block. Invalid ones leave the pool. */
async function execute(
  chain: ChainContext,
  draft: Block,
  transactions: readonly ChainTransaction[],
): Promise<MinedTransaction[]> {
  const mined: MinedTransaction[] = []
  const waiting = new Set<Hex>()
  let left = blockGasLimit
  for (const transaction of transactions) {
    const { from, hash, tx } = transaction
    if (tx.gasLimit > left) waiting.add(from)
    if (waiting.has(from)) continue
    const outcome = await executeTransaction(chain, draft, transaction)
    if (outcome) {
      mined.push({ ...transaction, outcome })
      left -= outcome.gasUsed
    } else {
      chain.pool.drop(hash)
      waiting.add(from)
    }
  }
  return mined
}
