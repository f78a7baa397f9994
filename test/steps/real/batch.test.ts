import {
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  padHex,
  parseAbiParameters,
} from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { generateBuyTransaction } from '../../../src/rpc/operations.js'
import type { Order } from '../../../src/rpc/schemas.js'
import { demoAccount } from '../../../src/service/world/artifacts.js'
import { buy, toBuyRequest } from '../../../src/steps/flows/buy.js'
import { resumeFlows } from '../../../src/steps/flows/resumeFlows.js'
import { createMemoryStorage } from '../../../src/steps/platform/storage.js'
import { getFailure, type Intercept, walletError } from '../setup.js'
import { dearer, setupReal } from './pages.js'

const {
  getAccount,
  getCurrency,
  getFunds,
  listing,
  openPage,
  ownerOf,
  rpc,
  world,
} = setupReal()

/**
 * Delegates the account to a contract that executes bundles (EIP-7702,
 * ERC-7821).
 */
beforeAll(async () => {
  const { publicClient } = world
  const wallet = world.walletOf(0)
  const mined = (hash: Hex) => publicClient.waitForTransactionReceipt({ hash })
  const { contractAddress } = await mined(
    await wallet.deployContract({
      abi: demoAccount.abi,
      bytecode: demoAccount.bytecode,
      args: [wallet.account.address],
    }),
  )
  const authorization = await wallet.signAuthorization({
    contractAddress: contractAddress ?? '0x',
    executor: 'self',
  })
  await mined(
    await wallet.sendTransaction({
      authorizationList: [authorization],
      to: wallet.account.address,
    }),
  )
})

type Call = { to: Address; value: bigint; data: Hex }

const inOne = (calls: readonly Call[]): Hex =>
  encodeFunctionData({
    abi: demoAccount.abi,
    functionName: 'execute',
    args: [
      padHex('0x01', { dir: 'right', size: 32 }),
      encodeAbiParameters(
        parseAbiParameters('(address to, uint256 value, bytes data)[]'),
        [calls],
      ),
    ],
  })

/** A wallet that executes bundles as one transaction (EIP-5792). */
function bundling(decide: () => Promise<unknown> = async () => {}) {
  const taken = new Map<string, Hex>()
  const intercept: Intercept = async ({ method, params }, forward) => {
    switch (method) {
      case 'wallet_getCapabilities':
        return { [params[1][0]]: { atomic: { status: 'supported' } } }
      case 'wallet_sendCalls': {
        await decide()
        const [{ calls, from, id }] = params
        if (taken.has(id)) throw walletError(5720, 'Duplicate ID')
        const data = inOne(
          calls.map((it: Record<'data' | 'to' | 'value', Hex>) => ({
            ...it,
            value: BigInt(it.value),
          })),
        )
        const request = { from, to: from, data, gas: '0xf4240' }
        const sent = [request]
        taken.set(
          id,
          await forward({ method: 'eth_sendTransaction', params: sent }),
        )
        return { id }
      }
      case 'wallet_getCallsStatus': {
        const hash = taken.get(params[0])
        if (!hash) throw walletError(5730, 'Unknown bundle id')
        const receipt = await rpc('eth_getTransactionReceipt', [hash])
        if (!receipt) return { status: 100 }
        const status = Number(receipt.status) ? 200 : 500
        return { version: '2.0.0', atomic: true, status, receipts: [receipt] }
      }
      default:
        return forward({ method, params })
    }
  }
  return { intercept, taken }
}

const allowance = async () =>
  world.publicClient.readContract({
    address: getCurrency('USDC'),
    abi: erc20Abi,
    functionName: 'allowance',
    args: [getAccount(0), world.info.seaport],
  })

/** Expects that the purchase happened and was paid once. */
async function expectBought(order: Order, before: bigint) {
  expect(await ownerOf(order)).toBe(getAccount(0))
  expect(before - (await getFunds('USDC'))).toBe(BigInt(order.priceAmount))
  expect(await allowance()).toBe(0n)
}

test('default: approval and purchase need one prompt and one transaction', async () => {
  const order = await listing('USDC')
  const before = await getFunds('USDC')
  const { intercept } = bundling()
  const { config, parameters, wallet } = await openPage({ intercept })
  const { hashes, indexed } = await buy(config, { ...parameters, order })
  expect(wallet.prompts).toEqual(['wallet_sendCalls'])
  expect(hashes).toHaveLength(1)
  expect(indexed).toBe(true)
  await expectBought(order, before)
})

