import type { Address } from 'viem'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  createMarketplaceClient,
  type MarketplaceClient,
} from '../../../src/rpc/client.js'
import type { Step } from '../../../src/rpc/schemas.js'
import { resumeFlows } from '../../../src/steps/flows/resumeFlows.js'
import type { Progress } from '../../../src/steps/model/progress.js'
import type { Environment } from '../../../src/steps/platform/environment.js'
import { executeSteps } from '../executeUnverified.js'
import {
  ada,
  bob,
  chainId,
  firstComeFirstServed,
  getFailure,
  hurried,
  type Intercept,
  permission,
  setupChain,
  smartAccount,
  someHash,
  surroundings,
  walletError,
} from '../setup.js'

const { rpc, send, setup } = setupChain()

/** Two contracts that count their calls. */
const one: Address = '0x000000000000000000000000000000000000c001'
const two: Address = '0x000000000000000000000000000000000000c002'
const counter = '0x600054600101600055'
const steps: Step[] = [
  { id: 'tokenApproval', to: one, data: '0x' },
  { id: 'buy', to: two, data: '0x' },
]

let client: MarketplaceClient
let environment: Partial<Environment>
beforeEach(async ({ task }) => {
  environment = surroundings().environment
  client = createMarketplaceClient({
    accessKey: 'key',
    marketplaceUrl: 'http://127.0.0.1:9',
    networks: { [chainId]: 'local' },
    scope: task.id,
  })
  for (const address of [one, two]) {
    await rpc('anvil_setCode', [address, counter])
    await rpc('anvil_setStorageAt', [address, '0x0', `0x${'0'.repeat(64)}`])
  }
})

const readCount = async (address: Address) =>
  Number(await rpc('eth_getStorageAt', [address, '0x0', 'latest']))
const counts = async () => [await readCount(one), await readCount(two)]

type Bundles = {
  /** Response to `wallet_getCapabilities`. */
  capabilities: () => unknown
  /** Response to `wallet_sendCalls` instead of accepting the bundle. */
  onSend?: ((request: any, take: () => Promise<void>) => unknown) | undefined
  /** Status of a bundle instead of the true one. */
  onStatus?: ((receipts: unknown[]) => unknown) | undefined
  /** Status of every bundle. */
  onAsk?: (() => unknown) | undefined
}

/** A wallet that executes bundles and remembers them. */
function bundling({ capabilities, onAsk, onSend, onStatus }: Bundles) {
  const taken = new Map<string, string[]>()
  const ids: string[] = []
  const intercept: Intercept = async ({ method, params }, forward) => {
    if (method === 'wallet_getCapabilities') return capabilities()
    if (method === 'wallet_sendCalls') {
      const [{ calls, from, id }] = params
      ids.push(id)
      const take = async () => {
        if (taken.has(id)) throw walletError(5720, 'Duplicate ID')
        const hashes: string[] = []
        taken.set(id, hashes)
        for (const call of calls) {
          const request = {
            method: 'eth_sendTransaction',
            params: [{ from, ...call }],
          }
          hashes.push(await forward(request))
        }
      }
      if (onSend) return onSend({ id, calls, params }, take)
      await take()
      return { id }
    }
    if (method === 'wallet_getCallsStatus') {
      if (onAsk) return onAsk()
      const hashes = taken.get(params[0])
      if (!hashes) throw walletError(5730, 'Unknown bundle id')
      const receipts = await Promise.all(
        hashes.map((hash) => rpc('eth_getTransactionReceipt', [hash])),
      )
      if (!receipts.every(Boolean)) return { status: 100 }
      if (onStatus) return onStatus(receipts)
      return { version: '2.0.0', status: 200, atomic: true, receipts }
    }
    return forward({ method, params })
  }
  return { ids, intercept, taken }
}

const hex = `0x${chainId.toString(16)}`
const atomic = () => ({ [hex]: { atomic: { status: 'supported' } } })

test('default: approve and buy are one prompt', async () => {
  const { ids, intercept } = bundling({ capabilities: atomic })
  const { config, wallet } = await setup({ intercept })
  const seen: Progress[] = []
  const { hashes } = await executeSteps(config, {
    client,
    chainId,
    environment,
    steps,
    onProgress: (progress) => seen.push(progress),
  })
  expect(wallet.prompts).toEqual(['wallet_sendCalls'])
  expect(ids[0]).toMatch(/^0x[0-9a-f]{64}$/)
  expect(hashes).toHaveLength(2)
  expect(await counts()).toEqual([1, 1])
  expect(
    seen.map(({ steps }) =>
      steps
        .map(({ bundled, status }) => (bundled ? `[${status}]` : status))
        .join(' '),
    ),
  ).toMatchInlineSnapshot(`
    [
      "waiting waiting",
      "[prompting] [prompting]",
      "[confirming] [confirming]",
      "[confirming] [confirming]",
      "[confirming] [confirming]",
      "[done] [confirming]",
      "[done] [done]",
      "[done] [done]",
    ]
  `)
  expect(await environment.storage?.keys()).toEqual([])
})

