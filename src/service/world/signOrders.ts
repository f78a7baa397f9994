import { type Address, type Hex, parseUnits, zeroAddress } from 'viem'
import { type OrderComponents, orderDigest } from '../chain/seaport.js'
import type { NetworkConfig } from '../context.js'
import type { orders } from '../database/schema.js'
import { buildListing, buildOffer } from '../orders/buildOrder.js'
import { type OrderOrigin, orderRow } from '../orders/orderRow.js'
import { getInitialState } from '../orders/orderState.js'
import { nameRoyalty, readTerms } from '../orders/readTerms.js'
import { operator, worldAccount } from './accounts.js'
import type { PlannedOrder } from './plan.js'

/** Addresses of the contracts of the local world. */
export type WorldContracts = {
  seaport: Address
  emblems: Address
  items: Address
  weth: Address
  usdc: Address
}

/** Royalties of the collections in basis points. */
export const royaltyBps = { emblems: 500, items: 0 } as const

const day = 86_400

/** An order of the world, to be signed or registered on chain. */
export type DraftedOrder = {
  /** Index of its maker in `worldAccounts`. */
  account: number
  /** Time of creation. */
  at: Date
  components: OrderComponents
  origin: OrderOrigin
}

/** Converts the planned orders to Seaport orders. */
export function draftOrders(
  planned: readonly PlannedOrder[],
  parameters: {
    contracts: WorldContracts
    network: NetworkConfig
    /** Unix milliseconds. */
    now: number
  },
): DraftedOrder[] {
  return planned.map((plan, index) => ({
    account: plan.account,
    at: new Date(parameters.now - plan.age * day * 1000),
    components: buildComponents(plan, index, parameters),
    origin: getOrigin(plan, index),
  }))
}

/** Whether an order is registered on chain, without a signature. */
export function isOnChain({ origin }: DraftedOrder): boolean {
  return origin.marketplace === 'service_marketplace_v1'
}

/** An order of the world, with its signature unless it is registered on chain. */
export type SignedOrder = DraftedOrder & { signature: Hex | undefined }

/** Signs orders with their makers' keys, except on-chain orders. */
export function signOrders(
  drafted: readonly DraftedOrder[],
  network: { chainId: number; seaport: Address },
): Promise<SignedOrder[]> {
  return Promise.all(
    drafted.map(async (draft) => ({
      ...draft,
      signature: isOnChain(draft)
        ? undefined
        : await worldAccount(draft.account).sign({
            hash: orderDigest(network, draft.components),
          }),
    })),
  )
}

/**
 * Returns the rows of orders. The plan guarantees everything that the service would
 * check, so the rows can be inserted directly.
 */
export function orderRows(
  signed: readonly SignedOrder[],
  parameters: {
    blockNumber: bigint
    network: NetworkConfig
    /** Unix milliseconds. */
    now: number
  },
): (typeof orders.$inferInsert)[] {
  const { blockNumber, network } = parameters
  return signed.map((order) => {
    const terms = nameRoyalty(readTerms(order.components, network), {
      receiver: operator.address,
    })
    return orderRow({
      ...order,
      ...parameters,
      readBlock: blockNumber,
      state: getInitialState({
        quantityInitial: terms.quantity,
        filled: 0n,
        cancelled: false,
        deliverable: terms.quantity,
      }),
      terms,
    })
  })
}

function buildComponents(
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
    currency: getCurrency(plan, contracts),
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
    throw new RangeError('A listing must sell one specific token.')
  return buildListing({ ...draft, tokenId })
}

function getCurrency(
  { currency }: PlannedOrder,
  { usdc, weth }: WorldContracts,
): Address {
  if (currency === 'ETH') return zeroAddress
  return currency === 'USDC' ? usdc : weth
}

/** A few orders are on chain or of other marketplaces. */
function getOrigin({ side }: PlannedOrder, index: number): OrderOrigin {
  if (index % 19 === 7) return { marketplace: 'external_1', source: 'external' }
  const book =
    side === 'listing' && index % 23 === 11
      ? 'service_marketplace_v1'
      : 'service_marketplace_v2'
  return { marketplace: book, source: book }
}
