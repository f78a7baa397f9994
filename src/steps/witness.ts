import { type Hex, numberToHex, pad } from 'viem'
import { numberOf } from './ask.js'
import type { Run } from './attempt.js'
import { findOrder } from './flows/findOrder.js'
import type { FlowKind } from './journal/record.js'

/** Looks for the effect of a flow; undefined when it does not show. */
type Witness = (run: Run) => Promise<{ hash?: Hex | undefined } | undefined>

/**
 * Looks for the effect of a whole flow, where nobody knows what became of the
 * steps; undefined when it does not show.
 */
export const witness: Witness = async (run) =>
  witnesses[run.journal.subject.kind]?.(run).catch(() => undefined)

/** How to see, for each kind of flow, that it had its effect. */
const witnesses: Partial<Record<FlowKind, Witness>> = {
  /** The token has come to the account since the wallet was asked. */
  async buy(run) {
    const { account, ask, journal } = run
    const { contractAddress, quantity, tokenId } = journal.subject.intent
    const since = await sinceOf(run)
    if (!since || typeof tokenId !== 'string') return undefined
    const to = pad(account)
    const id = numberToHex(BigInt(tokenId), { size: 32 })
    const amount = numberToHex(BigInt(String(quantity ?? 1)), { size: 32 })
    const find = async (topics: (Hex | null)[]): Promise<Log[]> => {
      const fromBlock = numberToHex(since.block)
      const filter = { address: contractAddress, fromBlock, topics }
      const logs = await ask('eth_getLogs', [filter])
      return Array.isArray(logs) ? logs : []
    }
    const logs = [
      ...(await find([transfer, null, to, id])),
      ...(await find([transferSingle, null, null, to])).filter(
        ({ data }) => data === `${id}${amount.slice(2)}`,
      ),
    ]
    for (const log of logs)
      if (await since.covers(log)) return { hash: log.transactionHash }
    return undefined
  },

  /** The service says that the order is cancelled. */
  async cancel(run) {
    const now = await findOrder(run, String(run.journal.subject.intent.orderId))
    return now?.status === 'cancelled' ? {} : undefined
  },
}

type Log = { blockNumber: Hex; data: Hex; transactionHash: Hex }

/** How far back is looked where the block of the prompt is not known. */
const mostBlocks = 5_000

/** How far clocks may differ, in seconds. */
const tolerance = 30

/**
 * What came after the prompt: all after the block that was noted then. Where
 * none was, or one that is not there yet, as long ago as the flow is old.
 */
async function sinceOf({ ask, environment, journal }: Run) {
  const blocks = journal.entries().flatMap(({ block }) => block ?? [])
  const noted = blocks.length ? Math.min(...blocks) + 1 : undefined
  const timeOf = async (tag: Hex | 'latest') => {
    const block = await ask('eth_getBlockByNumber', [tag, false])
    return { number: numberOf(block?.number), time: numberOf(block?.timestamp) }
  }
  const head = await timeOf('latest')
  if (head.number === undefined) return undefined
  if (noted !== undefined && noted <= head.number + 1)
    return { block: noted, covers: async () => true }
  const age = (environment.now() - journal.created) / 1_000 + tolerance
  return {
    block: Math.max(0, head.number - mostBlocks),
    async covers({ blockNumber }: Log) {
      const { time } = await timeOf(blockNumber)
      return (
        time !== undefined && head.time !== undefined && head.time - time <= age
      )
    },
  }
}

/** `Transfer(address,address,uint256)` of ERC-721. */
const transfer =
  '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
/** `TransferSingle(address,address,address,uint256,uint256)` of ERC-1155. */
const transferSingle =
  '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
