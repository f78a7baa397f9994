import { type Address, concat, type Hex, parseEther } from 'viem'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { hangLimit } from '../../../scripts/hangLimit.js'
import {
  createMarketplaceClient,
  type MarketplaceClient,
} from '../../../src/rpc/client.js'
import type { Step } from '../../../src/rpc/schemas.js'
import { resumeFlows } from '../../../src/steps/flows/resumeFlows.js'
import { executeSteps } from '../executeUnverified.js'
import {
  ada,
  bob,
  chainId,
  firstComeFirstServed,
  getFailure,
  hurried,
  on,
  setupChain,
} from '../setup.js'

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
  await vi.waitUntil(() => rpc('eth_getTransactionReceipt', [hash]), {
    timeout: hangLimit,
  })
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

describe('the mined transaction must be the reviewed one', () => {
  test.each<[string, object]>([
    ['another receiver', { to: bob }],
    ['other calldata', { data: '0x02' }],
    ['another value', { value: '0x1' }],
    ['shortened calldata', { data: '0x' }],
    ['a long suffix', { data: concat(['0x01', `0x${'ab'.repeat(33)}`]) }],
  ])(
    'behavior: a wallet that sends %s ends the flow as `altered`',
    async (_name, change) => {
      const { run, resume, wallet } = await sendAs((call) =>
        mine({ ...call, ...change, gas: '0x30d40' }),
      )
      expect(await getFailure(run)).toMatchObject(altered)
      // The reviewed transaction may still be mined as well.
      expect(await resume()).toMatchObject([{ status: 'unresolved' }])
      expect(wallet.prompts).toEqual(['eth_sendTransaction'])
    },
  )

  test('behavior: the wallet may change gas and fees', async () => {
    const { run } = await sendAs((call) =>
      mine({ ...call, gas: '0x4c4b40', maxFeePerGas: '0x174876e800' }),
    )
    expect((await run).hashes).toHaveLength(1)
  })

  test('behavior: a short calldata suffix is accepted in a call of a known book', async () => {
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

  test('behavior: a calldata suffix in a call of an unknown contract ends as `altered`', async () => {
    const step = { ...take, to: bob }
    const { run } = await sendAs(
      (call) => mine({ ...call, data: concat([call.data, '0xab']) }),
      step,
    )
    expect(await getFailure(run)).toMatchObject(altered)
  })

  test.each([
    ['approve', '095ea7b3'],
    ['setApprovalForAll', 'a22cb465'],
    ['increaseAllowance', '39509351'],
    ['deposit', 'd0e30db0'],
  ])('behavior: a calldata suffix is accepted in `%s`', async (_, selector) => {
    const data = `0x${selector}${bob.slice(2).padStart(64, '0')}${'1'.padStart(64, '0')}`
    const step = { ...take, to: bob, data }
    const { run } = await sendAs(
      (call) => mine({ ...call, data: concat([call.data, '0xab']) }),
      step,
    )
    expect((await run).hashes).toHaveLength(1)
  })
})

describe('the wallet returns the hash of another transaction', () => {
  const stranger = () => mine({ from: bob, to: ada, value: '0x1' })

  test('behavior: a mined transaction of another account ends the flow as `altered`', async () => {
    const { run, resume, wallet } = await sendAs(stranger)
    const error = await getFailure(run)
    expect(error).toMatchObject(altered)
    expect(await resume()).toMatchObject([{ status: 'unresolved' }])
    expect(wallet.prompts).toHaveLength(1)
  })

  test('behavior: a reverted transaction of another account ends the flow as `altered`', async () => {
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

  test('behavior: the same call from another account ends the flow as `altered`', async () => {
    const { run } = await sendAs((call) =>
      mine({ ...call, from: bob, gas: '0x30d40' }),
    )
    expect(await getFailure(run)).toMatchObject(altered)
  })

  test('behavior: an old transaction with the same call ends the flow as `altered`', async () => {
    const old = await mine({ from: ada, to: bob, data: '0x01' })
    await rpc('anvil_mine', ['0x40'])
    const { run } = await sendAs(async () => old, { ...take, to: bob })
    expect(await getFailure(run)).toMatchObject(altered)
  })

  test('behavior: the flow finds its own transaction despite the wrong hash', async () => {
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

  test('behavior: a resume finds a transaction that the wallet sent later', async () => {
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

test('behavior: a transaction that the node does not return ends as `notConfirmed`', async () => {
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

test('behavior: a wallet that sends a higher value ends the flow as `altered`', async () => {
  const step = { ...take, value: String(parseEther('0.1')) }
  const { run } = await sendAs(
    (call) => mine({ ...call, value: '0x16345785d8a0001' }),
    step,
  )
  expect(await getFailure(run)).toMatchObject(altered)
})
