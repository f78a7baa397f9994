import { type Address, concat, type Hex, parseEther } from 'viem'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  createMarketplaceClient,
  type MarketplaceClient,
} from '../../src/rpc/client.js'
import type { Step } from '../../src/rpc/schemas.js'
import { resumeFlows } from '../../src/steps/flows/resumeFlows.js'
import { executeSteps } from './executeUnverified.js'
import {
  ada,
  bob,
  chainId,
  firstComeFirstServed,
  getFailure,
  hurried,
  on,
  setupChain,
} from './setup.js'

const { rpc, setup } = setupChain()
const take: Step = { id: 'buy', to: firstComeFirstServed, data: '0x01' }

let client: MarketplaceClient
beforeEach(({ task }) => {
  client = createMarketplaceClient({
    accessKey: 'key',
    marketplaceUrl: 'http://127.0.0.1:9',
    networks: { [chainId]: 'local' },
    scope: task.id,
    contracts: { [chainId]: { books: { external_1: firstComeFirstServed } } },
  })
})

async function mine(call: object): Promise<Hex> {
  const hash: Hex = await rpc('eth_sendTransaction', [call])
  await vi.waitUntil(() => rpc('eth_getTransactionReceipt', [hash]))
  return hash
}

/** Sends a call as the wallet changes it. */
async function sendAs(change: (call: any) => Promise<unknown>, step = take) {
  const { environment } = hurried()
  const { config, wallet } = await setup({
    intercept: on('eth_sendTransaction', ({ params: [call] }) => change(call)),
  })
  const parameters = { client, chainId, environment }
  const run = executeSteps(config, { ...parameters, steps: [step] })
  const resume = () => resumeFlows(config, parameters)
  return { run, resume, wallet }
}

/** The wallet appends a suffix to a call of a book that the host names. */
async function sendWithSuffix() {
  const { environment } = hurried()
  const { config } = await setup({
    intercept: on('eth_sendTransaction', ({ params: [call] }) =>
      mine({ ...call, data: concat([call.data, '0xab']) }),
    ),
  })
  const contracts = { [chainId]: { books: { external_2: bob } } }
  const parameters = { client, chainId, contracts, environment }
  return { config, parameters, steps: [{ ...take, to: bob }] }
}

const altered = { reason: 'altered', fundsMoved: 'maybe', recovery: 'check' }

describe('what was mined is what was agreed on', () => {
  test.each<[string, object]>([
    ['another receiver', { to: bob }],
    ['other calldata', { data: '0x02' }],
    ['another value', { value: '0x1' }],
    ['calldata cut short', { data: '0x' }],
    ['a long suffix', { data: concat(['0x01', `0x${'ab'.repeat(33)}`]) }],
  ])('behavior: the wallet sends %s', async (_name, change) => {
    const { run, resume, wallet } = await sendAs((call) =>
      mine({ ...call, ...change, gas: '0x30d40' }),
    )
    expect(await getFailure(run)).toMatchObject(altered)
    // The reviewed transaction may still be mined as well.
    expect(await resume()).toMatchObject([{ status: 'unresolved' }])
    expect(wallet.prompts).toEqual(['eth_sendTransaction'])
  })

  test('behavior: gas, fees and nonce are the wallet’s own', async () => {
    const { run } = await sendAs((call) =>
      mine({ ...call, gas: '0x4c4b40', maxFeePerGas: '0x174876e800' }),
    )
    expect((await run).hashes).toHaveLength(1)
  })

  test('behavior: a short suffix does no harm in a known book', async () => {
    const { run } = await sendAs((call) =>
      mine({ ...call, data: concat([call.data, `0x${'ab'.repeat(32)}`]) }),
    )
    expect((await run).hashes).toHaveLength(1)
  })

  test('parameters: contracts', async () => {
    const { config, parameters, steps } = await sendWithSuffix()
    const { hashes } = await executeSteps(config, { ...parameters, steps })
    expect(hashes).toHaveLength(1)
  })

  test('parameters: contracts, of a resume', async () => {
    const { config, parameters, steps } = await sendWithSuffix()
    const controller = new AbortController()
    const stopped = executeSteps(config, {
      ...parameters,
      steps,
      signal: controller.signal,
      onProgress: ({ steps: [step] }) => {
        if (step?.status === 'confirming') controller.abort()
      },
    })
    expect(await getFailure(stopped)).toMatchObject({ reason: 'aborted' })
    expect(await resumeFlows(config, parameters)).toMatchObject([
      { status: 'done' },
    ])
  })

  test('behavior: nobody knows what a suffix does in another contract', async () => {
    const step = { ...take, to: bob }
    const { run } = await sendAs(
      (call) => mine({ ...call, data: concat([call.data, '0xab']) }),
      step,
    )
    expect(await getFailure(run)).toMatchObject(altered)
  })

  test('behavior: a suffix does no harm to an approval', async () => {
    const data = `0x095ea7b3${bob.slice(2).padStart(64, '0')}${'1'.padStart(64, '0')}`
    const step = { ...take, to: bob, data }
    const { run } = await sendAs(
      (call) => mine({ ...call, data: concat([call.data, '0xab']) }),
      step,
    )
    expect((await run).hashes).toHaveLength(1)
  })
})

