import { type Address, parseEther, zeroAddress } from 'viem'
import { generateBuyTransaction } from '../../../src/rpc/operations.js'
import type { Order } from '../../../src/rpc/schemas.js'
import { buy } from '../../../src/steps/flows/buy.js'
import { cancel } from '../../../src/steps/flows/cancel.js'
import { cancelMany } from '../../../src/steps/flows/cancelMany.js'
import { edit } from '../../../src/steps/flows/edit.js'
import type { FlowParameters } from '../../../src/steps/flows/flowPlan.js'
import { list } from '../../../src/steps/flows/list.js'
import { listMany } from '../../../src/steps/flows/listMany.js'
import { executeSteps } from '../executeUnverified.js'
import {
  chainId,
  coin,
  emblems,
  items,
  maker,
  seaport,
  strictCoin,
} from './chain/places.js'
import { read, write } from './chain/state.js'
import type { Page } from './page.js'
import type { Listed, Terms } from './service/orders.js'
import type { World } from './world.js'

export type FlowName =
  | 'buy native'
  | 'approve, buy'
  | 'reset, approve, buy'
  | 'buy several'
  | 'buy as a bundle'
  | 'first listing'
  | 'listing'
  | 'cancel on chain'
  | 'cancel in the book'
  | 'edit, cancel first'
  | 'edit, list first'
  | 'cancel several'
  | 'list several'

/** A flow of the matrix, and how to check its effect. */
export type Flow = {
  name: FlowName
  /** Starts the flow in the engine. */
  run(
    page: Page,
    parameters: FlowParameters & { chainId: number },
  ): Promise<unknown>
  /** Counts how often it had its effect, on the chain and in the book. */
  effects(): number
  /** Maximum cost in smallest units. */
  cost: { native: bigint; money: bigint; currency: Address }
  /** Id of its order, if it has one. */
  order?: Listed | undefined
}

/** Prepares a flow in a world. */
export type PrepareFlow = (world: World) => Flow

const price = parseEther('1')
const free = { native: 0n, money: 0n, currency: zeroAddress }

function createTerms(world: World, terms: Partial<Terms>): Terms {
  const seconds = BigInt(Math.floor(world.clock.now() / 1_000))
  return {
    maker,
    collection: items,
    contractType: 'ERC1155',
    tokenId: 1n,
    quantity: 5n,
    currency: zeroAddress,
    unitPrice: price,
    startTime: seconds - 60n,
    endTime: seconds + 86_400n * 30n,
    counter: 0n,
    salt: 7n,
    ...terms,
  }
}

/** Returns how many of a token the account has received. */
function gained(world: World, { collection, tokenId }: Terms): number {
  const { wallet } = world
  const held = (state: Map<string, bigint>) =>
    read(state, 'held', collection, tokenId, wallet.account)
  const [first] = world.chain.blocks()
  const before = first ? held(first.state) : 0n
  return Number(held(world.chain.head().state) - before)
}

const buying =
  (name: FlowName, terms: Partial<Terms>): PrepareFlow =>
  (world) => {
    const order = world.service.add(createTerms(world, terms))
    const shown = world.service.show(order.id)
    const { currency, unitPrice } = order.terms
    const isNative = currency === zeroAddress
    if (name === 'buy as a bundle') world.walletMoods.atomic = 'ready'
    return {
      name,
      order,
      run: (page, parameters) =>
        buy(page.config, {
          ...parameters,
          order: shown,
          batch:
            parameters.batch ?? (name === 'buy as a bundle' ? 'auto' : 'never'),
        }),
      effects: () => gained(world, order.terms),
      cost: {
        native: isNative ? unitPrice : 0n,
        money: isNative ? 0n : unitPrice,
        currency,
      },
    }
  }

const buyingSeveral: PrepareFlow = (world) => {
  const orders = [1n, 2n].map((tokenId) =>
    world.service.add(createTerms(world, { tokenId })),
  )
  return {
    name: 'buy several',
    order: orders[0],
    async run(page, parameters) {
      const { client } = parameters
      // The wallet may change accounts while the steps are fetched.
      const { account } = world.wallet
      const { steps } = await client.request(
        generateBuyTransaction,
        {
          collectionAddress: items,
          buyer: account,
          marketplace: 'service_marketplace_v2',
          ordersData: orders.map(({ id, terms }) => ({
            orderId: id,
            quantity: '1',
            tokenId: `${terms.tokenId}`,
          })),
          additionalFees: [],
        },
        { chainId },
      )
      return executeSteps(page.config, { ...parameters, account, steps })
    },
    effects: () => Math.max(...orders.map(({ terms }) => gained(world, terms))),
    cost: { ...free, native: price * 2n },
  }
}

const listing =
  (name: 'first listing' | 'listing'): PrepareFlow =>
  (world) => {
    const { account } = world.wallet
    if (name === 'listing')
      for (const { state } of world.chain.blocks())
        write(state, 1n, 'operator', emblems, account, seaport)
    const expiry = `${Math.floor(world.clock.now() / 1_000) + 86_400}`
    return {
      name,
      run: (page, parameters) =>
        list(page.config, {
          ...parameters,
          contractAddress: emblems,
          contractType: 'ERC721',
          tokenId: '11',
          currencyAddress: zeroAddress,
          pricePerToken: `${price}`,
          expiry,
        }),
      effects: () =>
        [...world.service.book.values()].filter(
          ({ terms }) =>
            terms.maker.toLowerCase() === account.toLowerCase() &&
            terms.tokenId === 11n,
        ).length,
      cost: free,
    }
  }