test('parameters: batch `never` opens one prompt for each step', async () => {
  const order = await listing('USDC')
  const before = await getFunds('USDC')
  const { intercept } = bundling()
  const { config, parameters, wallet } = await openPage({ intercept })
  await buy(config, { ...parameters, batch: 'never', order })
  expect(wallet.prompts).toEqual(['eth_sendTransaction', 'eth_sendTransaction'])
  await expectBought(order, before)
})

test('behavior: after a declined account upgrade, each step has its own prompt', async () => {
  const order = await listing('USDC')
  const before = await getFunds('USDC')
  const { intercept } = bundling(async () => {
    throw walletError(5750, 'User declined the upgrade.')
  })
  const { config, parameters, wallet } = await openPage({ intercept })
  await buy(config, { ...parameters, order })
  expect(wallet.prompts).toHaveLength(3)
  await expectBought(order, before)
})

test('behavior: a bundle that reverts leaves no allowance', async () => {
  const order = await listing('USDC')
  const before = await getFunds('USDC')
  const rival = getAccount(1)
  const { steps } = await world
    .createClient()
    .request(generateBuyTransaction, toBuyRequest({ buyer: rival, order }), {
      chainId: world.info.chainId,
    })
  const { intercept } = bundling(async () => {
    await rpc('evm_setAutomine', [false])
    for (const { data, to } of steps)
      await rpc('eth_sendTransaction', [
        { from: rival, to, data, gas: '0xf4240', ...dearer },
      ])
    setTimeout(async () => {
      await rpc('evm_setAutomine', [true])
      await rpc('anvil_mine', ['0x1'])
    }, 300)
  })
  const { config, parameters, wallet } = await openPage({ intercept })
  expect(await getFailure(buy(config, { ...parameters, order }))).toMatchObject(
    {
      reason: 'reverted',
      fundsMoved: 'no',
    },
  )
  expect(wallet.prompts).toEqual(['wallet_sendCalls'])
  expect(await ownerOf(order)).toBe(rival)
  expect(await getFunds('USDC')).toBe(before)
  expect(await allowance()).toBe(0n)
})

test('behavior: a bundle confirmed after the page died is found by its id', async () => {
  const order = await listing('USDC')
  const before = await getFunds('USDC')
  const storage = createMemoryStorage()
  let confirm = () => {}
  const { intercept, taken } = bundling(
    () =>
      new Promise<void>((resolve) => {
        confirm = resolve
      }),
  )
  const first = await openPage({ intercept, storage })
  buy(first.config, { ...first.parameters, order }).catch(() => {})
  await expect.poll(() => first.wallet.prompts.length).toBe(1)
  first.die()
  confirm()
  await expect.poll(() => taken.size).toBe(1)

  const { config, parameters, wallet } = await openPage({ intercept, storage })
  const [flow] = await resumeFlows(config, parameters)
  expect(flow).toMatchObject({ status: 'done', hashes: [...taken.values()] })
  expect(wallet.prompts).toEqual([])
  await expectBought(order, before)
})

test('behavior: a bundle rejected after the page died is prompted with the same id', async () => {
  const order = await listing('USDC')
  const before = await getFunds('USDC')
  const storage = createMemoryStorage()
  const ids: string[] = []
  let isFirst = true
  const { intercept } = bundling(async () => {
    if (isFirst) throw walletError(4001, 'User rejected the request.')
  })
  const noting: Intercept = (request, forward) => {
    if (request.method === 'wallet_sendCalls') {
      ids.push(request.params[0].id)
      if (isFirst) first.die()
    }
    return intercept(request, forward)
  }
  const first = await openPage({ intercept: noting, storage })
  buy(first.config, { ...first.parameters, order }).catch(() => {})
  await expect.poll(() => ids.length).toBe(1)
  isFirst = false

  const { config, parameters, wallet } = await openPage({
    intercept: noting,
    storage,
  })
  await buy(config, { ...parameters, order })
  expect(wallet.prompts).toEqual(['wallet_sendCalls'])
  expect(new Set(ids).size).toBe(1)
  await expectBought(order, before)
})