describe('a hash of somebody else', () => {
  const stranger = () => mine({ from: bob, to: ada, value: '0x1' })

  test('behavior: makes nothing succeed', async () => {
    const { run, resume, wallet } = await sendAs(stranger)
    const error = await getFailure(run)
    expect(error).toMatchObject(altered)
    expect(await resume()).toMatchObject([{ status: 'unresolved' }])
    expect(wallet.prompts).toHaveLength(1)
  })

  test('behavior: a failed one does not say that ours failed', async () => {
    await mine({ from: bob, to: firstComeFirstServed, gas: '0x30d40' })
    await rpc('anvil_setStorageAt', [
      firstComeFirstServed,
      '0x0',
      `0x${'0'.repeat(64)}`,
    ])
    const { run } = await sendAs(async () => {
      await mine({ from: bob, to: firstComeFirstServed, gas: '0x30d40' })
      return mine({ from: bob, to: firstComeFirstServed, gas: '0x30d40' })
    })
    expect(await getFailure(run)).toMatchObject(altered)
  })

  test('behavior: the same call of somebody else is not ours', async () => {
    const { run } = await sendAs((call) =>
      mine({ ...call, from: bob, gas: '0x30d40' }),
    )
    expect(await getFailure(run)).toMatchObject(altered)
  })

  test('behavior: the same call of long ago is not the one of now', async () => {
    const old = await mine({ from: ada, to: bob, data: '0x01' })
    await rpc('anvil_mine', ['0x40'])
    const { run } = await sendAs(async () => old, { ...take, to: bob })
    expect(await getFailure(run)).toMatchObject(altered)
  })

  test('behavior: ours, sent under another hash, is found', async () => {
    const { run } = await sendAs(async (call) => {
      const ours = await mine(call)
      const named = await stranger()
      expect(named).not.toBe(ours)
      return named
    })
    const { hashes } = await run
    const { from, to } = await rpc('eth_getTransactionByHash', [hashes[0]])
    expect([from, to].map((it: Address) => it.toLowerCase())).toEqual(
      [ada, firstComeFirstServed].map((it) => it.toLowerCase()),
    )
  })

  test('behavior: ours, sent later, is found by a resume', async () => {
    let call: object = {}
    const { run, resume } = await sendAs((asked) => {
      call = asked
      return stranger()
    })
    await getFailure(run)
    const ours = await mine(call)
    expect(await resume()).toMatchObject([{ status: 'done', hashes: [ours] }])
  })
})

test('behavior: a node that does not show it has not said that it was altered', async () => {
  const { environment } = hurried()
  const { config } = await setup({
    node: on('eth_getTransactionByHash', () => null),
  })
  const parameters = { client, chainId, environment, timeout: 5_000 }
  const error = await getFailure(
    executeSteps(config, { ...parameters, steps: [take] }),
  )
  expect(error).toMatchObject({ reason: 'notConfirmed', fundsMoved: 'maybe' })
})

test('behavior: value is compared, too', async () => {
  const step = { ...take, value: String(parseEther('0.1')) }
  const { run } = await sendAs(
    (call) => mine({ ...call, value: '0x16345785d8a0001' }),
    step,
  )
  expect(await getFailure(run)).toMatchObject(altered)
})
