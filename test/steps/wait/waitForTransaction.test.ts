import { type Address, concat, numberToHex, pad, toEventSelector } from 'viem'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  createMarketplaceClient,
  type MarketplaceClient,
} from '../../../src/rpc/client.js'
import type { Step } from '../../../src/rpc/schemas.js'
import { resumeFlows } from '../../../src/steps/flows/resumeFlows.js'
import { readRecords } from '../../../src/steps/journal/readRecords.js'
import type { Progress } from '../../../src/steps/model/progress.js'
import { getEnvironment } from '../../../src/steps/platform/environment.js'
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
  smartAccount,
  someHash,
  surroundings,
  walletError,
} from '../setup.js'

const { rpc, send, setup } = setupChain()
const take: Step = { id: 'buy', to: firstComeFirstServed, data: '0x' }

let client: MarketplaceClient
beforeEach(({ task }) => {
  client = createMarketplaceClient({
    accessKey: 'key',
    marketplaceUrl: 'http://127.0.0.1:9',
    networks: { [chainId]: 'local' },
    scope: task.id,
  })
})

const dearer = {
  maxFeePerGas: numberToHex(10n ** 11n),
  maxPriorityFeePerGas: numberToHex(10n ** 10n),
}

/** Sends a transaction, closes the page before it is mined, and comes back. */
async function whileAway(meanwhile: (sent: any) => Promise<unknown>) {
  await rpc('evm_setAutomine', [false])
  const { environment } = surroundings()
  const first = await setup()
  const leaving = new AbortController()
  const run = executeSteps(first.config, {
    client,
    chainId,
    environment,
    signal: leaving.signal,
    steps: [take],
    onProgress: ({ steps }) => {
      if (steps[0]?.status === 'confirming')
        setTimeout(() => leaving.abort(), 200)
    },
  })
  const { hash } = await getFailure(run)
  const sent = await rpc('eth_getTransactionByHash', [hash])
  await meanwhile(sent)
  await rpc('evm_setAutomine', [true])
  await rpc('anvil_mine', ['0x5'])
  const second = await setup()
  const [flow] = await resumeFlows(second.config, { client, environment })
  expect(second.wallet.prompts).toEqual([])
  const left = await resumeFlows(second.config, { client, environment })
  return { flow, hash, left }
}

const replace = (change: object) => (sent: any) => {
  const { from, input, nonce, to, value } = sent
  const same = { from, to, data: input, nonce, value }
  return rpc('eth_sendTransaction', [{ ...same, ...dearer, ...change }])
}

describe('a transaction sent before the page closed', () => {
  test('default: the next page reports it as done', async () => {
    const { flow, hash, left } = await whileAway(async () => {})
    expect(flow).toMatchObject({
      intent: { kind: 'steps' },
      status: 'done',
      hashes: [hash],
    })
    expect(left).toEqual([])
  })

  test('behavior: a transaction sped up in the wallet is done', async () => {
    let other: unknown
    const { flow } = await whileAway(async (sent) => {
      other = await replace({})(sent)
    })
    expect(flow).toMatchObject({ status: 'done', hashes: [other] })
  })

  test('behavior: a transaction cancelled in the wallet fails as `cancelled`', async () => {
    const { flow, left } = await whileAway(
      replace({ to: ada, data: '0x', value: '0x0' }),
    )
    expect(flow).toMatchObject({
      status: 'failed',
      error: { reason: 'cancelled', fundsMoved: 'no' },
    })
    expect(left).toEqual([])
  })

  test('behavior: a transaction replaced by a different one fails as `replaced`', async () => {
    const { flow } = await whileAway(
      replace({ to: bob, data: '0x', value: '0x5' }),
    )
    expect(flow).toMatchObject({
      status: 'failed',
      error: { reason: 'replaced', fundsMoved: 'maybe' },
    })
  })

  test('behavior: a transaction that reverts fails with its revert reason', async () => {
    const { flow } = await whileAway(async () => {
      await rpc('eth_sendTransaction', [
        { from: bob, to: firstComeFirstServed, gas: '0x30d40', ...dearer },
      ])
    })
    expect(flow).toMatchObject({
      status: 'failed',
      error: { reason: 'reverted', details: 'OrderAlreadyFilled' },
    })
  })

  test('behavior: a dropped transaction stays unresolved', async () => {
    await rpc('evm_setAutomine', [false])
    const { environment } = surroundings()
    const { config } = await setup({
      intercept: on('eth_sendTransaction', async (request, forward) => {
        const hash = await forward(request)
        setTimeout(() => rpc('anvil_dropTransaction', [hash]), 200)
        return hash
      }),
    })
    const parameters = { client, chainId, environment, timeout: 800 }
    const error = await getFailure(
      executeSteps(config, { ...parameters, steps: [take] }),
    )
    expect(error).toMatchObject({
      reason: 'notConfirmed',
      fundsMoved: 'maybe',
      recovery: 'wait',
    })
    const [flow] = await resumeFlows(config, parameters)
    expect(flow).toMatchObject({ status: 'unresolved' })
  })
})