test.each<[string, () => unknown]>([
  [
    '`atomicBatch`, the older name of the capability',
    () => ({ [hex]: { atomicBatch: { supported: true } } }),
  ],
  [
    '`ready`, the account can be upgraded',
    () => ({ [chainId]: { atomic: { status: 'ready' } } }),
  ],
  [
    'supported on all chains',
    () => ({ '0x0': { atomic: { status: 'supported' } } }),
  ],
])(
  'behavior: a wallet that can bundle gets one prompt: %s',
  async (_name, capabilities) => {
    const { intercept } = bundling({ capabilities })
    const { config, wallet } = await setup({ intercept })
    await executeSteps(config, { client, chainId, environment, steps })
    expect(wallet.prompts).toEqual(['wallet_sendCalls'])
  },
)

const serial = ['eth_sendTransaction', 'eth_sendTransaction']

test.each<[string, () => unknown]>([
  [
    'no such method',
    () => {
      throw walletError(-32601, 'No such method')
    },
  ],
  ['no capabilities', () => null],
  ['unsupported', () => ({ [hex]: { atomic: { status: 'unsupported' } } })],
  [
    'supported on another chain only',
    () => ({ '0x1': { atomic: { status: 'supported' } } }),
  ],
])(
  'behavior: a wallet that cannot bundle gets one prompt per transaction: %s',
  async (_name, capabilities) => {
    const { intercept } = bundling({ capabilities })
    const { config, wallet } = await setup({ intercept })
    await executeSteps(config, { client, chainId, environment, steps })
    expect(wallet.prompts).toEqual(serial)
    expect(await counts()).toEqual([1, 1])
  },
)

test('behavior: a wallet that never returns capabilities gets single prompts', async () => {
  const { intercept } = bundling({ capabilities: () => new Promise(() => {}) })
  const { config, wallet } = await setup({ intercept })
  await executeSteps(config, { client, chainId, environment, steps })
  expect(wallet.prompts).toEqual(serial)
})

test('parameters: batch', async () => {
  const { intercept } = bundling({ capabilities: atomic })
  const { config, wallet } = await setup({ intercept })
  await executeSteps(config, {
    client,
    chainId,
    environment,
    steps,
    batch: 'never',
  })
  expect(wallet.prompts).toEqual(serial)
})

test('behavior: a single transaction is sent without a bundle', async () => {
  const { intercept } = bundling({
    capabilities: () => {
      throw new Error('Nobody should ask.')
    },
  })
  const { config, wallet } = await setup({ intercept })
  await executeSteps(config, {
    client,
    chainId,
    environment,
    steps: [...steps.slice(0, 1), { id: 'sign', signature: permission }],
  })
  expect(wallet.prompts).toEqual([
    'eth_sendTransaction',
    'eth_signTypedData_v4',
  ])
})

