import {
  createClient,
  custom,
  type Hex,
  hexToBigInt,
  numberToHex,
  verifyTypedData,
} from 'viem'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ConfigurationError, InvalidStepError } from '../../../src/errors.js'
import {
  createMarketplaceClient,
  type MarketplaceClient,
} from '../../../src/rpc/client.js'
import type { Step } from '../../../src/rpc/schemas.js'
import type { Progress } from '../../../src/steps/model/progress.js'
import { getConnection } from '../../../src/wallet/connection.js'
import { type Answer, setupServer } from '../../rpc/server.js'
import { executeSteps } from '../executeUnverified.js'
import {
  ada,
  bob,
  chainId,
  firstComeFirstServed,
  getFailure,
  on,
  otherChainId,
  permission,
  setupChain,
  smartAccount,
  someHash,
  surroundings,
  walletError,
} from '../setup.js'

const { rpc, send, setup } = setupChain()

/**
 * Nothing listens there; the engine needs it for posts only. Each test has its
 * own project, because the same steps again are the same intent.
 */
let client: MarketplaceClient
beforeEach(({ task }) => {
  client = createMarketplaceClient({
    accessKey: 'key',
    marketplaceUrl: 'http://127.0.0.1:9',
    networks: { [chainId]: 'local' },
    scope: task.id,
  })
})
const take: Step = { id: 'buy', to: firstComeFirstServed, data: '0x' }
const pay = (value: string): Step => ({ id: 'buy', to: bob, value })
const signing: Step = {
  id: 'signEIP712',
  signature: permission,
  post: { endpoint: 'local/orders', method: 'POST', body: { order: 1 } },
}
const anySigning: Step = { id: 'signEIP712', signature: permission }

test('default: two transactions run in order, and each status is reported', async () => {
  const { config, wallet } = await setup()
  const before = hexToBigInt(await rpc('eth_getBalance', [bob, 'latest']))
  const seen: Progress[] = []
  const { hashes, orderId } = await executeSteps(config, {
    client,
    chainId,
    steps: [take, pay('7')],
    onProgress: (progress) => seen.push(progress),
  })

  expect(hashes).toHaveLength(2)
  expect(orderId).toBeUndefined()
  const after = hexToBigInt(await rpc('eth_getBalance', [bob, 'latest']))
  expect(after - before).toBe(7n)
  expect(wallet.prompts).toEqual(['eth_sendTransaction', 'eth_sendTransaction'])
  expect(
    seen.map(
      ({ status, steps }) =>
        `${status}: ${steps.map((step) => step.status).join(' ')}`,
    ),
  ).toMatchInlineSnapshot(`
    [
      "running: waiting waiting",
      "running: prompting waiting",
      "running: confirming waiting",
      "running: done waiting",
      "running: done prompting",
      "running: done confirming",
      "running: done done",
      "success: done done",
    ]
  `)
  expect(JSON.parse(JSON.stringify(seen.at(-1)))).toEqual({
    status: 'success',
    phase: 'executing',
    current: 1,
    flow: expect.stringMatching(/^[0-9a-f]{16}$/),
    // Node has no persistent storage.
    unsaved: true,
    steps: [0, 1].map((index) => ({
      id: 'buy',
      index,
      kind: 'transaction',
      status: 'done',
      hash: hashes[index],
    })),
  })
  expect(Object.isFrozen(seen[0]?.steps[0])).toBe(true)
})

