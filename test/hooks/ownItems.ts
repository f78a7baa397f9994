import { zeroAddress } from 'viem'
import {
  getOrders,
  list,
  listCollectibles,
  type Order,
} from '../../src/core.js'
import type { ListItem } from '../../src/index.js'
import type { TestWorld } from '../world.js'
import { getEmblems, type Surroundings, surround } from './setup.js'

/** Unlisted items of an account, in the order of the service. */
export async function findOwn(
  world: TestWorld,
  contractType: ListItem['contractType'] = 'ERC721',
  account = 0,
): Promise<[ListItem, ...ListItem[]]> {
  await world.sync()
  const { accounts, chainId, collections } = world.info
  const contractAddress =
    collections.find(({ type }) => type === contractType)?.address ??
    getEmblems(world)
  const { collectibles } = await world.createClient().request(
    listCollectibles,
    {
      contractAddress,
      side: 'listing',
      filter: {
        includeEmpty: true,
        inAccounts: [accounts[account]?.address ?? zeroAddress],
      },
      page: { pageSize: 50 },
    },
    { chainId },
  )
  // Several accounts can hold an ERC-1155 token, so its listing may be another's.
  const [first, ...rest] = collectibles
    .filter(({ listing }) => contractType === 'ERC1155' || !listing)
    .map(({ metadata: { tokenId } }): ListItem => {
      return { chainId, contractAddress, contractType, tokenId }
    })
  if (!first) throw new Error('There is nothing to list.')
  return [first, ...rest]
}

/** Own listings of emblems, made behind the back of the page. */
export async function listOwn(
  world: TestWorld,
  count: number,
  pricePerToken = '500000000000000000',
): Promise<Order[]> {
  const own = await surround(world)
  const items = (await findOwn(world)).slice(0, count)
  if (items.length < count) throw new Error('There are too few own tokens.')
  const orders: Order[] = []
  for (const item of items)
    orders.push(await listItem(own, item, pricePerToken))
  await world.sync()
  return orders
}

/** Lists something for a day, as whoever is connected. */
export async function listItem(
  { client, config }: Pick<Surroundings, 'client' | 'config'>,
  item: ListItem,
  pricePerToken: string,
): Promise<Order> {
  const { orderId = '' } = await list(config, {
    ...item,
    client,
    currencyAddress: zeroAddress,
    expiry: String(Math.floor(Date.now() / 1000) + 86_400),
    pricePerToken,
  })
  const { chainId, contractAddress } = item
  const input = [{ contractAddress, orderId }]
  const { orders } = await client.request(getOrders, { input }, { chainId })
  if (!orders[0]) throw new Error('It was not listed.')
  return orders[0]
}
