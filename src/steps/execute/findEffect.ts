import { type Address, type Hex, numberToHex, pad } from 'viem'
import { getOrderEnd, isActiveOrder } from '../../order/orderStatus.js'
import { toNumber } from '../base/callNode.js'
import type { BuyIntent, CancelIntent } from '../base/intent.js'
import { getFilledHashes, hasFilled, isOrderHash } from '../base/seaportLogs.js'
import type { Run } from '../run/run.js'
import { findOrder } from './findOrder.js'

/** What shows an effect: its transaction, if one is known. */
type FoundEffect = { hash?: Hex | undefined }

/**
 * Looks for the effect of the current part of a flow if the outcome of its
 * steps is not known; undefined if the effect does not show.
 */
export async function findEffect(run: Run): Promise<FoundEffect | undefined> {
  const intent = run.journal.part()
  try {
    switch (intent.kind) {
      case 'buy':
        return await findPurchase(run, intent)
      case 'cancel':
        return await findCancellation(run, intent)
      default:
        return undefined
    }
  } catch {
    return undefined
  }
}

/** A token has come by its order since the wallet was asked. */
async function findPurchase(
  run: Run,
  { collection, orders }: BuyIntent,
): Promise<FoundEffect | undefined> {
  const since = await getSearchStart(run)
  if (!since) return undefined
  const { block, covers } = since
  const findFills = async (bought: Bought): Promise<Log[]> => {
    const logs: Log[] = []
    for (const log of await findArrivals(run, collection, bought, block))
      if ((await covers(log)) && (await isFillOf(run, log, bought)))
        logs.push(log)
    return logs
  }
  // What is bought at once comes by one transaction. One that brought but a
  // part may be another purchase, as long as the rest is to be had.
  const isWhole = async (hash: Hex, found: Bought) => {
    for (const bought of orders) {
      if (bought === found) continue
      const logs = await findFills(bought)
      const isThere = logs.some((it) => it.transactionHash === hash)
      if (!isThere && !(await isUnavailable(run, bought))) return false
    }
    return true
  }
  for (const bought of orders)
    for (const { transactionHash: hash } of await findFills(bought))
      if (await isWhole(hash, bought)) return { hash }
  return undefined
}

/** The service says that the order is cancelled. */
async function findCancellation(
  run: Run,
  { orderId }: CancelIntent,
): Promise<FoundEffect | undefined> {
  const now = await findOrder(run, orderId)
  return getOrderEnd(now) === 'cancelled' ? {} : undefined
}

/** One order of a purchase. */
type Bought = BuyIntent['orders'][number]

type Log = { blockNumber: Hex; data: Hex; transactionHash: Hex }

/** Transfers of what is bought to the account. */
async function findArrivals(
  { account, callNode }: Run,
  address: Address,
  { quantity, tokenId }: Bought,
  block: number,
): Promise<Log[]> {
  const to = pad(account)
  const id = numberToHex(BigInt(tokenId), { size: 32 })
  const amount = numberToHex(BigInt(quantity), { size: 32 })
  const find = async (topics: (Hex | null)[]): Promise<Log[]> => {
    const filter = { address, fromBlock: numberToHex(block), topics }
    const logs = await callNode('eth_getLogs', [filter])
    return Array.isArray(logs) ? logs : []
  }
  return [
    ...(await find([transfer, null, to, id])),
    ...(await find([transferSingle, null, null, to])).filter(
      ({ data }) => data === `${id}${amount.slice(2)}`,
    ),
  ]
}

/**
 * Whether what has come is what was bought: its transaction has filled the
 * order, or another of its maker, which a service may give in its place.
 * Seaport says so by its hash, which is the id; of other books nobody can tell.
 */
async function isFillOf(
  { callNode }: Run,
  { transactionHash }: Log,
  { maker, orderId }: Bought,
): Promise<boolean> {
  if (!isOrderHash(orderId)) return true
  const receipt = await callNode('eth_getTransactionReceipt', [transactionHash])
  const logs = receipt?.logs
  return (
    getFilledHashes(logs).includes(orderId.toLowerCase()) ||
    (maker !== undefined && hasFilled(logs, maker))
  )
}

/** Whether the service says that nobody can buy from an order any more. */
async function isUnavailable(run: Run, { orderId }: Bought): Promise<boolean> {
  const now = await findOrder(run, orderId)
  return now !== undefined && !isActiveOrder(now)
}

/** How far back is looked where the block of the prompt is not known. */
const mostBlocks = 5_000

/** How far clocks may differ, in seconds. */
const tolerance = 30

/**
 * What came after the prompt: all after the block that was noted then. Where
 * none was, or one that is not there yet, as long ago as the flow is old.
 */
async function getSearchStart({ callNode, environment, journal }: Run) {
  const blocks = journal.steps().flatMap(({ block }) => block ?? [])
  const noted = blocks.length ? Math.min(...blocks) + 1 : undefined
  const timeOf = async (tag: Hex | 'latest') => {
    const block = await callNode('eth_getBlockByNumber', [tag, false])
    return { number: toNumber(block?.number), time: toNumber(block?.timestamp) }
  }
  const head = await timeOf('latest')
  if (head.number === undefined) return undefined
  if (noted !== undefined && noted <= head.number + 1)
    return { block: noted, covers: async () => true }
  const age = (environment.now() - journal.createdAt) / 1_000 + tolerance
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