describe('signatures', () => {
  test('behavior: one step signs typed data and posts the signature', async () => {
    const { config } = await setup()
    const server = await setupServer(() => ({ json: { orderId: '0x01' } }))
    const result = await executeSteps(config, {
      client: server.client,
      chainId,
      steps: [signing],
    })
    expect(result).toEqual({ hashes: [], orderId: '0x01' })
    const { order, signature } = JSON.parse(server.seen[0]?.body ?? '')
    expect(order).toBe(1)
    const { value: message, ...typedData } = permission
    expect(
      await verifyTypedData({
        address: ada,
        signature,
        message,
        ...typedData,
      } as never),
    ).toBe(true)
  })

  test('behavior: a message is signed as bytes or as text', async () => {
    const asked: unknown[] = []
    const { config } = await setup({
      intercept: on('personal_sign', (request, forward) => {
        asked.push(request.params[0])
        return forward(request)
      }),
    })
    await executeSteps(config, {
      client,
      chainId,
      steps: [
        { id: 'x', data: '0x00ff' },
        { id: 'x', data: 'hi' },
      ],
    })
    expect(asked).toEqual(['0x00ff', '0x6869'])
  })

  test.each([null, undefined, '0x', '0xabc', 'signed', {}])(
    'behavior: a wallet answer that is no signature ends the run (%j)',
    async (answer) => {
      const { config } = await setup({
        intercept: on('eth_signTypedData_v4', () => answer),
      })
      const error = await getFailure(
        executeSteps(config, { client, chainId, steps: [signing] }),
      )
      expect(error).toMatchObject({ reason: 'wallet', fundsMoved: 'no' })
    },
  )

  test('behavior: a long signature is posted unchanged', async () => {
    const long: Hex = `0x${'ab'.repeat(300)}`
    const { config } = await setup({
      accounts: [smartAccount],
      intercept: on('eth_signTypedData_v4', () => long),
    })
    const server = await setupServer(() => ({ json: { orderId: 'a' } }))
    await executeSteps(config, {
      client: server.client,
      chainId,
      steps: [signing],
    })
    expect(JSON.parse(server.seen[0]?.body ?? '').signature).toBe(long)
  })
})

describe('posts', () => {
  const answers = (...list: Answer[]) =>
    setupServer((_, count) => list[count - 1] ?? { json: { orderId: 'a' } })

  test('behavior: a busy service gets the same bytes again', async () => {
    const { config, wallet } = await setup()
    const server = await answers(
      { status: 503, text: '<html>' },
      { status: 429 },
    )
    await executeSteps(config, {
      client: server.client,
      chainId,
      steps: [signing],
    })
    const bodies = server.seen.map(({ body }) => body)
    expect(bodies).toHaveLength(3)
    expect(new Set(bodies).size).toBe(1)
    expect(wallet.prompts).toEqual(['eth_signTypedData_v4'])
  })

  test('behavior: a post that the service refuses is not sent again', async () => {
    const { config } = await setup()
    const server = await answers({
      status: 400,
      json: { error: 'InvalidArgument', code: 2001, msg: 'Too cheap.' },
    })
    const error = await getFailure(
      executeSteps(config, {
        client: server.client,
        chainId,
        steps: [signing],
      }),
    )
    expect(error).toMatchObject({ reason: 'post', fundsMoved: 'maybe' })
    expect(error.cause).toMatchObject({ reason: 'invalidArgument' })
    expect(server.seen).toHaveLength(1)
  })

  test('behavior: an untrusted address is refused before any prompt', async () => {
    const { config, wallet } = await setup()
    const post = {
      endpoint: 'https://elsewhere.example/orders',
      method: 'POST',
    }
    await expect(
      executeSteps(config, {
        client,
        chainId,
        steps: [take, { ...signing, post }],
      }),
    ).rejects.toThrow(ConfigurationError)
    expect(wallet.prompts).toEqual([])
  })
})

