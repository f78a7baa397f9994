import { hashStruct, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { generateListingTransaction } from '../../../src/rpc/operations.js'
import type { Step } from '../../../src/rpc/schemas.js'
import { toListIntent } from '../../../src/steps/flows/list.js'
import { resumeFlows } from '../../../src/steps/flows/resumeFlows.js'
import { fetchSteps, startFlow } from '../../../src/steps/flows/startFlow.js'
import { defaultEnvironment } from '../../../src/steps/platform/environment.js'
import { getConnection } from '../../../src/wallet/connection.js'
import { type Answer, setupServer } from '../../rpc/server.js'
import { executeSteps } from '../executeUnverified.js'
import {
  bob,
  chainId,
  getFailure,
  on,
  permission,
  setupChain,
  smartAccount,
  surroundings,
} from '../setup.js'

const { rpc, setup } = setupChain()

const signing: Step = {
  id: 'signEIP712',
  signature: permission,
  post: { endpoint: 'local/orders', method: 'POST', body: { order: 1 } },
}

/** A signature that cannot belong to an order. */
const greeting: Step = {
  id: 'signEIP191',
  data: 'Hello',
  post: { endpoint: 'local/greetings', method: 'POST', body: {} },
}

/** An environment with short pauses. */
function hasty() {
  return {
    ...surroundings().environment,
    sleep: (milliseconds: number, signal?: AbortSignal) =>
      defaultEnvironment().sleep(Math.min(milliseconds, 20), signal),
  }
}

describe('a post whose answer is lost', () => {
  const busy: Answer = { status: 503, text: '<html>' }
  const answers = async (...list: Answer[]) => {
    const server = await setupServer((_, count) => list[count - 1] ?? busy)
    const { config, wallet } = await setup()
    const parameters = {
      client: server.client,
      chainId,
      environment: hasty(),
      steps: [signing],
    }
    return { config, parameters, server, wallet }
  }

  test('behavior: 409 after a retry means that the service accepted the first post', async () => {
    const { config, parameters, server } = await answers(busy, { status: 409 })
    await executeSteps(config, parameters)
    expect(server.seen).toHaveLength(2)
  })

  test('behavior: 409 to the first post is a refusal', async () => {
    const { config, parameters } = await answers({ status: 409 })
    const steps = [greeting]
    expect(
      await getFailure(executeSteps(config, { ...parameters, steps })),
    ).toMatchObject({ reason: 'post', fundsMoved: 'no', recovery: 'none' })
    expect(await resumeFlows(config, parameters)).toEqual([])
  })

  test('behavior: refused typed data that no decoder reads may be an order', async () => {
    const { config, parameters, server, wallet } = await answers(
      { status: 400, json: {} },
      { json: { orderId: 'a' } },
    )
    expect(await getFailure(executeSteps(config, parameters))).toMatchObject({
      reason: 'post',
      fundsMoved: 'maybe',
      recovery: 'repost',
      details:
        'If an order was signed, it can still be filled until it expires, unless it is cancelled.',
    })
    expect(await resumeFlows(config, parameters)).toMatchObject([
      { status: 'refused', error: { fundsMoved: 'maybe' } },
    ])
    expect(server.seen).toHaveLength(1)
    expect(await executeSteps(config, parameters)).toMatchObject({
      orderId: 'a',
    })
    expect(wallet.prompts).toHaveLength(1)
    expect(await resumeFlows(config, parameters)).toEqual([])
  })

  test.each([
    ['a message', greeting, 'none'],
    ['typed data', signing, 'repost'],
  ] as const)(
    'behavior: a refusal after a lost answer does not prove that %s was refused',
    async (_name, step, recovery) => {
      const { config, parameters, wallet } = await answers(
        busy,
        { status: 400, json: {} },
        { json: { orderId: 'a' } },
      )
      const wanted = { ...parameters, steps: [step] }
      const error = await getFailure(executeSteps(config, wanted))
      expect(error).toMatchObject({ fundsMoved: 'maybe', recovery })
      expect(error.details ?? '').not.toContain('retry')
      expect(await executeSteps(config, wanted)).toMatchObject({ orderId: 'a' })
      expect(wallet.prompts).toHaveLength(1)
    },
  )

  test('behavior: the service may hold the signature, so the order may be live', async () => {
    const { config, parameters, wallet } = await answers()
    const error = await getFailure(executeSteps(config, parameters))
    expect(error).toMatchObject({
      ...{ reason: 'post', fundsMoved: 'maybe', recovery: 'retry' },
      details:
        'The service may have the signature, so the order may be live. A retry posts the same signature.',
    })
    expect(await resumeFlows(config, parameters)).toMatchObject([
      { status: 'unresolved', error: { fundsMoved: 'maybe' } },
    ])
    expect(wallet.prompts).toHaveLength(1)
  })

  test('behavior: the order may be live after an abort during the post', async () => {
    const { config, parameters } = await answers()
    const controller = new AbortController()
    const error = await getFailure(
      executeSteps(config, {
        ...parameters,
        signal: controller.signal,
        onProgress: ({ steps }) => {
          if (steps[0]?.status === 'posting')
            setTimeout(() => controller.abort(), 40)
        },
        environment: surroundings().environment,
      }),
    )
    expect(error).toMatchObject({ reason: 'aborted', fundsMoved: 'maybe' })
  })

  test('behavior: a retry after an unreadable answer posts the same body', async () => {
    const { config, parameters, server } = await answers(
      { text: 'taken!' },
      { json: { orderId: 'a' } },
    )
    expect(await getFailure(executeSteps(config, parameters))).toMatchObject({
      reason: 'post',
      recovery: 'retry',
    })
    await executeSteps(config, parameters)
    expect(new Set(server.seen.map(({ body }) => body)).size).toBe(1)
  })

  test('behavior: a post is not retried automatically when `Retry-After` is long', async () => {
    const headers = { 'Retry-After': '60' }
    const { config, parameters, server } = await answers({
      status: 429,
      headers,
    })
    await getFailure(executeSteps(config, parameters))
    expect(server.seen).toHaveLength(1)
  })
})

test('behavior: an order that the service shows is not posted again', async () => {
  const { value, ...typedData } = permission
  const orderId = hashStruct({ ...typedData, data: value } as never)
  const order = {
    ...{ orderId, marketplace: 'service_marketplace_v2', side: 'listing' },
    ...{ status: 'active', chainId, createdBy: bob, tokenId: '7' },
    ...{ collectionContractAddress: smartAccount, priceAmount: '1' },
    ...{ priceAmountFormatted: '1', priceCurrencyAddress: zeroAddress },
    ...{ priceAmountNet: '1', priceDecimals: 18, originName: '', slug: '' },
    ...{ priceAmountNetFormatted: '1', quantityInitial: '1' },
    ...{ quantityInitialFormatted: '1', quantityRemaining: '1' },
    ...{ quantityRemainingFormatted: '1', quantityAvailable: '1' },
    ...{ quantityAvailableFormatted: '1', quantityDecimals: 0 },
    ...{ feeBps: 0, feeBreakdown: [], validFrom: '2020-01-01T00:00:00Z' },
    ...{ validUntil: '2040-01-01T00:00:00Z', priceUSD: 1 },
    ...{ createdAt: '2020-01-01T00:00:00Z', updatedAt: '2020-01-01T00:00:00Z' },
  }
  const server = await setupServer(({ url }) => {
    if (url.endsWith('/orders')) return { status: 504, text: '' }
    if (url.endsWith('GetOrders')) return { json: { orders: [order] } }
    return { json: { steps: [signing] } }
  })
  const { config } = await setup()
  const account = getConnection(config).address ?? zeroAddress
  const listing = {
    ...{ tokenId: '7', quantity: '1', expiry: '1' },
    ...{ currencyAddress: zeroAddress, pricePerToken: '1' },
  }
  const intent = toListIntent({
    ...{ account, chainId, contractAddress: smartAccount },
    ...{ contractType: 'ERC721', ...listing },
  })
  const quote = fetchSteps(generateListingTransaction, {
    collectionAddress: smartAccount,
    owner: account,
    contractType: 'ERC721',
    orderbook: 'service_marketplace_v2',
    listing,
  })
  const parameters = {
    ...{ chainId, client: server.client, environment: hasty() },
    policy: 'off',
  } as const
  const result = await startFlow('executeSteps', config, parameters, () => ({
    intent,
    planPart: () => ({ intent, isShown: async () => true, quote }),
  }))
  expect(result.orderId).toBe(orderId)
  expect(server.seen.filter(({ url }) => url.endsWith('/orders'))).toHaveLength(
    1,
  )
})

describe('a signature is checked before it is posted', () => {
  const wrong = `0x${'11'.repeat(64)}1b`
  const sign = async (
    signature: string,
    moods: NonNullable<Parameters<typeof setup>[0]> = {},
  ) => {
    const server = await setupServer(() => ({ json: { orderId: 'a' } }))
    const { config } = await setup({
      intercept: on('eth_signTypedData_v4', () => signature),
      ...moods,
    })
    const run = executeSteps(config, {
      client: server.client,
      chainId,
      environment: surroundings().environment,
      steps: [signing],
    })
    return { run, server }
  }
  /**
   * A contract that accepts no signature: it does not return the magic value.
   */
  const refusingCode = '0x60006000526020 6000f3'.replace(' ', '')

  test('behavior: a signature by another key is refused', async () => {
    const { run, server } = await sign(wrong)
    expect(await getFailure(run)).toMatchObject({
      reason: 'wallet',
      fundsMoved: 'no',
    })
    expect(server.seen).toEqual([])
  })

  test('behavior: the contract of a smart account verifies the signature', async () => {
    const accepted = await sign(wrong, { accounts: [smartAccount] })
    await accepted.run
    expect(accepted.server.seen).toHaveLength(1)

    await rpc('anvil_setCode', [smartAccount, refusingCode])
    const refused = await sign(wrong, { accounts: [smartAccount] })
    expect(await getFailure(refused.run)).toMatchObject({ reason: 'wallet' })
    expect(refused.server.seen).toEqual([])
  })

  test('behavior: the signature is posted unverified when the node does not answer', async () => {
    const { run, server } = await sign(wrong, {
      node: () => {
        throw new Error('Nobody is here.')
      },
    })
    await run
    expect(server.seen).toHaveLength(1)
  })
})

test('behavior: an error does not contain the full signature', async () => {
  const server = await setupServer(({ body }) => ({
    status: 400,
    json: { error: 'InvalidArgument', msg: `Cannot read ${body}` },
  }))
  const { config } = await setup()
  const error = await getFailure(
    executeSteps(config, {
      client: server.client,
      chainId,
      environment: surroundings().environment,
      steps: [signing],
    }),
  )
  const { signature } = JSON.parse(server.seen[0]?.body ?? '')
  expect(signature).toHaveLength(132)
  const told = `${error.message} ${(error.cause as Error).message}`
  expect(told).toContain(signature.slice(0, 10))
  expect(told).not.toContain(signature.slice(0, 60))
})