const cancelling =
  (name: 'cancel on chain' | 'cancel in the book'): PrepareFlow =>
  (world) => {
    world.serviceMoods.withdraws = name === 'cancel in the book'
    const order = world.service.add(
      createTerms(world, {
        maker: world.wallet.account,
        collection: emblems,
        contractType: 'ERC721',
        tokenId: 12n,
        quantity: 1n,
      }),
    )
    const shown: Order = world.service.show(order.id)
    return {
      name,
      order,
      run: (page, parameters) =>
        cancel(page.config, {
          ...parameters,
          order: shown,
          // No decoder knows the book's own cancellations.
          ...(name === 'cancel in the book' ? { onReview: () => true } : {}),
        }),
      effects: () =>
        order.isWithdrawn ||
        read(world.chain.head().state, 'cancelled', order.id)
          ? 1
          : 0,
      cost: free,
    }
  }

/** Lists a token that the account owns once. */
function listOwn(world: World, tokenId: bigint): Listed {
  const { account } = world.wallet
  for (const { state } of world.chain.blocks())
    write(state, 1n, 'operator', emblems, account, seaport)
  return world.service.add(
    createTerms(world, {
      ...{ maker: account, collection: emblems, contractType: 'ERC721' },
      ...{ tokenId, quantity: 1n },
    }),
  )
}

function isCancelled(world: World, { id, isWithdrawn }: Listed): boolean {
  return (
    isWithdrawn === true ||
    Boolean(read(world.chain.head().state, 'cancelled', id))
  )
}

const editing =
  (name: 'edit, cancel first' | 'edit, list first'): PrepareFlow =>
  (world) => {
    const { account } = world.wallet
    const order = listOwn(world, 12n)
    const shown: Order = world.service.show(order.id)
    const expiry = `${Math.floor(world.clock.now() / 1_000) + 86_400}`
    const isCheaper = name === 'edit, list first'
    return {
      name,
      order,
      run: (page, parameters) =>
        edit(page.config, {
          ...parameters,
          order: shown,
          listing: {
            contractType: 'ERC721',
            currencyAddress: zeroAddress,
            pricePerToken: `${isCheaper ? price / 2n : price * 2n}`,
            expiry,
          },
        }),
      // One of the two parts alone is no effect.
      effects() {
        const made = [...world.service.book.values()].filter(
          ({ id, terms }) =>
            id !== order.id &&
            terms.maker.toLowerCase() === account.toLowerCase() &&
            terms.tokenId === 12n,
        ).length
        return made > 1 || isCancelled(world, order) ? made : 0
      },
      cost: free,
    }
  }

const cancellingSeveral: PrepareFlow = (world) => {
  const orders = [11n, 12n, 13n].map((tokenId) => listOwn(world, tokenId))
  const shown = orders.map(({ id }) => world.service.show(id))
  return {
    name: 'cancel several',
    order: orders[0],
    run: (page, parameters) =>
      cancelMany(page.config, { ...parameters, orders: shown }),
    effects: () => (orders.every((it) => isCancelled(world, it)) ? 1 : 0),
    cost: free,
  }
}

/** One approval of the collection, then a signature for each of two items. */
const listingSeveral: PrepareFlow = (world) => {
  const { account } = world.wallet
  const tokenIds = [11n, 12n]
  const count = (tokenId: bigint) =>
    [...world.service.book.values()].filter(
      ({ terms }) =>
        terms.maker.toLowerCase() === account.toLowerCase() &&
        terms.tokenId === tokenId,
    ).length
  return {
    name: 'list several',
    run(page, parameters) {
      // Apps compute the expiry at each click.
      const expiry = `${Math.floor(world.clock.now() / 1_000) + 86_400}`
      const items = tokenIds.map((tokenId) => ({
        contractAddress: emblems,
        contractType: 'ERC721' as const,
        tokenId: `${tokenId}`,
        currencyAddress: zeroAddress,
        pricePerToken: `${price * tokenId}`,
        expiry,
      }))
      return listMany(page.config, { ...parameters, items })
    },
    // A flow has an effect only if all items are listed; no item may be listed twice.
    effects() {
      const counts = tokenIds.map(count)
      const most = Math.max(...counts)
      return most > 1 || counts.every((it) => it > 0) ? most : 0
    },
    cost: free,
  }
}

/** The thirteen flows of the matrix. */
export const flows: Record<FlowName, PrepareFlow> = {
  'buy native': buying('buy native', {}),
  'approve, buy': buying('approve, buy', { currency: coin }),
  'reset, approve, buy': (world) => {
    for (const { state } of world.chain.blocks())
      write(state, 5n, 'allowance', strictCoin, world.wallet.account, seaport)
    return buying('reset, approve, buy', { currency: strictCoin })(world)
  },
  'buy several': buyingSeveral,
  'buy as a bundle': buying('buy as a bundle', { currency: coin }),
  'first listing': listing('first listing'),
  listing: listing('listing'),
  'cancel on chain': cancelling('cancel on chain'),
  'cancel in the book': cancelling('cancel in the book'),
  'edit, cancel first': editing('edit, cancel first'),
  'edit, list first': editing('edit, list first'),
  'cancel several': cancellingSeveral,
  'list several': listingSeveral,
}

export const flowNames = Object.keys(flows) as FlowName[]