describe('before a prompt', () => {
  test('behavior: an unreadable step is refused before the first prompt', async () => {
    const { config, wallet } = await setup()
    const run = executeSteps(config, {
      client,
      chainId,
      steps: [take, { id: 'unheard of' }],
    })
    await expect(run).rejects.toThrow(InvalidStepError)
    await expect(run).rejects.toMatchObject({ index: 1, fundsMoved: 'no' })
    expect(wallet.prompts).toEqual([])
  })

  test('behavior: a transaction that would revert opens no prompt', async () => {
    const { config, wallet } = await setup()
    await send({ from: bob, to: firstComeFirstServed })
    const error = await getFailure(
      executeSteps(config, { client, chainId, steps: [take] }),
    )
    expect(error).toMatchObject({
      reason: 'reverted',
      fundsMoved: 'no',
      details: 'OrderAlreadyFilled',
      hash: undefined,
    })
    expect(wallet.prompts).toEqual([])
  })

  test('behavior: a transaction that the account cannot pay for opens no prompt', async () => {
    const { config, wallet } = await setup()
    const error = await getFailure(
      executeSteps(config, {
        client,
        chainId,
        steps: [pay(String(10n ** 30n))],
      }),
    )
    expect(error).toMatchObject({
      reason: 'insufficientFunds',
      fundsMoved: 'no',
    })
    expect(wallet.prompts).toEqual([])
  })

  test.each([
    ['transaction', take],
    ['signature', anySigning],
  ])(
    'behavior: a wallet on another chain switches before a %s',
    async (_kind, step) => {
      const { config, wallet } = await setup({ chainId: otherChainId })
      const seen: (string | undefined)[] = []
      await executeSteps(config, {
        client,
        chainId,
        steps: [step],
        onProgress: ({ steps }) => seen.push(steps[0]?.status),
      })
      expect(wallet.prompts[0]).toBe('wallet_switchEthereumChain')
      expect(seen).toContain('switching')
    },
  )

  test('behavior: a run waits until the wallet has really switched the chain', async () => {
    const { config, wallet } = await setup({ chainId: otherChainId })
    wallet.intercept = on('wallet_switchEthereumChain', () => {
      setTimeout(() => {
        wallet.chainId = chainId
      }, 150)
      return null
    })
    const { hashes } = await executeSteps(config, {
      client,
      chainId,
      steps: [take],
    })
    expect(hashes).toHaveLength(1)
  })

  test.each([
    [4001, 'wrongChain'],
    [4902, 'wrongChain'],
    [-32002, 'walletBusy'],
  ])(
    'behavior: a chain switch that fails with %d ends the run as %s',
    async (code, reason) => {
      const { config, wallet } = await setup({
        chainId: otherChainId,
        intercept: on('wallet_switchEthereumChain', () => {
          throw walletError(code, 'No.')
        }),
      })
      const error = await getFailure(
        executeSteps(config, { client, chainId, steps: [anySigning] }),
      )
      expect(error).toMatchObject({ reason, fundsMoved: 'no' })
      expect(wallet.prompts).toEqual(['wallet_switchEthereumChain'])
    },
  )

  test.each([
    ['Ledger device: Locked device (0x5515)', 'locked', 'retry'],
    [
      'Please enable Blind signing in the Ethereum app Settings',
      'device',
      'retry',
    ],
    [
      "No matching key. session topic doesn't exist: 0d",
      'session',
      'reconnect',
    ],
  ])(
    'behavior: the wallet says "%s": nothing was sent, and a retry prompts at once (%s)',
    async (words, reason, recovery) => {
      let isReady = false
      const { config, wallet } = await setup({
        intercept: on('eth_sendTransaction', (request, forward) => {
          if (isReady) return forward(request)
          throw walletError(-32603, `\u202e${words}\u0000`)
        }),
      })
      const { environment } = surroundings()
      const parameters = { client, chainId, environment, steps: [take] }
      const error = await getFailure(executeSteps(config, parameters))
      expect(error).toMatchObject({
        ...{ reason, recovery, fundsMoved: 'no', walletMessage: words },
        details: `The wallet says: “${words}”`,
      })
      isReady = true
      expect((await executeSteps(config, parameters)).hashes).toHaveLength(1)
      expect(wallet.prompts).toHaveLength(2)
    },
  )

  test('behavior: a request that expired in the wallet stays in doubt, with the words of the wallet', async () => {
    const { config, wallet } = await setup({
      intercept: on('eth_sendTransaction', () => {
        throw new Error('Request expired. Please try again.')
      }),
    })
    const { environment } = surroundings()
    const parameters = { client, chainId, environment, steps: [take] }
    expect(await getFailure(executeSteps(config, parameters))).toMatchObject({
      reason: 'wallet',
      fundsMoved: 'maybe',
      walletMessage: 'Request expired. Please try again.',
    })
    expect(await getFailure(executeSteps(config, parameters))).toMatchObject({
      reason: 'unresolved',
    })
    expect(wallet.prompts).toHaveLength(1)
  })

  test('behavior: an abort when `onProgress` reports `prompting` opens no prompt', async () => {
    const { config, wallet } = await setup()
    const controller = new AbortController()
    const run = executeSteps(config, {
      client,
      chainId,
      steps: [take],
      signal: controller.signal,
      onProgress: ({ steps }) => {
        if (steps[0]?.status === 'prompting') controller.abort()
      },
    })
    expect(await getFailure(run)).toMatchObject({
      reason: 'aborted',
      fundsMoved: 'no',
    })
    expect(wallet.prompts).toEqual([])
  })

  test.each([bob, undefined])(
    'behavior: a connector whose client acts for account %s is refused',
    async (account) => {
      const { config, wallet } = await setup()
      const { connector } = getConnection(config)
      const provider = (await connector?.getProvider()) as never
      const getClient = async () =>
        createClient({ account, transport: custom(provider) })
      Object.assign(connector ?? {}, { getClient })
      const run = executeSteps(config, { client, chainId, steps: [take] })
      expect(await getFailure(run)).toMatchObject({
        reason: 'wrongAccount',
        fundsMoved: 'no',
      })
      expect(wallet.prompts).toEqual([])
    },
  )

  test('parameters: account', async () => {
    const { config, wallet } = await setup()
    const error = await getFailure(
      executeSteps(config, { client, chainId, steps: [take], account: bob }),
    )
    expect(error).toMatchObject({ reason: 'wrongAccount', fundsMoved: 'no' })
    expect(wallet.prompts).toEqual([])
  })

  test('behavior: a change of accounts between two prompts ends the run', async () => {
    const { config, wallet } = await setup()
    wallet.intercept = on('eth_sendTransaction', async (request, forward) => {
      const hash = await forward(request)
      wallet.accounts = [bob]
      return hash
    })
    const error = await getFailure(
      executeSteps(config, { client, chainId, steps: [take, pay('1')] }),
    )
    expect(error).toMatchObject({ reason: 'wrongAccount', index: 1 })
    expect(wallet.prompts).toHaveLength(1)
  })

  test('parameters: a chainId that is not configured is refused', async () => {
    const { config } = await setup()
    await expect(
      executeSteps(config, { client, chainId: 5, steps: [take] }),
    ).rejects.toThrow(ConfigurationError)
  })
})

