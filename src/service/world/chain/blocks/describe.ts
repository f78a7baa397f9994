import type { Block } from '@ethereumjs/block'
import { bytesToHex, type Hex, numberToHex, size } from 'viem'
import {
  type ChainTransaction,
  getEffectiveGasPrice,
} from '../transactions/transaction.js'
import type { TransactionLocation } from './blockStore.js'
import type { ChainLog, MinedBlock } from './minedBlock.js'

/** Position in the chain; absent for transactions of the pool. */
type Where = { block: Block; hash: Hex; index: number }

const getBaseFee = ({ header }: Block) => header.baseFeePerGas ?? 0n

/** Describes a block as JSON-RPC has it. */
export function describeBlock(
  { block, hash, transactions }: MinedBlock,
  isFull: boolean,
) {
  return {
    ...describeHeader(block),
    hash,
    transactions: transactions.map((transaction, index) =>
      isFull
        ? describeTransaction(transaction, { block, hash, index })
        : transaction.hash,
    ),
  }
}

/** Describes the block that would be mined now. */
export function describePending(
  block: Block,
  transactions: readonly ChainTransaction[],
  isFull: boolean,
) {
  return {
    ...describeHeader(block),
    hash: null,
    nonce: null,
    transactions: transactions.map((transaction) =>
      isFull
        ? describeWaiting(transaction, getBaseFee(block))
        : transaction.hash,
    ),
  }
}

export function describeHeader({ header }: Block) {
  return {
    hash: bytesToHex(header.hash()),
    parentHash: bytesToHex(header.parentHash),
    sha3Uncles: bytesToHex(header.uncleHash),
    miner: header.coinbase.toString(),
    stateRoot: bytesToHex(header.stateRoot),
    transactionsRoot: bytesToHex(header.transactionsTrie),
    receiptsRoot: bytesToHex(header.receiptTrie),
    logsBloom: bytesToHex(header.logsBloom),
    difficulty: '0x0',
    totalDifficulty: '0x0',
    number: numberToHex(header.number),
    gasLimit: numberToHex(header.gasLimit),
    gasUsed: numberToHex(header.gasUsed),
    timestamp: numberToHex(header.timestamp),
    extraData: '0x',
    mixHash: bytesToHex(header.mixHash),
    nonce: '0x0000000000000000',
    baseFeePerGas: numberToHex(header.baseFeePerGas ?? 0n),
    size: numberToHex(header.serialize().length),
    uncles: [],
    withdrawals: [],
  }
}

/** Describes a mined transaction. */
export function describeTransaction(
  transaction: ChainTransaction,
  { block, hash, index }: Where,
) {
  return {
    ...describeContent(transaction, getBaseFee(block)),
    blockHash: hash,
    blockNumber: numberToHex(block.header.number),
    blockTimestamp: numberToHex(block.header.timestamp),
    transactionIndex: numberToHex(index),
  }
}

/** Describes a transaction of the pool. */
export function describeWaiting(
  transaction: ChainTransaction,
  baseFee: bigint,
) {
  return {
    ...describeContent(transaction, baseFee),
    blockHash: null,
    blockNumber: null,
    transactionIndex: null,
  }
}

function describeContent(transaction: ChainTransaction, baseFee: bigint) {
  const { from, hash, tx } = transaction
  const json = tx.toJSON()
  return {
    type: numberToHex(tx.type),
    hash,
    from,
    to: tx.to?.toString() ?? null,
    nonce: numberToHex(tx.nonce),
    gas: numberToHex(tx.gasLimit),
    value: numberToHex(tx.value),
    input: bytesToHex(tx.data),
    gasPrice: numberToHex(getEffectiveGasPrice(transaction, baseFee)),
    ...('maxFeePerGas' in tx
      ? {
          maxFeePerGas: numberToHex(tx.maxFeePerGas),
          maxPriorityFeePerGas: numberToHex(tx.maxPriorityFeePerGas),
        }
      : {}),
    ...('accessList' in tx
      ? {
          accessList: json.accessList ?? [],
          yParity: numberToHex(tx.v ?? 0n),
        }
      : {}),
    ...('authorizationList' in tx
      ? { authorizationList: json.authorizationList ?? [] }
      : {}),
    chainId: numberToHex(tx.common.chainId()),
    v: numberToHex(tx.v ?? 0n),
    r: numberToHex(tx.r ?? 0n),
    s: numberToHex(tx.s ?? 0n),
  }
}

/** Describes the receipt of a transaction. */
export function describeReceipt({
  block: mined,
  index,
  transaction,
}: TransactionLocation) {
  const { block, hash, transactions } = mined
  const { contractAddress, bloom, gasUsed, isSuccess } = transaction.outcome
  const earlier = transactions.slice(0, index + 1)
  const cumulative = earlier.reduce((sum, it) => sum + it.outcome.gasUsed, 0n)
  return {
    type: numberToHex(transaction.tx.type),
    status: isSuccess ? '0x1' : '0x0',
    transactionHash: transaction.hash,
    transactionIndex: numberToHex(index),
    blockHash: hash,
    blockNumber: numberToHex(block.header.number),
    from: transaction.from,
    to: transaction.tx.to?.toString() ?? null,
    contractAddress,
    gasUsed: numberToHex(gasUsed),
    cumulativeGasUsed: numberToHex(cumulative),
    effectiveGasPrice: numberToHex(
      getEffectiveGasPrice(transaction, getBaseFee(block)),
    ),
    logs: describeLogs(mined).filter(
      (log) => log.transactionHash === transaction.hash,
    ),
    logsBloom: bloom,
  }
}

export type DescribedLog = ReturnType<typeof describeLogs>[number]

/** Describes all logs of a block, in order. */
export function describeLogs({
  block,
  hash,
  number,
  transactions,
}: MinedBlock) {
  let count = 0
  return transactions.flatMap(({ hash: transactionHash, outcome }, index) =>
    outcome.logs.map((log: ChainLog) => ({
      ...log,
      blockHash: hash,
      blockNumber: numberToHex(number),
      blockTimestamp: numberToHex(block.header.timestamp),
      transactionHash,
      transactionIndex: numberToHex(index),
      logIndex: numberToHex(count++),
      removed: false,
    })),
  )
}

/** Combines the blooms of transactions into the bloom of their block. */
export function combineBlooms(blooms: readonly Hex[]): Hex | undefined {
  const [first] = blooms
  if (!first) return undefined
  const combined = blooms.reduce((sum, bloom) => sum | BigInt(bloom), 0n)
  return numberToHex(combined, { size: size(first) })
}
