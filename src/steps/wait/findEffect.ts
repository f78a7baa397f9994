import { type Address, type Hex, hashStruct, numberToHex, pad } from 'viem'
import { isActiveOrder } from '../../order/orderStatus.js'
import { getOrders } from '../../rpc/operations.js'
import type { Order, Step } from '../../rpc/schemas.js'
import { readBlock } from '../chain/callNode.js'
import {
  encodeOrderStatusCall,
  getFilledHashes,
  hasFilled,
  isOrderHash,
  type OrderStatus,
  parseOrderStatus,
} from '../chain/seaport.js'
import type { Log } from '../chain/transferLogs.js'
import { recallSigned } from '../journal/orderBooks.js'
import type { BuyIntent, CancelIntent, PartIntent } from '../model/intent.js'
import { isSameText } from '../platform/plainData.js'
import { findCandidates } from '../review/findBook.js'
import type { Run } from '../run/run.js'
import { createChainReader } from '../simulate/chainReader.js'

export type FoundEffect = { hash?: Hex | undefined }

/** Searches chain and service for the effect of a part. Never rejects. */
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

/** Finds a transaction after the prompt that brought the tokens of all orders. */
async function findPurchase(
  run: Run,
  { collection, orders }: BuyIntent,
): Promise<FoundEffect | undefined> {
  const since = await getSearchStart(run)
  if (!since) return undefined
  const { block, isInTime } = since
  const findFills = async (bought: Bought): Promise<MinedLog[]> => {
    const logs: MinedLog[] = []
    for (const log of await findArrivals(run, collection, bought, block))
      if ((await isInTime(log)) && (await isFill(run, log, bought)))
        logs.push(log)
    return logs
  }
  // One transaction buys all orders. A transaction that filled only some of
  // them may be another purchase, unless the others are no longer available.
  const isWhole = async (hash: Hex, found: Bought) => {
    for (const bought of orders) {
      if (bought === found) continue
      const logs = await findFills(bought)
      const isIncluded = logs.some((it) => it.transactionHash === hash)
      if (!isIncluded && !(await isUnavailable(run, bought))) return false
    }
    return true
  }
  for (const bought of orders)
    for (const { transactionHash: hash } of await findFills(bought))
      if (await isWhole(hash, bought)) return { hash }
  return undefined
}

/** Only the chain is evidence: a service may hide an order, or claim its end. */
async function findCancellation(
  run: Run,
  intent: CancelIntent,
): Promise<FoundEffect | undefined> {
  return (await readChainEnd(run, intent)) === 'cancelled' ? {} : undefined
}

type Bought = BuyIntent['orders'][number]

/** `Transfer(address,address,uint256)` of ERC-721. */
const transfer =
  '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
/** `TransferSingle(address,address,address,uint256,uint256)` of ERC-1155. */
const transferSingle =
  '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'

type MinedLog = Log & { blockNumber: Hex; transactionHash: Hex }