describe('a transaction that another account sends', () => {
  const entryPoint: Address = '0x000000000000000000000000000000000000e4e7'
  const operated =
    'event UserOperationEvent(bytes32 indexed userOpHash, address indexed sender, address indexed paymaster, uint256 nonce, bool success, uint256 actualGasCost, uint256 actualGasUsed)'
  const executed = (name: string) =>
    toEventSelector(`event Execution${name}(bytes32 txHash, uint256 payment)`)
  const operation = (success: boolean, sender: Address = ada) => ({
    address: entryPoint,
    topics: [toEventSelector(operated), someHash, pad(sender), pad('0x')],
    data: concat([
      pad('0x1'),
      pad(success ? '0x1' : '0x'),
      pad('0x1'),
      pad('0x1'),
    ]),
  })
  const execution = (name: string, address: Address = ada) => ({
    address,
    topics: [executed(name)],
    data: concat([someHash, pad('0x')]),
  })

  const relayed = async (logs: object[]) => {
    const { config } = await setup({
      node: on('eth_getTransactionReceipt', async (request, forward) => {
        const receipt = await forward(request)
        return receipt && { ...receipt, from: bob, to: entryPoint, logs }
      }),
    })
    return executeSteps(config, { client, chainId, steps: [take] })
  }

  test.each([
    ['of an operation (ERC-4337)', [operation(false)]],
    ['of a Safe', [execution('Failure')]],
  ])('behavior: an inner failure %s fails the step', async (_name, logs) => {
    expect(await getFailure(relayed(logs))).toMatchObject({
      reason: 'reverted',
      fundsMoved: 'no',
    })
  })

  test.each([
    ['a successful operation', [operation(true)]],
    [
      'a failed operation beside a successful one',
      [operation(false), operation(true)],
    ],
    ['a failed operation of another account', [operation(false, bob)]],
    [
      'a failure logged by another contract than the entry point',
      [{ ...operation(false), address: bob }],
    ],
    ['a successful execution of a Safe', [execution('Success')]],
    [
      'a failed execution of a Safe beside a successful one',
      [execution('Failure'), execution('Success')],
    ],
    ['a failed execution of another Safe', [execution('Failure', bob)]],
  ])('behavior: %s does not fail the step', async (_name, logs) => {
    expect((await relayed(logs)).hashes).toHaveLength(1)
  })
})

describe('reorganisations', () => {
  /** Undoes the newest block, and sends its transaction again. */
  async function undo(hash: string, before: () => Promise<unknown>) {
    const sent = await rpc('eth_getTransactionByHash', [hash])
    await rpc('anvil_rollback', [1])
    await before()
    const { from, gas, input, nonce, to, value } = sent
    const { maxFeePerGas, maxPriorityFeePerGas } = sent
    await rpc('eth_sendTransaction', [
      {
        ...{ from, to, data: input, nonce, value, gas },
        ...{ maxFeePerGas, maxPriorityFeePerGas },
      },
    ])
  }

  async function reorganised(before: () => Promise<unknown>) {
    const { config } = await setup({
      intercept: on('eth_sendTransaction', async (request, forward) => {
        const [transaction] = request.params
        const hash = await forward({
          ...request,
          params: [{ ...transaction, gas: '0x30d40', ...dearer }],
        })
        setTimeout(async () => {
          await undo(hash, before)
          await rpc('anvil_mine', ['0x3'])
        }, 300)
        return hash
      }),
    })
    return executeSteps(config, {
      client,
      chainId,
      confirmations: 3,
      steps: [take],
      timeout: 20_000,
    })
  }

  test('behavior: a transaction that is mined again succeeds', async () => {
    const { hashes } = await reorganised(async () => {})
    const { status } = await rpc('eth_getTransactionReceipt', [hashes[0]])
    expect(status).toBe('0x1')
  })

  test('behavior: a transaction that is mined again and reverts fails the step', async () => {
    const error = await getFailure(
      reorganised(() => send({ from: bob, to: firstComeFirstServed })),
    )
    expect(error).toMatchObject({
      reason: 'reverted',
      details: 'OrderAlreadyFilled',
    })
  })
})

