import { type Address, erc20Abi, erc721Abi, getAddress } from 'viem'
import {
  type CollectibleOrder,
  getOrders,
  listCollectibles,
  type Order,
} from '../src/core.js'
import type { TestWorld } from './world.js'

/** An emblem and its listing. */
export type Listed = { name: string; tokenId: string; order: Order }

/** Reads the orders and balances of a world from its service and chain. */
export function createMarket(world: TestWorld) {
  const emblems = () => getAddress(world.info.collections[0]?.address ?? '0x')
  const usdc = () => {
    const { currencies } = world.info
    const currency = currencies.find(({ symbol }) => symbol === 'USDC')
    return getAddress(currency?.address ?? '0x')
  }

  function getAccount(index: number): Address {
    const account = world.info.accounts[index]
    if (!account) throw new Error(`There is no account ${index}.`)
    return account.address
  }

  async function readEmblems(filter: object): Promise<CollectibleOrder[]> {
    const { collectibles } = await world
      .createClient()
      .request(
        listCollectibles,
        { contractAddress: emblems(), side: 'listing', filter },
        { chainId: world.info.chainId },
      )
    return collectibles
  }

  /** Returns the cheapest listings of emblems in this currency. */
  async function listedIn(currency: Address): Promise<Listed[]> {
    // Waits for the service to read the purchases of earlier tests.
    await world.sync()
    const listed = await readEmblems({
      inCurrencyAddresses: [currency],
      ordersNotCreatedBy: [getAccount(0), getAccount(1), getAccount(2)],
    })
    return listed.map(toListed)
  }

  return {
    getAccount,
    listedIn,
    usdc,

    async cheapest(currency: Address): Promise<Listed> {
      const [first] = await listedIn(currency)
      if (!first) throw new Error('Nothing is listed in this currency.')
      return first
    },

    /** Returns an emblem that the account owns and has not listed. */
    async heldBy(account: number): Promise<{ name: string; tokenId: string }> {
      const held = await readEmblems({
        includeEmpty: true,
        inAccounts: [getAccount(account)],
      })
      const metadata = held.find(({ listing }) => !listing)?.metadata
      if (!metadata?.name)
        throw new Error('The account holds nothing unlisted.')
      return { name: metadata.name, tokenId: metadata.tokenId }
    },

    /** The account's listings. */
    async listedBy(account: number): Promise<Order[]> {
      const listed = await readEmblems({
        ordersCreatedBy: [getAccount(account)],
      })
      return listed.map((collectible) => toListed(collectible).order)
    },

    async getStatus(orderId = '') {
      await world.sync()
      const { orders } = await world
        .createClient()
        .request(
          getOrders,
          { input: [{ contractAddress: emblems(), orderId }] },
          { chainId: world.info.chainId },
        )
      return orders[0]?.status
    },

    ownerOf: (tokenId: string) =>
      world.publicClient.readContract({
        address: emblems(),
        abi: erc721Abi,
        functionName: 'ownerOf',
        args: [BigInt(tokenId)],
      }),

    getEth: (address: Address) => world.publicClient.getBalance({ address }),

    getUsdc: (address: Address) =>
      world.publicClient.readContract({
        address: usdc(),
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [address],
      }),
  }
}

function toListed({ listing, metadata }: CollectibleOrder): Listed {
  if (!listing || !metadata.name) throw new Error('It is not listed.')
  return { name: metadata.name, tokenId: metadata.tokenId, order: listing }
}
