import { hexToString, numberToHex, stringToHex } from 'viem'
import type { ChainContext } from '../chainContext.js'
import { dumpChain, loadChain, parseDump } from '../dump.js'
import { mineBlock } from '../mining/mineBlock.js'
import { readHex, readQuantity } from '../readParams.js'
import { invalidParams } from '../rpcError.js'
import { rollBack } from '../state/rollBack.js'
import { createSnapshots } from '../state/snapshots.js'
import {
  type ChainTransaction,
  decodeTransaction,
} from '../transactions/transaction.js'
import type { Methods } from './method.js'
import { createTransaction } from './sendMethods.js'

/** Methods that leave the present chain: snapshots, rollbacks, reorgs and dumps. */
export function createForkMethods(chain: ChainContext): Methods {
  const snapshots = createSnapshots(chain)

  return {
    snapshot: () => numberToHex(snapshots.take()),
    revert: ([id]) => snapshots.restore(Number(readQuantity(id))),
    rollback: ([depth]) => {
      rollBack(chain, Number(readQuantity(depth ?? 1)))
      return null
    },
    reorg: async ([depth, pairs]) => {
      await reorganise(chain, Number(readQuantity(depth)), readPairs(pairs))
      return null
    },
    dumpState: () => stringToHex(JSON.stringify(dumpChain(chain))),
    loadState: ([dump]) => {
      loadChain(chain, parseDump(hexToString(readHex(dump))))
      return true
    },
  }
}

/** A transaction, and the block of the new fork that it belongs to. */
type Pair = { block: number; transaction: unknown }

function readPairs(value: unknown): Pair[] {
  if (!Array.isArray(value)) return []
  return value.map((pair) => {
    if (!Array.isArray(pair)) throw invalidParams('expected pairs')
    return { block: Number(readQuantity(pair[1])), transaction: pair[0] }
  })
}

/** Replaces the newest blocks by as many others. */
async function reorganise(
  chain: ChainContext,
  depth: number,
  pairs: readonly Pair[],
): Promise<void> {
  rollBack(chain, depth)
  for (let index = 0; index < depth; index++) {
    const chosen: ChainTransaction[] = []
    for (const { block, transaction } of pairs)
      if (block === index)
        chosen.push(await readTransaction(chain, transaction))
    await mineBlock(chain, chosen)
  }
}

/** A reorg takes signed transactions as text, and requests as objects. */
async function readTransaction(chain: ChainContext, value: unknown) {
  return typeof value === 'string'
    ? decodeTransaction(readHex(value), chain.common)
    : createTransaction(chain, value)
}
