import {
  type Block,
  createBlock,
  createBlockHeaderFromRLP,
} from '@ethereumjs/block'
import type { Common } from '@ethereumjs/common'
import type { TypedTransaction } from '@ethereumjs/tx'
import { bytesToHex, type Hex, hexToBytes, keccak256 } from 'viem'
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
  blocks.replaceAll(
    dump.blocks.map((it, number) => unpackBlock(it, { common, number })),
  )
  state.own = unpackState(dump.state)
  state.continueLog(blocks.head)
}

/** @throws RpcError if the text is not a dump of this kind of chain. */
export function parseDump(text: string): ChainDump {
  const dump: ChainDump = JSON.parse(text)
  if (dump.format !== format) throw invalidParams('invalid state')
  return dump
}

/** Blocks do not change, so each is packed once. */
const packedBlocks = new WeakMap<MinedBlock, PackedBlock>()

function packBlock(mined: MinedBlock): PackedBlock {
  const known = packedBlocks.get(mined)
  if (known) return known
  const { block, transactions } = mined
  const packed = {
    header: bytesToHex(block.header.serialize()),
    transactions: transactions.map(({ from, outcome, tx }) => ({
      raw: bytesToHex(tx.serialize()),
      from,
      outcome: { ...outcome, gasUsed: String(outcome.gasUsed) },
    })),
  }
  packedBlocks.set(mined, packed)
  return packed
}

/** Few blocks are read again, so each is decoded when it is first read. */
function unpackBlock(
  packed: PackedBlock,
  { common, number }: { common: Common; number: number },
): MinedBlock {
  let block: Block | undefined
  const mined: MinedBlock = {
    get block() {
      block ??= decodeBlock(packed.header, common)
      return block
    },
    hash: keccak256(packed.header),
    number,
    transactions: packed.transactions.map((it) =>
      unpackTransaction(it, common),
    ),
    log: undefined,
  }
  packedBlocks.set(mined, packed)
  return mined
}

function decodeBlock(header: Hex, common: Common): Block {
  const options = { common, skipConsensusFormatValidation: true }
  return createBlock(
    { header: createBlockHeaderFromRLP(hexToBytes(header), options) },
    options,
  )
}

function unpackTransaction(
  { from, outcome, raw }: PackedTransaction,
  common: Common,
): MinedTransaction {
  let tx: TypedTransaction | undefined
  return {
    get tx() {
      tx ??= restoreTransaction(raw, { common, from }).tx
      return tx
    },
    hash: keccak256(raw),
    from,
    outcome: { ...outcome, gasUsed: BigInt(outcome.gasUsed) },
  }
}