describe('errors and invalid answers', () => {
  test.each([
    ['already known', walletError(-32000, 'already known')],
    ['nonce too low', walletError(-32000, 'nonce too low')],
    ['internal error', walletError(-32603, 'Internal error')],
  ])(
    'behavior: a transaction sent despite the error "%s" is confirmed',
    async (_name, answer) => {
      const { config, wallet } = await setup({
        intercept: on('eth_sendTransaction', async (request, forward) => {
          await forward(request)
          throw answer
        }),
      })
      const { hashes } = await executeSteps(config, {
        client,
        chainId,
        steps: [take],
      })
      expect(hashes).toHaveLength(1)
      expect(wallet.prompts).toHaveLength(1)
    },
  )

  test('behavior: a transaction sent without a valid hash is confirmed', async () => {
    await rpc('evm_setAutomine', [false])
    const { config } = await setup({
      intercept: on('eth_sendTransaction', async (request, forward) => {
        await forward(request)
        setTimeout(() => rpc('evm_mine'), 300)
        return 'null'
      }),
    })
    const { hashes } = await executeSteps(config, {
      client,
      chainId,
      steps: [take],
    })
    expect(hashes).toHaveLength(1)
  })

  test('behavior: a node that fails at first does not fail the step', async () => {
    let failures = 0
    const { config } = await setup({
      node: (request, forward) => {
        if (/Receipt|Count|ByHash/.test(request.method) && failures++ < 6)
          throw walletError(429, 'Too many requests')
        return forward(request)
      },
    })
    const { hashes } = await executeSteps(config, {
      client,
      chainId,
      steps: [take],
    })
    expect(hashes).toHaveLength(1)
    expect(failures).toBeGreaterThan(6)
  })
})

