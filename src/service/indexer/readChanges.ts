import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { seaportAbi } from '../chain/seaportAbi.js'
import {
  collectionAbi,
  erc20Events,
  erc721Abi,
  erc1155Abi,
} from '../chain/tokenAbis.js'
import type { NetworkConfig } from '../context.js'
import {
  approvalKey,
  type Changes,
  holdingKey,
  lower,
  noChanges,
} from './changes.js'

/** Blocks from the first to the last, both included. */
export type Range = { fromBlock: bigint; toBlock: bigint }

/** Whose events are read. */
export type Watched = {
  /** Registered collections; only theirs are read. */
  collections: readonly Address[]
  /** Makers of open offers. */
  buyers: readonly Address[]
  /** The newest of the orders among which `buyers` were looked for. */
  lastOrderId: number
}

/** Collects what a range of blocks touched. */
export async function readChanges(
  network: NetworkConfig,
  range: Range,
  watched: Watched,
): Promise<Changes> {
  const changes = noChanges(watched.lastOrderId)
  await Promise.all([
    readSeaport(network, range, changes),
    readCollections(network, range, { changes, ...watched }),
    readCurrencies(network, range, { changes, ...watched }),
  ])
  return changes
}

async function readSeaport(
  { client, seaport }: NetworkConfig,
  range: Range,
  changes: Changes,
) {
  const logs = await client.getLogs({
    ...range,
    address: seaport,
    events: seaportAbi.filter(({ type }) => type === 'event'),
    strict: true,
  })
  for (const log of logs) {
    if (log.eventName === 'CounterIncremented')
      changes.counters.add(lower(log.args.offerer))
    else changes.hashes.add(log.args.orderHash)
    if (log.eventName === 'OrderValidated')
      changes.validated.push({
        blockNumber: log.blockNumber,
        hash: log.args.orderHash,
        parameters: log.args.orderParameters,
      })
  }
}

async function readCollections(
  { client, seaport }: NetworkConfig,
  range: Range,
  { changes, collections }: Pick<Watched, 'collections'> & { changes: Changes },
) {
  if (collections.length === 0) return
  const logs = await client.getLogs({
    ...range,
    address: [...collections],
    events: [...erc721Abi, ...erc1155Abi, ...collectionAbi].filter(
      ({ type }) => type === 'event',
    ),
    strict: true,
  })
  for (const { address: collection, args, blockNumber, eventName } of logs) {
    if (eventName === 'ApprovalForAll') {
      if (isAddressEqual(args.operator, seaport))
        changes.approvals.add(approvalKey(collection, args.owner))
      continue
    }
    const single = eventName === 'Transfer'
    const tokenIds = single
      ? [args.tokenId]
      : eventName === 'TransferSingle'
        ? [args.id]
        : args.ids
    const contractType = single ? 'ERC721' : 'ERC1155'
    const note = (owner: Address, tokenId: bigint, amount: bigint) => {
      if (isAddressEqual(owner, zeroAddress)) return
      changes.holdings.set(holdingKey(collection, tokenId, owner), {
        collection,
        contractType,
        owner,
        tokenId,
        amount: single ? amount : undefined,
        blockNumber,
      })
    }
    for (const tokenId of tokenIds) {
      note(args.from, tokenId, 0n)
      note(args.to, tokenId, 1n)
    }
  }
}

async function readCurrencies(
  { client, currencies }: NetworkConfig,
  range: Range,
  { buyers, changes }: Pick<Watched, 'buyers'> & { changes: Changes },
) {
  const address = currencies
    .map((currency) => currency.address)
    .filter((currency) => !isAddressEqual(currency, zeroAddress))
  if (address.length === 0 || buyers.length === 0) return
  const owners = [...buyers]
  const [transfer, approval] = erc20Events
  const shared = { ...range, address, strict: true } as const
  const [sent, received, approved] = await Promise.all([
    client.getLogs({ ...shared, event: transfer, args: { from: owners } }),
    client.getLogs({ ...shared, event: transfer, args: { to: owners } }),
    client.getLogs({ ...shared, event: approval, args: { owner: owners } }),
  ])
  for (const { args } of sent) changes.funds.add(lower(args.from))
  for (const { args } of received) changes.funds.add(lower(args.to))
  for (const { args } of approved) changes.funds.add(lower(args.owner))
}