describe('refusals', () => {
  const refusing = (error: unknown) =>
    bundling({
      capabilities: atomic,
      onSend: () => {
        throw error
      },
    })

  test.each([
    [5700, 'Unsupported capability'],
    [5710, 'Unsupported chain'],
    [5740, 'Bundle too large'],
    [5750, 'User rejected the upgrade'],
    [5760, 'Atomicity not supported'],
    [4200, 'Unsupported method'],
    [-32602, 'Invalid params'],
  ])(
    'behavior: error %d falls back to one prompt per transaction',
    async (code, text) => {
      const { intercept } = refusing(walletError(code, text))
      const { config, wallet } = await setup({ intercept })
      const { hashes } = await executeSteps(config, {
        client,
        chainId,
        environment,
        steps,
      })
      expect(hashes).toHaveLength(2)
      expect(wallet.prompts).toEqual(['wallet_sendCalls', ...serial])
      expect(await counts()).toEqual([1, 1])
    },
  )

  test.each([
    ['a refusal', walletError(4001, 'User rejected the request.')],
    ['an unknown bundle id', walletError(5730, 'Unknown bundle id')],
  ])('behavior: %s ends the run', async (_name, answer) => {
    const { intercept } = refusing(answer)
    const { config, wallet } = await setup({ intercept })
    const error = await getFailure(
      executeSteps(config, { client, chainId, environment, steps }),
    )
    expect(error).toMatchObject({ reason: 'rejected', fundsMoved: 'no' })
    expect(wallet.prompts).toEqual(['wallet_sendCalls'])
    expect(await environment.storage?.keys()).toEqual([])
  })

  test('behavior: a bundle that the wallet refuses leaves no record to resume', async () => {
    const { intercept } = refusing(walletError(5740, 'Bundle too large'))
    const { config, wallet } = await setup({ intercept })
    const run = executeSteps(config, {
      client,
      chainId,
      environment,
      steps,
      onProgress: ({ steps }) => {
        // Another account continues with one prompt per call.
        if (steps[0]?.status === 'waiting' && wallet.prompts.length)
          wallet.accounts = [bob]
      },
    })
    expect(await getFailure(run)).toMatchObject({ reason: 'wrongAccount' })
    wallet.accounts = [ada]
    expect(await resumeFlows(config, { client, environment })).toEqual([])
  })

  test('behavior: the fallback to single prompts stops at the first refusal', async () => {
    const { intercept } = refusing(walletError(5750, 'No upgrade'))
    const { config, wallet } = await setup({
      intercept: (request, forward) => {
        if (request.method === 'eth_sendTransaction')
          throw walletError(4001, 'User rejected the request.')
        return intercept(request, forward)
      },
    })
    const error = await getFailure(
      executeSteps(config, { client, chainId, environment, steps }),
    )
    expect(error).toMatchObject({ reason: 'rejected', index: 0 })
    expect(wallet.prompts).toEqual(['wallet_sendCalls', 'eth_sendTransaction'])
  })

  test('behavior: an internal error of the wallet opens no second prompt', async () => {
    const { intercept } = refusing(walletError(-32603, 'Internal error'))
    const { config, wallet } = await setup({ intercept })
    const parameters = { client, chainId, environment, steps, timeout: 200 }
    const error = await getFailure(executeSteps(config, parameters))
    // The wallet does not know the bundle, so nothing was sent.
    expect(error).toMatchObject({ reason: 'wallet', fundsMoved: 'no' })
    expect(wallet.prompts).toEqual(['wallet_sendCalls'])
  })

  test('behavior: a bundle that the wallet accepts despite an error is not sent again', async () => {
    const { intercept } = bundling({
      capabilities: atomic,
      onSend: async (_request, take) => {
        await take()
        throw walletError(-32603, 'Internal error')
      },
    })
    const { config, wallet } = await setup({ intercept })
    await executeSteps(config, { client, chainId, environment, steps })
    expect(wallet.prompts).toEqual(['wallet_sendCalls'])
    expect(await counts()).toEqual([1, 1])
  })
})

