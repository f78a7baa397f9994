import type { Address } from 'viem'
import type { Config } from 'wagmi'
import type { MarketplaceClient } from '../../src/rpc/client.js'
import { listListings } from '../../src/rpc/operations.js'
import type { Order } from '../../src/rpc/schemas.js'
import type { Intent } from '../../src/steps/base/intent.js'
import { buy } from '../../src/steps/flows/buy.js'
import { cancel } from '../../src/steps/flows/cancel.js'
import { executeSteps } from '../../src/steps/flows/executeSteps.js'
import { list } from '../../src/steps/flows/list.js'
import { getTotals } from '../../src/steps/guard/getTotals.js'
import { verifySteps } from '../../src/steps/guard/verifySteps.js'
import type { TestWorld } from '../world.js'
import { carryOut, type Honest, honestQuotes } from './guardHonest.js'
import type { Lie, LieWorld } from './guardLies.js'
import { anyLies } from './guardLiesAny.js'
import { approvalLies } from './guardLiesApproval.js'
import { feeLies, manyLies, oneLies } from './guardLiesBuy.js'
import { cancelLies } from './guardLiesCancel.js'
import { signedLies, validatedLies } from './guardLiesList.js'

/** The lies about each flow. */
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

/** A flow as it is meant: the honest steps, and how to start it. */
export type HonestFlow = Honest & {
  /** Starts it, with a service that sends `steps`. */
  run(config: Config, client: MarketplaceClient): Promise<unknown>
}

const friend: Address = '0x00000000000000000000000000000000000000F1'

/** Asks the real service for the honest steps of every flow. */
export async function honestFlows(
  world: TestWorld,
): Promise<{ flows: Record<FlowName, HonestFlow>; lieWorld: LieWorld }> {
  const real = world.createClient()
  const quotes = honestQuotes(world, real)
  const { chainId } = quotes
  const [a, b] = await quotes.listings('ERC721', 'ETH')
  const [c] = await quotes.listings('ERC721', 'USDC')
  const several = (await quotes.listings('ERC1155', 'ETH')).find(
    (it) => Number(it.quantityAvailable) > 2,
  )
  if (!a || !b || !c || !several) throw new Error('The world is too small.')

  const buying = async (
    order: Order,
    quantity = '1',
    additionalFees: { amount: string; receiver: Address }[] = [],
  ): Promise<HonestFlow> => ({
    ...(await quotes.buy([{ order, quantity }], additionalFees)),
    run: (config, client) =>
      buy(config, { additionalFees, chainId, client, order, quantity }),
  })

  const listing = async (
    orderbook: 'service_marketplace_v1' | 'service_marketplace_v2',
  ): Promise<HonestFlow> => {
    const item = { tokenId: '1', orderbook }
    const { intent, steps } = await quotes.list(item)
    // As the dialogs do, the seller agrees to what is shown to reach them.
    const options = { client: real, now: Date.now() }
    const { net: nets } = getTotals(verifySteps(steps, intent, options))
    const [net] = nets
    const minNet = net?.amount ?? '0'
    if (intent.kind !== 'list') throw new Error('Not a listing.')
    return {
      steps,
      intent: { ...intent, minNet } as Intent,
      run: (config, client) =>
        list(config, {
          ...item,
          chainId,
          client,
          contractAddress: intent.collection,
          contractType: 'ERC721',
          currencyAddress: intent.currency,
          expiry: intent.expiry,
          minNet,
          pricePerToken: intent.pricePerToken,
        }),
    }
  }

  const many = await quotes.buy([{ order: a }, { order: b }])
  const flows = {
    buyEth: await buying(a),
    buyUsdc: await buying(c),
    buyPart: await buying(several, '2', [
      { amount: '1000000', receiver: friend },
    ]),
    buyMany: {
      ...many,
      run: async (config: Config, client: MarketplaceClient) => {
        const { steps } = (await client.call({
          body: {},
          operation: 'a cart',
          url: client.urlOf(
            { group: 'Marketplace', name: 'GenerateBuyTransaction' },
            chainId,
          ),
        })) as Honest
        const { intent } = many
        return executeSteps(config, { chainId, client, intent, steps })
      },
    },
    listSigned: await listing('service_marketplace_v2'),
    listChain: await listing('service_marketplace_v1'),
  }

  await carryOut(world, real, await quotes.list({ tokenId: '2' }))
  const { listings } = await real.request(
    listListings,
    { contractAddress: quotes.collection('ERC721'), tokenId: '2' },
    { chainId },
  )
  const order = listings[0] as Order
  return {
    flows: {
      ...flows,
      cancel: {
        ...(await quotes.cancel(order)),
        run: (config, client) => cancel(config, { chainId, client, order }),
      },
    },
    lieWorld: {
      account: quotes.account,
      chainId,
      emblems: quotes.collection('ERC721'),
      items: quotes.collection('ERC1155'),
      seaport: world.info.seaport,
      usdc: quotes.currency('USDC'),
      weth: quotes.currency('WETH'),
    },
  }
}

/** The same flow with steps that a lying service changed. */
export function told<flow extends Honest>(
  [, tell]: Lie,
  flow: flow,
  lieWorld: LieWorld,
): flow {
  const steps = structuredClone(flow.steps)
  tell(steps, lieWorld)
  return { ...flow, steps }
}