describe('a node that has the receipt and never the transaction', () => {
  const token: Address = '0x000000000000000000000000000000000000c0de'
  /** Emits `Approval` for the caller and its first argument, as tokens do. */
  const emitter =
    '0x60243560005260043533' +
    '7f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925' +
    '60206000a300'
  const approval: Step = {
    id: 'tokenApproval',
    to: token,
    data: concat(['0x095ea7b3', pad(bob), pad('0x1')]),
  }
  const withoutTransaction = (steps: Step[], code = emitter) =>
    rpc('anvil_setCode', [token, code]).then(async () => {
      const { config, wallet } = await setup({
        node: on('eth_getTransactionByHash', () => null),
      })
      const { environment } = surroundings()
      const parameters = { client, chainId, environment, timeout: 1_000 }
      const run = () => executeSteps(config, { ...parameters, steps })
      return { run, wallet }
    })

  test('default: the logs of the receipt decide', async () => {
    const { run, wallet } = await withoutTransaction([approval])
    expect((await run()).hashes).toHaveLength(1)
    expect(wallet.prompts).toHaveLength(1)
  })

  test.each([
    ['logs that do not show the effect', [approval], '0x00'],
    ['steps whose effect no logs show', [{ ...approval, data: '0x' }], '0x00'],
  ] as const)(
    'behavior: %s leave the step in doubt',
    async (_name, steps, code) => {
      const { run, wallet } = await withoutTransaction([...steps], code)
      const expected = { reason: 'notConfirmed', fundsMoved: 'maybe' }
      expect(await getFailure(run())).toMatchObject(expected)
      expect(await getFailure(run())).toMatchObject({ fundsMoved: 'maybe' })
      expect(wallet.prompts).toHaveLength(1)
    },
  )

  test('behavior: a failure is told, but not that nothing was charged', async () => {
    const { config } = await setup({
      intercept: on('eth_sendTransaction', async ({ params }, forward) => {
        await send({ from: bob, to: firstComeFirstServed })
        const call = { ...params[0], gas: '0x30d40' }
        return forward({ method: 'eth_sendTransaction', params: [call] })
      }),
      node: on('eth_getTransactionByHash', () => null),
    })
    const run = executeSteps(config, { client, chainId, steps: [take] })
    expect(await getFailure(run)).toMatchObject({
      reason: 'reverted',
      fundsMoved: 'maybe',
    })
  })

  test('behavior: a transaction that follows its receipt late decides', async () => {
    let hidden = 2
    const { config } = await setup({
      intercept: on('eth_sendTransaction', async ({ params }, forward) => {
        await send({ from: bob, to: firstComeFirstServed })
        const call = { ...params[0], gas: '0x30d40' }
        return forward({ method: 'eth_sendTransaction', params: [call] })
      }),
      node: on('eth_getTransactionByHash', (request, forward) =>
        hidden-- > 0 ? null : forward(request),
      ),
    })
    const run = executeSteps(config, { client, chainId, steps: [take] })
    expect(await getFailure(run)).toMatchObject({
      reason: 'reverted',
      fundsMoved: 'no',
    })
  })

  test('behavior: a receipt of an earlier block does not erase the hash', async () => {
    await rpc('anvil_mine', ['0x40'])
    const { environment } = surroundings()
    const { config } = await setup({
      node: async (request, forward) => {
        if (request.method === 'eth_getTransactionByHash') return null
        const answer = await forward(request)
        return request.method === 'eth_getTransactionReceipt' && answer
          ? { ...Object(answer), blockNumber: '0x1' }
          : answer
      },
    })
    const parameters = { client, chainId, environment, steps: [take] }
    const run = executeSteps(config, parameters)
    expect(await getFailure(run)).toMatchObject({
      reason: 'altered',
      fundsMoved: 'maybe',
    })
    const [stored] = await readRecords(getEnvironment({ environment }))
    expect(stored?.record.steps[0]).toMatchObject({
      hash: expect.stringMatching(/^0x/),
      status: 'sent',
    })
  })

  test('behavior: a transaction without a receipt is waited for', async () => {
    let asked = 0
    const { config } = await setup({
      node: on('eth_getTransactionReceipt', (request, forward) =>
        asked++ < 5 ? null : forward(request),
      ),
    })
    const run = executeSteps(config, { client, chainId, steps: [take] })
    expect((await run).hashes).toHaveLength(1)
    expect(asked).toBeGreaterThan(5)
  })
})

test('behavior: a transaction that is mined at once needs five node requests', async () => {
  const asked: string[] = []
  const { config } = await setup({
    node: (request, forward) => {
      asked.push(request.method)
      return forward(request)
    },
  })
  await executeSteps(config, { client, chainId, steps: [take] })
  expect(asked.sort()).toMatchInlineSnapshot(`
    [
      "eth_blockNumber",
      "eth_call",
      "eth_getTransactionByHash",
      "eth_getTransactionCount",
      "eth_getTransactionReceipt",
    ]
  `)
})

test('behavior: a transaction for which a smart account collects signatures is `queued`', async () => {
  const { environment } = hurried()
  const { config, wallet } = await setup({
    accounts: [smartAccount],
    intercept: on('eth_sendTransaction', () => someHash),
  })
  const seen = new Set<string | undefined>()
  const error = await getFailure(
    executeSteps(config, {
      client,
      chainId,
      environment,
      timeout: 31_000,
      steps: [take],
      onProgress: ({ steps }: Progress) => seen.add(steps[0]?.status),
    }),
  )
  expect(error).toMatchObject({
    reason: 'queued',
    fundsMoved: 'maybe',
    recovery: 'wait',
  })
  expect([...seen]).toEqual([
    'waiting',
    'prompting',
    'confirming',
    'queued',
    'failed',
  ])
  const parameters = { client, chainId, environment, timeout: 0 }
  expect(await resumeFlows(config, parameters)).toMatchObject([
    { status: 'unresolved' },
  ])
  const again = getFailure(
    executeSteps(config, { ...parameters, steps: [take] }),
  )
  expect(await again).toMatchObject({ reason: 'queued' })
  expect(wallet.prompts).toEqual(['eth_sendTransaction'])
})
