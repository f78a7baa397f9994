import {
  type Address,
  type Hex,
  isAddressEqual,
  sliceHex,
  toEventSelector,
  zeroAddress,
} from 'viem'
import {
  getEventSelectors,
  mostAddresses,
  type Range,
  readLogs,
  requestLogs,
} from '../chain/readLogs.js'
import { seaportAbi } from '../chain/seaportAbi.js'
import {
  collectionAbi,
  currencyEvents,
  erc721Abi,
  erc1155Abi,
} from '../chain/tokenAbis.js'
import type { NetworkConfig } from '../context.js'
import { splitIntoChunks } from '../splitIntoChunks.js'
import { type Changes, hold, noChanges, refresh, touch } from './changes.js'

/** Contracts and accounts whose events are read. */
export type Watched = {
  /** Registered collections. */
  collections: readonly Address[]
  /** Makers of open offers; absent when the past of collections is read. */
  buyers?: readonly Address[] | undefined
}

/** Collects the changes of a range of blocks. */
export async function readChanges(
  network: NetworkConfig,
  range: Range,
  { buyers, collections }: Watched,
): Promise<Changes> {
  const changes = noChanges()
  await Promise.all([
    readSeaport(network, range, { changes, onlyNew: !buyers }),
    readCollections(network, range, { changes, collections }),
    readCurrencies(network, range, { buyers: buyers ?? [], changes }),
  ])
  return changes
}

const seaportEvents = seaportAbi.filter(({ type }) => type === 'event')
const newOrders = seaportEvents.filter(({ name }) => name === 'OrderValidated')

async function readSeaport(
  network: NetworkConfig,
  range: Range,
  { changes, onlyNew }: { changes: Changes; onlyNew: boolean },
) {
  const logs = await readLogs(network, range, {
    abi: onlyNew ? newOrders : seaportEvents,
    address: [network.seaport],
  })
  for (const log of logs) {
    const block = Number(log.blockNumber)
    switch (log.eventName) {
      case 'CounterIncremented':
        touch(changes, 'counter', { block, maker: log.args.offerer })
        break
      case 'OrderCancelled':
        touch(changes, 'cancellation', { block, hash: log.args.orderHash })
        break
      case 'OrderFulfilled':
        touch(changes, 'fill', { block, hash: log.args.orderHash })
        break
      case 'OrdersMatched':
        for (const hash of log.args.orderHashes)
          touch(changes, 'fill', { block, hash })
        break
      case 'OrderValidated': {
        const { orderHash: hash, orderParameters: parameters } = log.args
        touch(changes, 'registration', { block, hash })
        changes.validated.push({
          blockNumber: log.blockNumber,
          hash,
          parameters,
        })
      }
    }
  }
}

const collectionEvents = [...erc721Abi, ...erc1155Abi, ...collectionAbi].filter(
  ({ type }) => type === 'event',
)

async function readCollections(
  network: NetworkConfig,
  range: Range,
  {
    changes,
    collections,
  }: { changes: Changes; collections: readonly Address[] },
) {
  const logs = await readLogs(network, range, {
    abi: collectionEvents,
    address: collections,
  })
  for (const log of logs) {
    const { address: collection, blockNumber } = log
    const block = Number(blockNumber)
    const at = { blockNumber, collection }
    switch (log.eventName) {
      case 'Transfer': {
        const { from, to, tokenId } = log.args
        const moved = { ...at, contractType: 'ERC721' as const, tokenId }
        move(changes, { ...moved, amount: 0n, owner: from })
        move(changes, { ...moved, amount: 1n, owner: to })
        break
      }
      case 'TransferSingle':
      case 'TransferBatch': {
        const { from, to } = log.args
        const ids = 'id' in log.args ? [log.args.id] : log.args.ids
        const moved = { ...at, contractType: 'ERC1155' as const }
        for (const tokenId of ids)
          for (const owner of [from, to])
            move(changes, { ...moved, owner, tokenId })
        break
      }
      case 'ApprovalForAll':
        if (isAddressEqual(log.args.operator, network.seaport))
          touch(changes, 'approval', {
            block,
            collection,
            maker: log.args.owner,
          })
        break
      // The new approval may have replaced an approval of Seaport.
      case 'Approval': {
        const { owner: maker, tokenId } = log.args
        touch(changes, 'token', { block, collection, maker, tokenId })
        break
      }
      case 'URI':
      case 'MetadataUpdate': {
        const token = 'id' in log.args ? log.args.id : log.args.tokenId
        refresh(changes, { collection, first: token, last: token })
        break
      }
      case 'BatchMetadataUpdate': {
        const { fromTokenId: first, toTokenId: last } = log.args
        refresh(changes, { collection, first, last })
      }
    }
  }
}

/** Tokens are minted from the zero address and burned to it. */
function move(changes: Changes, held: Parameters<typeof hold>[1]) {
  if (!isAddressEqual(held.owner, zeroAddress)) hold(changes, held)
}

const transfer = toEventSelector(currencyEvents[0])

/**
 * Only the money of makers of offers matters, so logs are filtered by owner.
 */
async function readCurrencies(
  network: NetworkConfig,
  range: Range,
  { buyers, changes }: { buyers: readonly Address[]; changes: Changes },
) {
  const address = network.currencies
    .map((currency) => currency.address)
    .filter((currency) => !isAddressEqual(currency, zeroAddress))
  if (address.length === 0) return
  const watched = new Set(buyers.map((buyer) => buyer.toLowerCase()))
  const answers = await Promise.all(
    splitIntoChunks(buyers, mostAddresses).flatMap((makers) => {
      const owners = makers.map(toTopic)
      return [
        [getEventSelectors(currencyEvents), owners],
        [[transfer], null, owners],
      ].map((topics) => requestLogs(network, range, { address, topics }))
    }),
  )
  for (const { address: currency, blockNumber, topics } of answers.flat())
    for (const topic of topics.slice(1)) {
      const maker = sliceHex(topic, 12).toLowerCase() as Address
      if (!watched.has(maker)) continue
      touch(changes, 'funds', { block: Number(blockNumber), currency, maker })
    }
}

/** Returns an address as a log topic. */
function toTopic(address: Address): Hex {
  return `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
}
