import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Address } from 'viem'
import { inject } from 'vitest'
import type { Config } from 'wagmi'
import type { MarketplaceClient } from '../../../../src/rpc/client.js'
import { listListings } from '../../../../src/rpc/operations.js'
import type { AdditionalFee } from '../../../../src/rpc/requests.js'
import type { Order } from '../../../../src/rpc/schemas.js'
import type { BuyItem } from '../../../../src/steps/flows/buy.js'
import { buy } from '../../../../src/steps/flows/buy.js'
import { cancel } from '../../../../src/steps/flows/cancel.js'
import { executeSteps } from '../../../../src/steps/flows/executeSteps.js'
import { list } from '../../../../src/steps/flows/list.js'
import { getTotals } from '../../../../src/steps/guard/getTotals.js'
import { verifySteps } from '../../../../src/steps/guard/verifySteps.js'
import type { Intent } from '../../../../src/steps/model/intent.js'
import type { TestWorld } from '../../../world.js'
import type { Lie, LieWorld } from '../craftSteps.js'
import { carryOut, type Honest, honestQuotes } from '../honestQuotes.js'
import { anyLies } from './lies/any.js'
import { approvalLies } from './lies/approval.js'
import { feeLies, manyLies, oneLies } from './lies/buy.js'
import { cancelLies } from './lies/cancel.js'
import { signedLies, validatedLies } from './lies/list.js'

/** Lies about each flow. */
export const corpus = {
  buyEth: [...oneLies, ...anyLies],
  buyUsdc: [...oneLies, ...approvalLies, ...anyLies],
  buyPart: [...oneLies, ...feeLies],
  buyMany: [...manyLies, ...anyLies],
  listSigned: [...signedLies, ...anyLies],
  listChain: [...validatedLies, ...anyLies],
  cancel: [...cancelLies, ...anyLies],
} satisfies Record<string, Lie[]>

export type FlowName = keyof typeof corpus

/** A flow with its honest steps. */
export type HonestFlow = Honest & {
  /** Starts the flow, with a service that sends `steps`. */
  run(config: Config, client: MarketplaceClient): Promise<unknown>
}

/** Quotes of the real service, as JSON. */
type Quoted = {
  quotes: Record<FlowName, Honest>
  /** Orders to buy and cancel. */
  orders: Record<'eth' | 'usdc' | 'part' | 'own', Order>
}

const friend: Address = '0x00000000000000000000000000000000000000F1'
const additionalFees = [{ amount: '1000000', receiver: friend }]
const listed = { tokenId: '1' }

/** Fetches the honest steps of every flow from the real service. */
async function quoteFlows(world: TestWorld): Promise<Quoted> {
  const real = world.createClient()
  const quotes = honestQuotes(world, real)
  const [a, b] = await quotes.listings('ERC721', 'ETH')
  const [c] = await quotes.listings('ERC721', 'USDC')
  const several = (await quotes.listings('ERC1155', 'ETH')).find(
    (it) => Number(it.quantityAvailable) > 2,
  )
  if (!a || !b || !c || !several) throw new Error('The world is too small.')

  const listing = async (
    orderbook: 'service_marketplace_v1' | 'service_marketplace_v2',
  ): Promise<Honest> => {
    const { intent, steps } = await quotes.list({ ...listed, orderbook })
    // The seller agrees to the net amount, as in the dialogs.
    const options = { client: real, now: Date.now() }
    const { net } = getTotals(verifySteps(steps, intent, options))
    const minNet = net[0]?.amount ?? '0'
    return { steps, intent: { ...intent, minNet } as Intent }
  }
  const quoted = {
    buyEth: await quotes.buy([{ order: a }]),
    buyUsdc: await quotes.buy([{ order: c }]),
    buyPart: await quotes.buy(
      [{ order: several, quantity: '2' }],
      additionalFees,
    ),
    buyMany: await quotes.buy([{ order: a }, { order: b }]),
    listSigned: await listing('service_marketplace_v2'),
    listChain: await listing('service_marketplace_v1'),
  }

  await carryOut(world, real, await quotes.list({ tokenId: '2' }))
  const { listings } = await real.request(
    listListings,
    { contractAddress: quotes.collection('ERC721'), tokenId: '2' },
    { chainId: quotes.chainId },
  )
  const own = listings[0] as Order
  return {
    quotes: { ...quoted, cancel: await quotes.cancel(own) },
    orders: { eth: a, usdc: c, part: several, own },
  }
}

/** Returns the quotes of a world. Files that share a world share its quotes. */
async function quoteOnce(world: TestWorld): Promise<Quoted> {
  const { port } = new URL(world.info.rpcUrl)
  const file = join(inject('folder'), `quotes-${port}.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const quoted = await quoteFlows(world)
  writeFileSync(file, JSON.stringify(quoted))
  return quoted
}

/** Returns all flows with their honest steps. */
export async function honestFlows(
  world: TestWorld,
): Promise<{ flows: Record<FlowName, HonestFlow>; lieWorld: LieWorld }> {
  const { orders, quotes } = await quoteOnce(world)
  const { account, chainId, collection, currency } = honestQuotes(
    world,
    world.createClient(),
  )
  const buying = (
    quote: Honest,
    item: BuyItem & { additionalFees?: AdditionalFee[] },
  ): HonestFlow => ({
    ...quote,
    run: (config, client) => buy(config, { ...item, chainId, client }),
  })
  const listing = (quote: Honest): HonestFlow => {
    const { intent } = quote
    if (intent.kind !== 'list') throw new Error('Not a listing.')
    return {
      ...quote,
      run: (config, client) =>
        list(config, {
          ...listed,
          orderbook: intent.orderbook,
          chainId,
          client,
          contractAddress: intent.collection,
          contractType: 'ERC721',
          currencyAddress: intent.currency,
          expiry: intent.expiry,
          minNet: intent.minNet,
          pricePerToken: intent.pricePerToken,
        }),
    }
  }
  return {
    flows: {
      buyEth: buying(quotes.buyEth, { order: orders.eth }),
      buyUsdc: buying(quotes.buyUsdc, { order: orders.usdc }),
      buyPart: buying(quotes.buyPart, {
        additionalFees,
        order: orders.part,
        quantity: '2',
      }),
      buyMany: {
        ...quotes.buyMany,
        run: async (config, client) => {
          const { steps } = (await client.call({
            body: {},
            operation: 'a cart',
            url: client.getUrl(
              { group: 'Marketplace', name: 'GenerateBuyTransaction' },
              chainId,
            ),
          })) as Honest
          const { intent } = quotes.buyMany
          return executeSteps(config, { chainId, client, intent, steps })
        },
      },
      listSigned: listing(quotes.listSigned),
      listChain: listing(quotes.listChain),
      cancel: {
        ...quotes.cancel,
        run: (config, client) =>
          cancel(config, { chainId, client, order: orders.own }),
      },
    },
    lieWorld: {
      account,
      chainId,
      emblems: collection('ERC721'),
      items: collection('ERC1155'),
      seaport: world.info.seaport,
      usdc: currency('USDC'),
      weth: currency('WETH'),
    },
  }
}

/** Starts the same flow with steps that a lying service changed. */
export function told<flow extends Honest>(
  [, tell]: Lie,
  flow: flow,
  lieWorld: LieWorld,
): flow {
  const steps = structuredClone(flow.steps)
  tell(steps, lieWorld)
  return { ...flow, steps }
}