describe('in the wallet', () => {
  test.each([
    ['4001', walletError(4001, 'User rejected the request.')],
    ['5000', walletError(5000, 'User rejected.')],
    ['-32000 with text', walletError(-32000, 'User rejected transaction')],
    ['a string', 'User rejected the request.'],
  ])('behavior: a refusal (%s) ends the run', async (_name, refusal) => {
    const { config, wallet } = await setup({
      intercept: on('eth_sendTransaction', () => {
        throw refusal
      }),
    })
    const error = await getFailure(
      executeSteps(config, { client, chainId, steps: [take, pay('1')] }),
    )
    expect(error).toMatchObject({
      reason: 'rejected',
      fundsMoved: 'no',
      index: 0,
    })
    expect(wallet.prompts).toEqual(['eth_sendTransaction'])
  })

  test.each([null, 'null', '0x', `0x${'ab'.repeat(65)}`])(
    'behavior: a wallet answer that is no hash ends the run (%s)',
    async (answer) => {
      const { config } = await setup({
        intercept: on('eth_sendTransaction', () => answer),
      })
      const error = await getFailure(
        executeSteps(config, { client, chainId, steps: [take] }),
      )
      expect(error).toMatchObject({ reason: 'wallet', fundsMoved: 'maybe' })
    },
  )

  test('behavior: a second run is refused while the first run is in progress', async () => {
    const { config, wallet } = await setup()
    const parameters = { client, chainId, steps: [take] }
    const first = executeSteps(config, parameters)
    const second = getFailure(executeSteps(config, parameters))
    expect(await second).toMatchObject({
      reason: 'walletBusy',
      fundsMoved: 'no',
    })
    await first
    expect(wallet.prompts).toEqual(['eth_sendTransaction'])
    await executeSteps(config, { ...parameters, steps: [pay('1')] })
  })

  test('behavior: a run can be retried after a failure', async () => {
    const { config, wallet } = await setup({
      intercept: on('eth_sendTransaction', () => {
        throw walletError(4001, 'No.')
      }),
    })
    const parameters = { client, chainId, steps: [take] }
    await getFailure(executeSteps(config, parameters))
    wallet.intercept = undefined
    expect((await executeSteps(config, parameters)).hashes).toHaveLength(1)
  })
})

