import { getAddress, zeroAddress } from 'viem'
import {
  buy,
  type CollectibleOrder,
  list,
  listCollectibles,
} from '../../src/core.js'
import { readFramePlace } from './wallFrame.js'
import { createWalletConfig, loadWorld } from './world.js'

/** Creates a loader; without a world it loads nothing. */
export function fromWorld<found>(find: () => Promise<found>) {
  return async (): Promise<{ found?: found }> => {
    try {
      return { found: await find() }
    } catch (error) {
      console.warn(error)
      return {}
    }
  }
}

/** Like `fromWorld`, for a loader that stores something for its story. */
export function inStory<found>(prepare: (story: string) => Promise<found>) {
  return ({ id }: { id: string }) => fromWorld(() => prepare(id))()
}

type Want = {
  collection?: 'ERC721' | 'ERC1155'
  /** Symbol of the currency of its listing. */
  currency?: string
  /** Position of the account that lists it. */
  listedBy?: number
  /** Position of the account that holds it. */
  ownedBy?: number
}

const isTest = import.meta.env.MODE === 'test'
const place = readFramePlace()

/** Other stories trade at the same time, in tests and in walls. */
const isCrowded = isTest || place !== undefined

/** Finds the first matching collectibles of the world. */
export async function findCollectibles(
  want: Want = {},
): Promise<CollectibleOrder[]> {
  const { client, info } = await loadWorld()
  const type = want.collection ?? 'ERC721'
  const collection = info.collections.find((c) => c.type === type)
  const currency = info.currencies.find((c) => c.symbol === want.currency)
  const owner = info.accounts[want.ownedBy ?? -1]
  const maker = info.accounts[want.listedBy ?? -1]
  if (!collection) throw new Error(`The world has no ${type} collection.`)
  const { collectibles } = await client.request(
    listCollectibles,
    {
      contractAddress: collection.address,
      side: 'listing',
      filter: {
        includeEmpty: Boolean(owner),
        ...(owner && { inAccounts: [owner.address] }),
        ...(maker && { ordersCreatedBy: [maker.address] }),
        ...(currency && { inCurrencyAddresses: [currency.address] }),
      },
      page: { pageSize: place === undefined ? 24 : 100 },
    },
    { chainId: info.chainId },
  )
  return collectibles
}

/**
 * Finds the first matching collectible. In tests, a random one that is for
 * sale, because parallel tests buy the first ones. In walls, one for each frame.
 */
export async function findCollectible(want: Want = {}) {
  const all = await findCollectibles(want)
  return pickOne(want.ownedBy === undefined ? all : all.slice(0, 1))
}

/** Returns the first one; in tests a random one; in walls that of the frame. */
function pickOne(all: readonly CollectibleOrder[]): CollectibleOrder {
  const index = isTest ? Math.floor(Math.random() * all.length) : (place ?? 0)
  const one = all[index % all.length]
  if (!one) throw new Error('The world has no such collectible.')
  return one
}

/** Finds a collection of the world. */
export async function findCollection(type: 'ERC721' | 'ERC1155' = 'ERC721') {
  const { info } = await loadWorld()
  const collection = info.collections.find((c) => c.type === type)
  if (!collection) throw new Error(`The world has no ${type} collection.`)
  return {
    chainId: info.chainId,
    contractAddress: getAddress(collection.address),
    collectionName: collection.name,
  }
}

/**
 * Finds a listing of the connected account, or creates one. In tests and walls it
 * always creates one, because other stories change and cancel the others.
 */
export async function findOwnListing(
  isAny = !isCrowded,
): Promise<CollectibleOrder> {
  const listed = await findCollectibles({ listedBy: 0 })
  const held = await findCollectibles({ ownedBy: 0 })
  const unlisted = held.filter(({ listing }) => !listing)
  const isShared = isAny || unlisted.length === 0
  if (listed[0] && isShared) return listed[0]
  const { metadata } = pickOne(isCrowded ? unlisted : held)
  const world = await loadWorld()
  const { chainId, contractAddress } = await findCollection()
  await list(await createWalletConfig(world, 'connected'), {
    chainId,
    client: world.client,
    contractAddress,
    contractType: 'ERC721',
    currencyAddress: zeroAddress,
    expiry: String(Math.floor(Date.now() / 1000) + 86_400),
    pricePerToken: '750000000000000000',
    tokenId: metadata.tokenId,
  })
  const made = await findCollectibles({ listedBy: 0 })
  return pickOne(made.filter((it) => it.metadata.tokenId === metadata.tokenId))
}

/** Finds listings of the connected account, and creates missing ones. */
export async function findOwnListings(
  count: number,
): Promise<CollectibleOrder[]> {
  const world = await loadWorld()
  const config = await createWalletConfig(world, 'connected')
  const { chainId, contractAddress } = await findCollection()
  const listed = await findCollectibles({ listedBy: 0 })
  const owned = await findCollectibles({ ownedBy: 0 })
  const free = owned.filter(({ listing }) => !listing)
  for (const { metadata } of free.slice(0, Math.max(count - listed.length, 0)))
    await list(config, {
      chainId,
      client: world.client,
      contractAddress,
      contractType: 'ERC721',
      currencyAddress: zeroAddress,
      expiry: String(Math.floor(Date.now() / 1000) + 86_400),
      pricePerToken: '750000000000000000',
      tokenId: metadata.tokenId,
    })
  return (await findCollectibles({ listedBy: 0 })).slice(0, count)
}

/** Buys a collectible with the connected account and returns it. */
export async function buyNow(want: Want): Promise<CollectibleOrder> {
  const world = await loadWorld()
  const me = world.info.accounts[0]?.address
  const found = await findCollectibles(want)
  const collectible = found.find(
    ({ listing }) => listing && listing.createdBy !== me,
  )
  if (!collectible?.listing) throw new Error('The world has no such listing.')
  await buy(await createWalletConfig(world, 'connected'), {
    chainId: world.info.chainId,
    client: world.client,
    order: collectible.listing,
  })
  return collectible
}