describe('the status of a bundle', () => {
  const saying = async (onStatus: Bundles['onStatus']) => {
    const { intercept } = bundling({ capabilities: atomic, onStatus })
    const { config } = await setup({ intercept })
    return executeSteps(config, {
      client,
      chainId,
      environment,
      steps,
      timeout: 500,
    })
  }

  test('behavior: status `CONFIRMED` of the first EIP-5792 version is a success', async () => {
    const { hashes } = await saying((receipts) => ({
      status: 'CONFIRMED',
      receipts,
    }))
    expect(hashes).toHaveLength(2)
  })

  test('behavior: one receipt for all calls gives one hash', async () => {
    const { hashes } = await saying((receipts) => ({
      status: 200,
      receipts: receipts.slice(1),
    }))
    expect(hashes).toHaveLength(1)
  })

  // Without a receipt of the app's own node, the wallet's word proves nothing: these
  // bundles were mined.
  test.each<[unknown, string]>([
    [100, 'notConfirmed'],
    [199, 'notConfirmed'],
    [200, 'notConfirmed'],
    [300, 'wallet'],
    [399, 'wallet'],
    [400, 'wallet'],
    [500, 'wallet'],
    [600, 'wallet'],
    [700, 'wallet'],
    ['300', 'wallet'],
    ['CONFIRMED', 'notConfirmed'],
    ['FAILED', 'notConfirmed'],
    [0, 'notConfirmed'],
    [null, 'notConfirmed'],
    [[200], 'notConfirmed'],
    [undefined, 'notConfirmed'],
  ])(
    'behavior: status %j without receipts is neither a success nor a failure without cost',
    async (status, reason) => {
      const run = saying(() => ({ status, receipts: [] }))
      const expected = { reason, fundsMoved: 'maybe' }
      expect(await getFailure(run)).toMatchObject(expected)
    },
  )

  test.each([200, 400, 500])(
    'behavior: a revert on the chain overrides status %d of the wallet',
    async (status) => {
      await send({ from: ada, to: firstComeFirstServed })
      const { intercept } = bundling({
        capabilities: atomic,
        onStatus: (receipts) => ({ status, receipts }),
      })
      const { config } = await setup({
        // The estimation of the wallet would fail.
        intercept: (request, forward) =>
          intercept(request, ({ method, params }) =>
            forward({ method, params: [{ ...params[0], gas: '0x30d40' }] }),
          ),
        // A node that cannot try several calls.
        node: (request, forward) => {
          if (request.method === 'eth_simulateV1')
            throw walletError(-32601, 'No such method')
          return request.method === 'eth_call' ? '0x' : forward(request)
        },
      })
      const call: Step = { id: 'buy', to: firstComeFirstServed, data: '0x' }
      const run = executeSteps(config, {
        client,
        chainId,
        environment,
        steps: [{ ...call, id: 'tokenApproval' }, call],
      })
      expect(await getFailure(run)).toMatchObject({
        reason: 'reverted',
        fundsMoved: 'no',
        hash: expect.any(String),
      })
    },
  )

  // The bundle itself was mined, so that nothing may be said of its cost.
  test.each([200, 400, 500])(
    'behavior: the revert of another transaction of the account proves nothing (status %d)',
    async (status) => {
      const call = {
        from: ada,
        to: firstComeFirstServed,
        gas: '0x30d40',
      } as const
      await send(call)
      const transactionHash = await send(call)
      const run = saying(() => ({ status, receipts: [{ transactionHash }] }))
      expect(await getFailure(run)).toMatchObject({
        reason: 'reverted',
        fundsMoved: 'maybe',
        hash: transactionHash,
      })
    },
  )

  test('behavior: the receipt of the first call does not confirm the last one', async () => {
    const run = saying((receipts) => ({ status: 200, receipts: [receipts[0]] }))
    expect(await getFailure(run)).toMatchObject({
      reason: 'notConfirmed',
      fundsMoved: 'maybe',
    })
  })

  test('behavior: a receipt that no node knows confirms nothing', async () => {
    const run = saying(() => ({
      status: 200,
      receipts: [{ transactionHash: someHash, status: '0x1' }],
    }))
    expect(await getFailure(run)).toMatchObject({ fundsMoved: 'maybe' })
  })

  test.each([200, 500])(
    'behavior: the receipt of another account fails the bundle as altered (status %d)',
    async (status) => {
      const transactionHash = await send({ from: bob, to: one })
      const run = saying(() => ({ status, receipts: [{ transactionHash }] }))
      expect(await getFailure(run)).toMatchObject({
        reason: 'altered',
        fundsMoved: 'maybe',
      })
    },
  )

  test('behavior: status `CONFIRMED` with a failed receipt is no success', async () => {
    const run = saying((receipts) => ({
      status: 'CONFIRMED',
      receipts: receipts.map((it) => ({ ...(it as object), status: '0x0' })),
    }))
    expect(await getFailure(run)).toMatchObject({
      reason: 'wallet',
      fundsMoved: 'maybe',
    })
  })

  test('behavior: a failure that the node does not confirm stays unresolved', async () => {
    const { intercept } = bundling({
      capabilities: atomic,
      onStatus: (receipts) => ({ status: 500, receipts }),
    })
    const { config, wallet } = await setup({ intercept })
    const parameters = { client, chainId, environment, steps, timeout: 500 }
    const expected = { reason: 'wallet', fundsMoved: 'maybe' }
    const run = executeSteps(config, parameters)
    expect(await getFailure(run)).toMatchObject(expected)
    expect(await getFailure(executeSteps(config, parameters))).toMatchObject({
      reason: 'unresolved',
    })
    expect(wallet.prompts).toEqual(['wallet_sendCalls'])
  })

  test('behavior: the bundle of a smart account that collects signatures is queued', async () => {
    const { intercept } = bundling({
      capabilities: atomic,
      onSend: ({ id }) => ({ id }),
      onAsk: () => ({ status: 'PENDING' }),
    })
    const { config } = await setup({ accounts: [smartAccount], intercept })
    const run = executeSteps(config, {
      client,
      chainId,
      ...hurried(),
      steps,
    })
    expect(await getFailure(run)).toMatchObject({ reason: 'queued' })
  })
})

