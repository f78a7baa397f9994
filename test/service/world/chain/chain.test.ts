import {
  custom,
  encodeFunctionData,
  type Hex,
  numberToHex,
  zeroAddress,
} from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  orderParameters,
  orderTypes,
  seaportDomain,
} from '../../../../src/service/chain/seaport.js'
import { seaportAbi } from '../../../../src/service/chain/seaportAbi.js'
import { erc20Abi } from '../../../../src/service/chain/tokenAbis.js'
import { readSeaport } from '../../../../src/service/node/world/readSeaport.js'
import { fillCall } from '../../../../src/service/operations/quotes/fillCall.js'
import { people, worldAccount } from '../../../../src/service/world/accounts.js'
import { itemCount } from '../../../../src/service/world/art/items.js'
import { deployContracts } from '../../../../src/service/world/deployContracts.js'
import { planWorld } from '../../../../src/service/world/plan.js'
import {
  emblemRarity,
  itemRarity,
} from '../../../../src/service/world/rarity.js'
import {
  registerOrders,
  seedChain,
} from '../../../../src/service/world/seedChain.js'
import {
  type DraftedOrder,
  draftOrders,
  isOnChain,
  type WorldContracts,
} from '../../../../src/service/world/signOrders.js'
import {
  worldChainId,
  worldNetwork,
} from '../../../../src/service/world/worldNetwork.js'
import {
  type ChainPair,
  comparableLogs,
  expectSimilarGas,
  startChainPair,
} from './chainPair.js'

/** The whole world, made on both chains by the same signed transactions. */
const emblems = 24
let pair: ChainPair
let contracts: WorldContracts
let orders: DraftedOrder[]
const [buyer] = people as [(typeof people)[number]]

beforeAll(async () => {
  pair = await startChainPair()
  contracts = await deployContracts(pair.sender, readSeaport())
  const plan = planWorld({
    emblems,
    emblemRarity: emblemRarity(emblems),
    items: itemCount,
    itemRarity: itemRarity(),
  })
  await seedChain(pair.sender, contracts, plan)
  const network = worldNetwork(custom({ request: async () => null }), contracts)
  orders = draftOrders(plan.orders, { contracts, network, now: Date.now() })
  await registerOrders(pair.sender, contracts, orders)
  for (const to of [contracts.usdc, contracts.weth])
    await pair.send(buyer, {
      to,
      data: encodeFunctionData({
        abi: erc20Abi,
        functionName: 'approve',
        args: [contracts.seaport, 2n ** 255n],
      }),
    })
})
afterAll(() => pair.stop())

type Purchase = { data: Hex; from: Hex; to: Hex; value: Hex }

/** The purchase of a listing, or the acceptance of an offer. */
async function createFill(order: DraftedOrder): Promise<Purchase> {
  const { components } = order
  const signature = isOnChain(order)
    ? '0x'
    : await worldAccount(order.account).signTypedData({
        domain: seaportDomain({
          chainId: worldChainId,
          seaport: contracts.seaport,
        }),
        message: components,
        primaryType: 'OrderComponents',
        types: orderTypes,
      })
  const share = {
    parameters: orderParameters(components),
    numerator: 1n,
    denominator: 1n,
    signature,
    extraData: '0x' as const,
  }
  const native = components.consideration.filter(
    ({ itemType }) => itemType === 0,
  )
  const value = native.reduce((sum, { endAmount }) => sum + endAmount, 0n)
  return {
    data: fillCall([share], buyer.address),
    from: buyer.address,
    to: contracts.seaport,
    value: numberToHex(value),
  }
}

/** Anvil also lists transfers of calls that failed. */
const simulated = ([block]: any[]) =>
  block.calls.map(({ logs, returnData, status }: any) => ({
    logs: status === '0x1' ? comparableLogs(logs) : [],
    returnData,
    status,
  }))

/** Sends a call with every method that simulates calls, then as a transaction. */
async function carryOut({ data, from, to, value }: Purchase) {
  const call = { data, from, to, value }
  const options = { blockStateCalls: [{ calls: [call] }], traceTransfers: true }
  await pair.expectSame('eth_call', [call, 'latest'])
  await pair.expectSame('eth_simulateV1', [options, 'latest'], simulated)
  const [a, b] = await pair.ask('eth_simulateV1', [options, 'latest'])
  expectSimilarGas(b.result[0].calls[0].gasUsed, a.result[0].calls[0].gasUsed)
  const [gas, own] = await pair.ask('eth_estimateGas', [call])
  if (gas.error) expect(own.error?.data).toBe(gas.error.data)
  else expectSimilarGas(own.result, gas.result)
  return pair.send(buyer, { data, to, value: BigInt(value), gas: 1_000_000n })
}

describe('purchases', () => {
  const isListing = ({ components }: DraftedOrder) =>
    (components.offer[0]?.itemType ?? 0) >= 2

  test('behavior: both chains fill a listing once and refuse a second purchase', async () => {
    const listings = orders.filter(isListing)
    const currencies = new Set<string>()
    const statuses: Hex[] = []
    for (const order of listings.slice(0, 16)) {
      currencies.add(order.components.consideration[0]?.token ?? zeroAddress)
      const fill = await createFill(order)
      statuses.push((await carryOut(fill)).status)
      statuses.push((await carryOut(fill)).status)
    }
    expect(
      statuses.filter((status) => status === '0x1').length,
    ).toBeGreaterThan(10)
    expect(
      statuses.filter((status) => status === '0x0').length,
    ).toBeGreaterThan(10)
    expect(currencies.size).toBe(2)
  })

  test('behavior: both chains answer alike to offers that the seller cannot deliver', async () => {
    const offers = orders.filter((order) => !isListing(order))
    for (const order of offers.slice(0, 5))
      await carryOut(await createFill(order))
  })

  test('behavior: both chains refuse cancelled and outdated orders', async () => {
    const [order, ...others] = orders.filter(isListing).slice(20)
    const other = others.find(({ account }) => account === order?.account)
    if (!order || !other) throw new Error('The world has no such orders.')
    const fill = await createFill(order)
    const otherFill = await createFill(other)
    const maker = worldAccount(order.account)
    const to = contracts.seaport
    const data = encodeFunctionData({
      abi: seaportAbi,
      functionName: 'cancel',
      args: [[order.components]],
    })
    await pair.send(maker, { data, to })
    expect((await carryOut(fill)).status).toBe('0x0')

    // The new counter depends on the hash of a block, which differs.
    const raise = encodeFunctionData({
      abi: seaportAbi,
      functionName: 'incrementCounter',
    })
    const raw = await pair.sign(maker, { data: raise, to })
    const { result: id } = await pair.expectSame('evm_snapshot')
    expect((await carryOut(otherFill)).status).toBe('0x1')
    await pair.expectSame('evm_revert', [id])
    await pair.act('eth_sendRawTransaction', [raw])
    expect((await carryOut(otherFill)).status).toBe('0x0')
  })
})
