import { type Address, parseUnits, zeroAddress } from 'viem'
import type { OrderComponents } from '../chain/seaport.js'
import { orderTypes, seaportDomain } from '../chain/seaport.js'
import type { NetworkConfig } from '../context.js'
import type { orders } from '../database/schema.js'
import { buildListing, buildOffer } from '../orders/buildOrder.js'
import { orderRow } from '../orders/orderRow.js'
import { stateOf } from '../orders/orderState.js'
import { readTerms } from '../orders/readTerms.js'
import { operator, worldAccount } from './accounts.js'
import type { PlannedOrder } from './plan.js'

/** Where the contracts of the local world are. */
export type WorldContracts = {
  seaport: Address
  emblems: Address
  items: Address
  weth: Address
  usdc: Address
}

/** What the collections ask of a sale, in basis points. */
export const royaltyBps = { emblems: 500, items: 0 } as const

const day = 86_400

/**
 * Signs the planned orders with their makers' keys. Everything that a post
 * of such an order would be checked for holds by the plan, so the rows can
 * be written at once.
 */
export async function signOrders(
  planned: readonly PlannedOrder[],
  parameters: {
    blockNumber: bigint
    contracts: WorldContracts
    network: NetworkConfig
    /** Milliseconds since 1970. */
    now: number
  },
): Promise<(typeof orders.$inferInsert)[]> {
  const { blockNumber, network, now } = parameters
  return Promise.all(
    planned.map(async (plan, index) => {
      const components = componentsOf(plan, index, parameters)
      const signature = await worldAccount(plan.account).signTypedData({
        domain: seaportDomain(network),
        types: orderTypes,
        primaryType: 'OrderComponents',
        message: components,
      })
      const terms = readTerms(components, network)
      return orderRow({
        at: new Date(now - plan.age * day * 1000),
        blockNumber,
        components,
        network,
        origin: originOf(index),
        signature,
        state: stateOf({
          quantityInitial: terms.quantity,
          filled: 0n,
          cancelled: false,
          deliverable: terms.quantity,
        }),
        terms,
      })
    }),
  )
}

function componentsOf(
  plan: PlannedOrder,
  index: number,
  {
    contracts,
    network,
    now,
  }: { contracts: WorldContracts; network: NetworkConfig; now: number },
): OrderComponents {
  const second = Math.floor(now / 1000)
  const unitPrice = parseUnits(plan.price, plan.currency === 'USDC' ? 6 : 18)
  const royalty = (unitPrice * BigInt(royaltyBps[plan.collection])) / 10_000n
  const draft = {
    network,
    maker: worldAccount(plan.account).address,
    collection: contracts[plan.collection],
    contractType: plan.collection === 'emblems' ? 'ERC721' : 'ERC1155',
    quantity: BigInt(plan.quantity),
    currency: currencyOf(plan, contracts),
    unitPrice,
    royalty: { receiver: operator.address, amount: royalty },
    startTime: BigInt(second - Math.floor(plan.age * day)),
    endTime: BigInt(second + plan.days * day),
    counter: 0n,
    salt: BigInt(index + 1),
  } as const
  const tokenId = plan.tokenId === undefined ? undefined : BigInt(plan.tokenId)
  if (plan.side === 'offer') return buildOffer({ ...draft, tokenId })
  if (tokenId === undefined)
    throw new RangeError('A listing sells one certain token.')
  return buildListing({ ...draft, tokenId })
}

function currencyOf(
  { currency }: PlannedOrder,
  { usdc, weth }: WorldContracts,
): Address {
  if (currency === 'ETH') return zeroAddress
  return currency === 'USDC' ? usdc : weth
}

/** A few orders stand for those that come from other marketplaces. */
function originOf(index: number) {
  return index % 19 === 7
    ? { marketplace: 'external_1', source: 'external' }
    : {
        marketplace: 'service_marketplace_v2',
        source: 'service_marketplace_v2',
      }
}