async function findArrivals(
  { account, callNode }: Run,
  address: Address,
  { quantity, tokenId }: Bought,
  block: number,
): Promise<MinedLog[]> {
  const to = pad(account)
  const id = numberToHex(BigInt(tokenId), { size: 32 })
  const amount = numberToHex(BigInt(quantity), { size: 32 })
  const find = async (topics: (Hex | null)[]): Promise<MinedLog[]> => {
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
 * Whether a transaction filled the order, or another order of its maker, which a
 * service may substitute. Ids that are not hashes are not in logs: every transfer counts.
 */
async function isFill(
  { callNode }: Run,
  { transactionHash }: MinedLog,
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

async function isUnavailable(run: Run, { orderId }: Bought): Promise<boolean> {
  const now = await findOrder(run, orderId)
  return now !== undefined && !isActiveOrder(now)
}

/** Blocks to search if the block of the prompt is unknown. */
const maxBlocks = 5_000

/** Seconds by which clocks may differ. */
const tolerance = 30

/**
 * The first block to search. Without a recorded block, or if the node has not
 * reached it, `isInTime` compares block times with the age of the flow.
 */
async function getSearchStart({ callNode, environment, journal }: Run) {
  const blocks = journal.steps().flatMap(({ block }) => block ?? [])
  const noted = blocks.length ? Math.min(...blocks) + 1 : undefined
  const head = await readBlock(callNode, 'latest')
  if (head.number === undefined) return undefined
  if (noted !== undefined && noted <= head.number + 1)
    return { block: noted, isInTime: async () => true }
  const age = (environment.now() - journal.createdAt) / 1_000 + tolerance
  return {
    block: Math.max(0, head.number - maxBlocks),
    async isInTime({ blockNumber }: MinedLog) {
      const { time } = await readBlock(callNode, blockNumber)
      return (
        time !== undefined && head.time !== undefined && head.time - time <= age
      )
    },
  }
}

/** Fetches an order by id, in the collection and the order book of a part. */
export async function findOrder(
  { chainId, client, journal, signal: own }: Run,
  orderId: string,
  part: PartIntent = journal.part(),
  signal: AbortSignal | undefined = own,
): Promise<Order | undefined> {
  if (part.kind === 'steps') return undefined
  const contractAddress = part.collection
  const marketplace = part.kind === 'list' ? undefined : part.marketplace
  const { orders } = await client.request(
    getOrders,
    { input: [{ contractAddress, marketplace, orderId }] },
    { chainId, signal },
  )
  return orders.find((order) => isSameText(order.orderId, orderId))
}

/** Fetches the order that a step signed. Its id is the hash of the typed data. */
export async function probeOrder(
  run: Run,
  { signature }: Step,
): Promise<Order | undefined> {
  if (!signature) return undefined
  const { primaryType, types, value: data } = signature
  const orderId = hashStruct({ data, primaryType, types } as never)
  return findOrder(run, orderId)
}

/**
 * Returns how an order ended, by the chain. Undefined if that is unknown: the id
 * is not a hash, the node does not answer, or the order has ended in one of several
 * contracts that may be its book.
 */
export async function readChainEnd(
  run: Run,
  intent: CancelIntent,
): Promise<'open' | 'cancelled' | 'filled' | undefined> {
  const { orderId } = intent
  if (!isOrderHash(orderId)) return undefined
  const statuses = await readStatuses(run, intent)
  if (!statuses.length || statuses.includes(undefined)) return undefined
  const held = statuses.filter(isHeld)
  const ended = held.find(isEnded)
  // A book that is not Seaport may hold the order in its own way.
  if (!ended)
    return statuses.some((it) => it !== 'foreign') ? 'open' : undefined
  if (held.length > 1) return undefined
  return ended.isFilled ? 'filled' : 'cancelled'
}

/**
 * Whether an order that was cancelled in `book`, or else in one of several, can be open
 * in no other known book. Its hash does not contain the book, so the service may return
 * the wrong one.
 */
export async function isOverElsewhere(
  run: Run,
  intent: CancelIntent,
  { book, orderId }: { book?: Address; orderId: string },
): Promise<boolean> {
  const { chainId, environment, roles } = run
  if (intent.book) return true
  const read = book ? [book] : await findCandidates(intent, run)
  const signed = await recallSigned(environment, { chainId, orderId })
  if (read.some((it) => isSameText(it, signed?.book))) return true
  const others = roles.books.filter(
    (known) => !read.some((it) => isSameText(it, known)),
  )
  const statuses = await Promise.all(
    others.map((book) => readOrderStatus(run, book, orderId)),
  )
  return statuses.every((it) => it && (!isHeld(it) || isEnded(it)))
}

/**
 * Whether the account is known to have signed an order: on this device, or because
 * the chain has registered it or filled a part of it.
 */
export async function isSignedByMaker(
  run: Run,
  intent: CancelIntent,
): Promise<boolean> {
  const { chainId, environment } = run
  const { orderId } = intent
  if (!isOrderHash(orderId)) return false
  if (await recallSigned(environment, { chainId, orderId })) return true
  const statuses = await readStatuses(run, intent)
  return statuses.some((it) => isHeld(it) && it.isValidated)
}

/** Reads the status of an order in each contract that may be its book. */
async function readStatuses(
  run: Run,
  intent: CancelIntent,
): Promise<readonly FoundStatus[]> {
  const books = await findCandidates(intent, run)
  const read = (book: Address) => readOrderStatus(run, book, intent.orderId)
  return Promise.all(books.map(read))
}

type FoundStatus = OrderStatus | 'foreign' | undefined

/** Whether a contract answered that can hold the order. */
function isHeld(status: FoundStatus): status is OrderStatus {
  return status !== undefined && status !== 'foreign' && status !== noStatus
}

function isEnded({ isCancelled, isFilled }: OrderStatus): boolean {
  return isCancelled || isFilled
}

/**
 * Undefined if the book is not known or the node does not answer; `foreign` if the
 * contract is not Seaport.
 */
export async function readOrderStatus(
  { environment, node }: Run,
  book: Address | undefined,
  orderId: string,
  block?: string,
): Promise<FoundStatus> {
  if (!book) return undefined
  const data = encodeOrderStatusCall(orderId)
  const chain = createChainReader(node, environment)
  const answer = await chain.call({ block, data, to: book })
  if (answer === 'reverted') return 'foreign'
  // A contract that is not on this chain holds no order.
  return answer === '0x' ? noStatus : answer && parseOrderStatus(answer)
}

const noStatus: OrderStatus = {
  isValidated: false,
  isCancelled: false,
  isFilled: false,
}
