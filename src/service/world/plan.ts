import { createRandom, type Random } from './art/random.js'

/** Indices in `worldAccounts`. */
const buyers = [0, 1, 2]
const sellers = [3, 4, 5, 6, 7]

/** Items that an account gets. */
export type Grant = { account: number; tokenId: number; quantity: number }

/** A range of emblems that an account gets. */
export type Range = { account: number; first: number; count: number }

/** An order of the world. */
export type PlannedOrder = {
  side: 'listing' | 'offer'
  collection: 'emblems' | 'items'
  account: number
  /** Absent for an offer for any token. */
  tokenId: number | undefined
  quantity: number
  currency: 'ETH' | 'WETH' | 'USDC'
  /** Price per token in whole units, as a decimal text. */
  price: string
  /** Days since its creation. */
  age: number
  /** Days until its end. */
  days: number
}

/** Owners and orders of a world. */
export type WorldPlan = {
  emblems: Range[]
  items: Grant[]
  orders: PlannedOrder[]
}

/** Returns the rarity of a token, from 0 (common) to 1 (rare). */
export type Rarity = (tokenId: number) => number

/** US dollars for one ETH, in the local world. */
export const dollarsPerEther = 2500

/** Returns how many emblems each of the first three accounts owns. */
export function emblemsPerAccount(emblems: number): number {
  return Math.max(1, Math.min(8, Math.floor(emblems / 8)))
}

/** Plans the local world; the same arguments give the same plan. */
export function planWorld(parameters: {
  /** Number of emblems; ids start at 1. */
  emblems: number
  /** Number of items; ids start at 0. */
  items: number
  emblemRarity: Rarity
  itemRarity: Rarity
}): WorldPlan {
  const emblems = planEmblems(parameters.emblems)
  const items = planItems(parameters.items, parameters.itemRarity)
  return {
    emblems,
    items,
    orders: [
      ...planEmblemOrders(emblems, parameters.emblemRarity),
      ...planItemOrders(items, parameters.itemRarity),
    ],
  }
}

function planEmblems(total: number): Range[] {
  const own = emblemsPerAccount(total)
  const ranges = buyers.map((account, i) => ({
    account,
    first: 1 + i * own,
    count: own,
  }))
  const begin = 1 + buyers.length * own
  const size = Math.max(
    1,
    Math.min(20, Math.ceil((total - begin + 1) / sellers.length)),
  )
  for (let first = begin, turn = 0; first <= total; first += size, turn++)
    ranges.push({
      account: sellers[turn % sellers.length] ?? 3,
      first,
      count: Math.min(size, total - first + 1),
    })
  return ranges
}

function planItems(total: number, rarity: Rarity): Grant[] {
  const random = createRandom('items')
  const grants: Grant[] = []
  for (let tokenId = 0; tokenId < total; tokenId++) {
    const supply = Math.round(6 + 240 * (1 - rarity(tokenId)) ** 2)
    for (const account of sellers)
      grants.push({
        account,
        tokenId,
        quantity: 2 + Math.round(supply * random.range(0.4, 1.4)),
      })
    for (const account of buyers)
      if ((tokenId + account) % 2 === 0)
        grants.push({
          account,
          tokenId,
          quantity: 2 + Math.round((supply / 8) * random.float()),
        })
  }
  return grants
}

/**
 * Returns the value in dollars: most are cheap, and rare ones cost far more.
 */
function emblemValue(rarity: number, random: Random): number {
  return 95 * Math.exp(4.1 * rarity ** 2.4) * random.range(0.7, 1.4)
}

function itemValue(rarity: number, random: Random): number {
  return 12 * Math.exp(4.4 * rarity ** 1.6) * random.range(0.85, 1.25)
}

function planEmblemOrders(ranges: Range[], rarity: Rarity): PlannedOrder[] {
  const random = createRandom('emblem orders')
  const orders: PlannedOrder[] = []
  for (const { account, count, first } of ranges)
    for (let tokenId = first; tokenId < first + count; tokenId++) {
      const value = emblemValue(rarity(tokenId), random)
      const isForSale = sellers.includes(account) && random.chance(0.86)
      if (isForSale)
        orders.push({
          ...terms(value, random.chance(0.35) ? 'USDC' : 'ETH', random),
          side: 'listing',
          collection: 'emblems',
          account,
          tokenId,
          quantity: 1,
        })
      const bids = random.chance(0.16) ? random.int(1, 3) : 0
      for (let i = 0; i < bids; i++)
        orders.push({
          ...terms(
            value * random.range(0.55, 0.85),
            random.chance(0.2) ? 'USDC' : 'WETH',
            random,
          ),
          side: 'offer',
          collection: 'emblems',
          account: otherSeller(account, random),
          tokenId,
          quantity: 1,
        })
    }
  for (const account of sellers.slice(0, 2))
    orders.push({
      ...terms(random.range(45, 60), 'WETH', random),
      side: 'offer',
      collection: 'emblems',
      account,
      tokenId: undefined,
      quantity: 1,
    })
  return orders
}

function planItemOrders(grants: Grant[], rarity: Rarity): PlannedOrder[] {
  const random = createRandom('item orders')
  const orders: PlannedOrder[] = []
  for (const { account, quantity, tokenId } of grants) {
    const value = itemValue(rarity(tokenId), random)
    if (sellers.includes(account) && random.chance(0.8))
      orders.push({
        ...terms(value, random.chance(0.45) ? 'USDC' : 'ETH', random),
        side: 'listing',
        collection: 'items',
        account,
        tokenId,
        quantity: random.int(1, Math.min(40, quantity)),
      })
    if (random.chance(0.12))
      orders.push({
        ...terms(value * random.range(0.6, 0.8), 'WETH', random),
        side: 'offer',
        collection: 'items',
        account: otherSeller(account, random),
        tokenId,
        quantity: random.int(1, 3),
      })
  }
  return orders
}

function otherSeller(account: number, random: Random): number {
  return random.pick(sellers.filter((seller) => seller !== account))
}

function terms(
  dollars: number,
  currency: PlannedOrder['currency'],
  random: Random,
) {
  return {
    currency,
    price:
      currency === 'USDC'
        ? round(dollars, dollars < 100 ? 1 : 5)
        : round(dollars / dollarsPerEther, dollars < 250 ? 0.001 : 0.005),
    age: 30 * random.float() ** 2,
    days: random.int(90, 490),
  }
}

function round(value: number, unit: number): string {
  const steps = Math.max(1, Math.round(value / unit))
  return String(Number((steps * unit).toFixed(3)))
}
