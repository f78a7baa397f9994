import { type Address, type Hex, numberToHex, pad } from 'viem'
import { batchCode } from '../../../../src/steps/simulate/tryCalls.js'
import { type Block, type Chain, nodeError } from './chain.js'
import { execute, isContract } from './execute.js'
import { chainId } from './places.js'
import {
  isWanted,
  pending,
  shown,
  shownBlock,
  toLogs,
  toReceipt,
} from './shown.js'
import { type Call, read, words } from './state.js'

/** Faults of a node. */
export type NodeMoods = {
  /** Blocks that it lags behind. */
  lag: number
  /** Blocks by which its newest block number is too high. */
  boast: number
  /** Milliseconds for which it returns no receipt. */
  shyness: number
  /** Whether it rate-limits a request. */
  isBusy(method: string): boolean
  /** Methods that it does not support. */
  unknown: Set<string>
}

type Params = readonly any[]

/** Creates a JSON-RPC node of a chain. */
export function createNode(
  chain: Chain,
  moods: NodeMoods,
  {
    now,
    isSigned,
  }: { now: () => number; isSigned: (account: Address, data: Hex) => boolean },
) {
  const seen = () => {
    const blocks = chain.blocks()
    return blocks[Math.max(0, blocks.length - 1 - moods.lag)] as Block
  }
  const blockAt = (tag: unknown) => {
    const head = seen()
    if (tag === undefined || tag === 'latest' || tag === 'pending') return head
    if (tag === 'safe' || tag === 'finalized') return head
    const first = chain.blocks()[0] as Block
    const block = chain.blocks()[Number(tag) - first.number]
    return block && block.number <= head.number ? block : undefined
  }
  const find = (hash: Hex) => {
    const head = seen()
    for (const block of [...chain.blocks()].reverse()) {
      if (block.number > head.number) continue
      for (const [index, entry] of block.mined.entries())
        if (entry.transaction.hash === hash) return { block, index, ...entry }
    }
    return undefined
  }
  const trial = (call: Record<string, any>): Call => ({
    from: call.from ?? pad('0x0', { size: 20 }),
    to: call.to,
    data: call.data ?? call.input ?? '0x',
    value: BigInt(call.value ?? 0),
  })
  const tryOn = (block: Block, calls: readonly Call[]) =>
    execute(new Map(block.state), calls, block.time)

  const methods: Record<string, (params: Params) => unknown> = {
    eth_chainId: () => numberToHex(chainId),
    eth_blockNumber: () => numberToHex(seen().number + moods.boast),
    eth_gasPrice: () => '0x1',
    eth_maxPriorityFeePerGas: () => '0x1',
    eth_estimateGas: () => '0x30d40',
    eth_getBalance: ([owner, tag]) =>
      numberToHex(read((blockAt(tag) ?? seen()).state, 'native', owner)),
    eth_getCode: ([address, tag]) => {
      if (isContract(address)) return '0xfe'
      const code = read((blockAt(tag) ?? seen()).state, 'code', address)
      return code === 2n ? `0xef0100${'00'.repeat(20)}` : code ? '0xfe' : '0x'
    },
    eth_getTransactionCount: ([sender, tag]) => {
      if (tag === 'pending') return numberToHex(chain.nextNonce(sender))
      const block = blockAt(tag)
      if (!block) throw nodeError(-32000, 'header not found')
      return numberToHex(read(block.state, 'nonce', sender))
    },
    eth_getBlockByNumber: ([tag, full]) => {
      if (tag === 'pending') return shownBlock(pending(chain), full)
      const block = blockAt(tag)
      return block ? shownBlock(block, full) : null
    },
    eth_getTransactionByHash: ([hash]) => {
      const found = find(hash)
      if (found) return shown(found.transaction, found.block)
      const waiting = chain.pool().find((it) => it.hash === hash)
      return waiting ? shown(waiting) : null
    },
    eth_getTransactionReceipt: ([hash]) => {
      const found = find(hash)
      if (!found || found.block.time + moods.shyness > now()) return null
      return toReceipt(found)
    },
    eth_getLogs: ([filter]) => {
      const head = seen().number
      const from = Number(filter.fromBlock ?? 0)
      const to = Number(filter.toBlock ?? head)
      return chain
        .blocks()
        .filter((it) => it.number >= from && it.number <= Math.min(head, to))
        .flatMap((block) =>
          block.mined.flatMap(({ execution, transaction }) =>
            toLogs(block, transaction, execution.logs),
          ),
        )
        .filter((log) => isWanted(log, filter))
    },
    eth_call: ([call, tag, overrides]) => {
      const block = blockAt(tag) ?? seen()
      // A call without a target is viem's check of a signature.
      if (!call.to) return isSigned(call.from, call.data) ? '0x01' : '0x00'
      if (overrides?.[call.to]?.code === batchCode)
        return callBatch(tryOn, block, call)
      if (/^0x1626ba7e/.test(call.data) && !isContract(call.to))
        return isSigned(call.to, call.data) ? words(0x1626ba7e) : '0x'
      const { answer, ok } = tryOn(block, [trial(call)])
      if (!ok) throw nodeError(3, 'execution reverted', answer)
      return answer
    },
    eth_simulateV1: ([{ blockStateCalls }, tag]) => {
      const block = blockAt(tag) ?? seen()
      const calls: Call[] = blockStateCalls[0].calls.map(trial)
      const spent = calls.reduce((sum, { value }) => sum + value, 0n)
      const [first] = calls
      if (first && read(block.state, 'native', first.from) < spent)
        throw nodeError(-38014, 'insufficient funds for gas * price + value')
      const state = new Map(block.state)
      return [
        {
          number: numberToHex(block.number + 1),
          parentHash: block.hash,
          calls: calls.map((call) => {
            const { answer, logs, ok } = execute(state, [call], block.time)
            return {
              status: ok ? '0x1' : '0x0',
              returnData: answer,
              gasUsed: '0x5208',
              logs,
            }
          }),
        },
      ]
    },
  }

  return {
    async request({ method, params = [] }: { method: string; params?: any }) {
      if (moods.isBusy(method)) throw nodeError(-32005, 'Too many requests')
      const answer = methods[method]
      if (!answer || moods.unknown.has(method))
        throw nodeError(-32601, `The method ${method} does not exist`)
      return answer(params)
    },
  }
}

/** Answers like viem's code that makes calls from an account. */
function callBatch(
  tryOn: (block: Block, calls: readonly Call[]) => ReturnType<typeof execute>,
  block: Block,
  { data, to: from }: { data: Hex; to: Address },
): Hex {
  const calls: Call[] = []
  for (let at = 2; at < data.length; ) {
    const next = (digits: number) => {
      at += digits
      return data.slice(at - digits, at)
    }
    const to: Address = `0x${next(64).slice(24)}`
    const value = BigInt(`0x${next(64)}`)
    const size = Number(`0x${next(64)}`)
    calls.push({ from, to, value, data: `0x${next(size * 2)}` })
  }
  const done = tryOn(block, calls)
  const count = done.ok ? calls.length : done.index
  return `${words(count)}${done.answer.slice(2)}`
}