describe('on the chain', () => {
  const faster = on('eth_sendTransaction', async (request, forward) => {
    await send({ from: bob, to: firstComeFirstServed })
    const [transaction] = request.params
    return forward({
      ...request,
      params: [{ ...transaction, gas: numberToHex(200_000) }],
    })
  })

  test('behavior: a mined transaction that reverted ends the run', async () => {
    const { config, wallet } = await setup({ intercept: faster })
    const seen: Progress[] = []
    const error = await getFailure(
      executeSteps(config, {
        client,
        chainId,
        steps: [take, pay('1')],
        onProgress: (progress) => seen.push(progress),
      }),
    )
    expect(error).toMatchObject({
      reason: 'reverted',
      fundsMoved: 'no',
      details: 'OrderAlreadyFilled',
    })
    expect(error.hash).toMatch(/^0x[0-9a-f]{64}$/)
    expect(wallet.prompts).toEqual(['eth_sendTransaction'])
    expect(seen.at(-1)).toMatchObject({
      status: 'error',
      current: 0,
      steps: [
        { status: 'failed', error: { reason: 'reverted' }, hash: error.hash },
        { status: 'waiting' },
      ],
    })
  })

  /**
   * Sends a transaction, then replaces it by a more expensive one with the same
   * nonce.
   */
  async function replacing(change: object) {
    await rpc('evm_setAutomine', [false])
    const { config } = await setup({
      intercept: on('eth_sendTransaction', async (request, forward) => {
        const hash = await forward(request)
        const { nonce } = await rpc('eth_getTransactionByHash', [hash])
        setTimeout(async () => {
          const [{ from, to, data, value }] = request.params
          await rpc('eth_sendTransaction', [
            {
              ...{ from, to, data, value, nonce },
              maxFeePerGas: numberToHex(10n ** 11n),
              maxPriorityFeePerGas: numberToHex(10n ** 10n),
              ...change,
            },
          ])
          await rpc('evm_mine')
        }, 400)
        return hash
      }),
    })
    return executeSteps(config, { client, chainId, steps: [take] })
  }

  test('behavior: a transaction sped up in the wallet is confirmed', async () => {
    const { hashes } = await replacing({})
    const { status } = await rpc('eth_getTransactionReceipt', [hashes[0]])
    expect(status).toBe('0x1')
  })

  test('behavior: a transaction cancelled in the wallet ends the run', async () => {
    const error = await getFailure(
      replacing({ to: ada, data: '0x', value: '0x0' }),
    )
    expect(error).toMatchObject({ reason: 'cancelled', fundsMoved: 'no' })
  })

  test('behavior: a transaction replaced by a different one ends the run', async () => {
    const error = await getFailure(
      replacing({ to: bob, data: '0x', value: '0x5' }),
    )
    expect(error).toMatchObject({ reason: 'replaced', fundsMoved: 'maybe' })
  })

  test('parameters: timeout', async () => {
    const { config } = await setup({
      intercept: on('eth_sendTransaction', () => someHash),
    })
    const error = await getFailure(
      executeSteps(config, { client, chainId, steps: [take], timeout: 300 }),
    )
    expect(error).toMatchObject({
      reason: 'notConfirmed',
      fundsMoved: 'maybe',
      hash: someHash,
    })
  })

  test('parameters: confirmations', async () => {
    const { config } = await setup()
    const waits: Promise<void>[] = []
    let isMined = false
    /** A busy node may put the transaction into the first of these blocks. */
    const mineMore = async () => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      isMined = true
      await rpc('anvil_mine', ['0x3'])
    }
    await executeSteps(config, {
      client,
      chainId,
      steps: [take],
      confirmations: 3,
      onProgress: ({ steps: [step] }) => {
        if (step?.status === 'confirming' && waits.length === 0)
          waits.push(mineMore())
      },
    })
    expect(isMined).toBe(true)
    await Promise.all(waits)
  })
})

