import { type Address, type Hex, numberToHex } from 'viem'
import type { Block, Chain, Transaction } from './chain.js'
import type { Log } from './state.js'

/** Returns the block that would be mined next. */
export function pending(chain: Chain): Block {
  const head = chain.head()
  const mined = chain.pool().map((transaction) => ({
    transaction,
    execution: { ok: true as const, answer: '0x' as const, logs: [] },
  }))
  return { ...head, number: head.number + 1, mined }
}

/** Describes a block for JSON-RPC. */
export function shownBlock(block: Block, full: boolean) {
  const { hash, mined, number, parentHash, time } = block
  return {
    number: numberToHex(number),
    hash,
    parentHash,
    timestamp: numberToHex(Math.floor(time / 1_000)),
    transactions: mined.map(({ transaction }) =>
      full ? shown(transaction, block) : transaction.hash,
    ),
  }
}

/** Describes a transaction for JSON-RPC. */
export function shown(
  { data, from, hash, nonce, to, value }: Transaction,
  block?: Block,
) {
  return {
    hash,
    from,
    to,
    input: data,
    nonce: numberToHex(nonce),
    value: numberToHex(value),
    blockNumber: block ? numberToHex(block.number) : null,
    blockHash: block?.hash ?? null,
  }
}

/** Describes a receipt for JSON-RPC. */
export function toReceipt({
  block,
  execution,
  index,
  transaction,
}: {
  block: Block
  index: number
  transaction: Transaction
  execution: Block['mined'][number]['execution']
}) {
  return {
    transactionHash: transaction.hash,
    transactionIndex: numberToHex(index),
    blockHash: block.hash,
    blockNumber: numberToHex(block.number),
    from: transaction.from,
    to: transaction.to,
    status: execution.ok ? '0x1' : '0x0',
    gasUsed: '0x5208',
    cumulativeGasUsed: '0x5208',
    effectiveGasPrice: '0x1',
    contractAddress: null,
    logsBloom: '0x',
    type: '0x2',
    logs: toLogs(block, transaction, execution.logs),
  }
}

/** Describes logs for JSON-RPC. */
export function toLogs(
  block: Block,
  { hash }: Transaction,
  logs: readonly Log[],
) {
  return logs.map((log, index) => ({
    ...log,
    blockNumber: numberToHex(block.number),
    blockHash: block.hash,
    transactionHash: hash,
    logIndex: numberToHex(index),
  }))
}

/** Whether a log matches a filter. */
export function isWanted(
  log: Log,
  { address, topics = [] }: { address?: Address; topics?: (Hex | null)[] },
): boolean {
  if (address && address.toLowerCase() !== log.address.toLowerCase())
    return false
  return topics.every(
    (topic, index) =>
      topic === null ||
      topic.toLowerCase() === log.topics[index]?.toLowerCase(),
  )
}