describe('exactly once', () => {
  /**
   * Closes the page while the prompt is open, before or after the wallet
   * accepts the bundle.
   */
  async function leave(hasTaken: boolean) {
    const wallet = bundling({
      capabilities: atomic,
      onSend: async (_request, take) => {
        if (hasTaken) await take()
        leaving.abort()
        return new Promise(() => {})
      },
    })
    const leaving = new AbortController()
    const { config } = await setup(wallet)
    const run = executeSteps(config, {
      client,
      chainId,
      environment,
      steps,
      signal: leaving.signal,
    })
    expect(await getFailure(run)).toMatchObject({
      reason: 'aborted',
      fundsMoved: 'maybe',
    })
    const locks = surroundings().environment.locks
    return { reloaded: { ...environment, locks }, wallet }
  }

  test('behavior: a resume finds a bundle that the wallet accepted', async () => {
    const { reloaded, wallet } = await leave(true)
    const { config } = await setup(wallet)
    const [flow] = await resumeFlows(config, { client, environment: reloaded })
    expect(flow).toMatchObject({ status: 'done' })
    expect(flow?.hashes).toHaveLength(2)
    expect(await counts()).toEqual([1, 1])
  })

  test('behavior: a bundle that the wallet did not accept is sent again with the same id', async () => {
    const { reloaded, wallet } = await leave(false)
    const willing = bundling({ capabilities: atomic })
    const { config } = await setup({ intercept: willing.intercept })
    const [flow] = await resumeFlows(config, { client, environment: reloaded })
    expect(flow).toMatchObject({ status: 'interrupted' })
    await executeSteps(config, {
      client,
      chainId,
      environment: reloaded,
      steps,
    })
    expect(willing.ids).toEqual(wallet.ids)
    expect(await counts()).toEqual([1, 1])
  })

  test('behavior: the wallet error “Duplicate ID” counts as an accepted bundle', async () => {
    const { reloaded } = await leave(false)
    // The first prompt was still open, and the user has just confirmed it.
    const slow = bundling({
      capabilities: atomic,
      onSend: async (_request, take) => {
        await take()
        await take()
      },
    })
    const { config, wallet } = await setup({ intercept: slow.intercept })
    const { hashes } = await executeSteps(config, {
      client,
      chainId,
      environment: reloaded,
      steps,
    })
    expect(hashes).toHaveLength(2)
    expect(wallet.prompts).toEqual(['wallet_sendCalls'])
    expect(await counts()).toEqual([1, 1])
  })

  test('behavior: a wallet without bundle status leaves the flow unresolved until consent', async () => {
    const { reloaded } = await leave(true)
    const { config, wallet } = await setup()
    const parameters = {
      client,
      chainId,
      environment: reloaded,
      steps,
      timeout: 300,
    }
    const refused = await getFailure(executeSteps(config, parameters))
    expect(refused).toMatchObject({ reason: 'unresolved' })
    expect(wallet.prompts).toEqual([])
    const acknowledge = refused.unresolved
    await executeSteps(config, { ...parameters, acknowledge })
    expect(wallet.prompts).toEqual(serial)
  })

  test('behavior: a wallet that forgot the bundle does not prove that it was never sent', async () => {
    const { reloaded } = await leave(true)
    const forgetful = bundling({ capabilities: atomic })
    const { config, wallet } = await setup({ intercept: forgetful.intercept })
    const parameters = { client, environment: reloaded, timeout: 300 }
    const [flow] = await resumeFlows(config, parameters)
    expect(flow).toMatchObject({ status: 'unresolved' })
    const again = executeSteps(config, { ...parameters, chainId, steps })
    expect(await getFailure(again)).toMatchObject({ reason: 'unresolved' })
    expect(wallet.prompts).toEqual([])
  })

  test('behavior: another wallet does not prove that a bundle was never accepted', async () => {
    const { reloaded } = await leave(true)
    const other = bundling({ capabilities: atomic })
    const { config, wallet } = await setup({
      id: 'other',
      intercept: other.intercept,
    })
    const parameters = { client, environment: reloaded, timeout: 300 }
    const [flow] = await resumeFlows(config, parameters)
    expect(flow).toMatchObject({ status: 'unresolved' })
    const again = executeSteps(config, { ...parameters, chainId, steps })
    expect(await getFailure(again)).toMatchObject({ reason: 'unresolved' })
    expect(wallet.prompts).toEqual([])
  })
})