describe('parameters: signal', () => {
  test('behavior: an abort before the first prompt opens no prompt', async () => {
    const { config, wallet } = await setup()
    const signal = AbortSignal.abort()
    const error = await getFailure(
      executeSteps(config, { client, chainId, steps: [take], signal }),
    )
    expect(error).toMatchObject({ reason: 'aborted', fundsMoved: 'no' })
    expect(wallet.prompts).toEqual([])
  })

  test('behavior: after an abort during a prompt, the next run finds the wallet busy', async () => {
    let answer = (_hash: string) => {}
    const { config } = await setup({
      intercept: on(
        'eth_sendTransaction',
        () =>
          new Promise((resolve) => {
            answer = resolve
          }),
      ),
    })
    const controller = new AbortController()
    const parameters = { client, chainId, steps: [take] }
    const error = await getFailure(
      executeSteps(config, {
        ...parameters,
        signal: controller.signal,
        onProgress: ({ steps }) => {
          if (steps[0]?.status === 'prompting')
            setTimeout(() => controller.abort(), 20)
        },
      }),
    )
    expect(error).toMatchObject({ reason: 'aborted', fundsMoved: 'maybe' })
    expect(await getFailure(executeSteps(config, parameters))).toMatchObject({
      reason: 'walletBusy',
    })
    answer('refused')
  })

  test('behavior: after an abort during a chain switch, the next run finds the wallet busy', async () => {
    const { config } = await setup({
      chainId: otherChainId,
      intercept: on('wallet_switchEthereumChain', () => new Promise(() => {})),
    })
    const controller = new AbortController()
    const parameters = { client, chainId, steps: [take], ...surroundings() }
    const error = await getFailure(
      executeSteps(config, {
        ...parameters,
        signal: controller.signal,
        onProgress: ({ steps }) => {
          if (steps[0]?.status === 'switching')
            setTimeout(() => controller.abort(), 20)
        },
      }),
    )
    expect(error).toMatchObject({ reason: 'aborted', fundsMoved: 'no' })
    expect(await getFailure(executeSteps(config, parameters))).toMatchObject({
      reason: 'walletBusy',
    })
  })

  test('behavior: the error of an abort during confirmation has the transaction hash', async () => {
    const { config } = await setup({
      intercept: on('eth_sendTransaction', () => someHash),
    })
    const controller = new AbortController()
    const error = await getFailure(
      executeSteps(config, {
        client,
        chainId,
        steps: [take],
        signal: controller.signal,
        timeout: 5_000,
        onProgress: ({ steps }) => {
          if (steps[0]?.status === 'confirming') controller.abort()
        },
      }),
    )
    expect(error).toMatchObject({
      reason: 'aborted',
      fundsMoved: 'maybe',
      hash: someHash,
    })
  })
})

test('parameters: onProgress that throws does not stop a run', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { config } = await setup()
  const { hashes } = await executeSteps(config, {
    client,
    chainId,
    steps: [take],
    onProgress: () => {
      throw new Error('A listener of the host.')
    },
  })
  expect(hashes).toHaveLength(1)
  expect(log).toHaveBeenCalled()
  log.mockRestore()
})
