import { zeroAddress } from 'viem'
import {
  type CollectibleOrder,
  getOrders,
  listCollectibles,
  type Order,
} from '../../src/core.js'
import { getEmblems } from '../hooks/setup.js'
import type { TestWorld } from '../world.js'

/** Returns listings of others in native currency and the signed book. */
export async function findListed(
  world: TestWorld,
  filter: object = {},
  contractAddress = getEmblems(world),
): Promise<Order[]> {
  await world.sync()
  const { collectibles } = await world.createClient().request(
    listCollectibles,
    {
      contractAddress,
      side: 'listing',
      filter: {
        inCurrencyAddresses: [zeroAddress],
        marketplaces: ['service_marketplace_v2'],
        ordersNotCreatedBy: world.info.accounts
          .slice(0, 3)
          .map(({ address }) => address),
        ...filter,
      },
      page: { pageSize: 50 },
    },
    { chainId: world.info.chainId },
  )
  return collectibles.flatMap(({ listing }: CollectibleOrder) => listing ?? [])
}

/** Returns the status of an order in the service. */
export async function getStatus(world: TestWorld, order: Order) {
  await world.sync()
  const { orders } = await world.createClient().request(
    getOrders,
    {
      input: [
        {
          contractAddress: order.collectionContractAddress,
          orderId: order.orderId,
        },
      ],
    },
    { chainId: order.chainId },
  )
  return orders[0]?.status
}
