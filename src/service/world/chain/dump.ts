import { createBlock, createBlockHeaderFromRLP } from '@ethereumjs/block'
import type { Common } from '@ethereumjs/common'
import { bytesToHex, type Hex, hexToBytes } from 'viem'
import type {
  MinedBlock,
  MinedTransaction,
  Outcome,
} from './blocks/minedBlock.js'
import type { ChainContext } from './chainContext.js'
import { invalidParams } from './rpcError.js'
import { type PackedState, packState, unpackState } from './state/packState.js'
import { restoreTransaction } from './transactions/transaction.js'

type PackedTransaction = {
  raw: Hex
  from: Hex
  outcome: Omit<Outcome, 'gasUsed'> & { gasUsed: string }
}

type PackedBlock = { header: Hex; transactions: PackedTransaction[] }

/** A whole chain as JSON: its blocks with their hashes and receipts, and the state. */
export type ChainDump = {
  format: 'marketkit-chain-1'
  blocks: PackedBlock[]
  state: PackedState
}

const format = 'marketkit-chain-1'

export function dumpChain({ blocks, state }: ChainContext): ChainDump {
  return {
    format,
    blocks: blocks.all.map(packBlock),
    state: packState(state.own),
  }
}

/** Replaces a chain with a dumped one. Only the state of its newest block is known. */
export function loadChain(chain: ChainContext, dump: ChainDump): void {
  const { blocks, common, pool, state } = chain
  pool.clear()
  blocks.replaceAll(dump.blocks.map((block) => unpackBlock(block, common)))
  state.own = unpackState(dump.state)
  state.continueLog(blocks.head)
}

/** @throws RpcError if the text is not a dump of this kind of chain. */
export function parseDump(text: string): ChainDump {
  const dump: ChainDump = JSON.parse(text)
  if (dump.format !== format) throw invalidParams('invalid state')
  return dump
}

function packBlock({ block, transactions }: MinedBlock): PackedBlock {
  return {
    header: bytesToHex(block.header.serialize()),
    transactions: transactions.map(({ from, outcome, tx }) => ({
      raw: bytesToHex(tx.serialize()),
      from,
      outcome: { ...outcome, gasUsed: String(outcome.gasUsed) },
    })),
  }
}

function unpackBlock(packed: PackedBlock, common: Common): MinedBlock {
  const options = { common, skipConsensusFormatValidation: true }
  const header = createBlockHeaderFromRLP(hexToBytes(packed.header), options)
  const block = createBlock({ header }, options)
  return {
    block,
    hash: bytesToHex(block.hash()),
    number: Number(header.number),
    transactions: packed.transactions.map((it) =>
      unpackTransaction(it, common),
    ),
    log: undefined,
  }
}

function unpackTransaction(
  { from, outcome, raw }: PackedTransaction,
  common: Common,
): MinedTransaction {
  return {
    ...restoreTransaction(raw, { common, from }),
    outcome: { ...outcome, gasUsed: BigInt(outcome.gasUsed) },
  }
}
