import { type Address, numberToHex, zeroAddress } from 'viem'
import { beforeEach, describe, expect, test } from 'vitest'
import { createMarketplaceClient } from '../../../src/rpc/client.js'
import { generateListingTransaction } from '../../../src/rpc/operations.js'
import type { Step } from '../../../src/rpc/schemas.js'
import type { FlowEvent } from '../../../src/steps/events/flowEvent.js'
import type {
  FlowParameters,
  PartPlan,
} from '../../../src/steps/flows/flowPlan.js'
import { toListIntent } from '../../../src/steps/flows/list.js'
import {
  forgetFlow,
  resumeFlows,
} from '../../../src/steps/flows/resumeFlows.js'
import { fetchSteps, startFlow } from '../../../src/steps/flows/startFlow.js'
import {
  createMemoryLocks,
  defaultEnvironment,
  type Environment,
} from '../../../src/steps/platform/environment.js'
import {
  createMemoryStorage,
  type FlowStorage,
} from '../../../src/steps/platform/storage.js'
import { isSample } from '../../sample.js'
import { executeSteps } from '../executeUnverified.js'
import {
  ada,
  bob,
  chainId,
  getFailure,
  on,
  otherChainId,
  permission,
  setupChain,
  type TestWallet,
  walletError,
} from '../setup.js'
import { startAgreeing } from '../startAgreeing.js'

const { rpc, setup } = setupChain()

const counter = '0x600054600101600055'
let shops = 0

/**
 * A marketplace of one intent, carried out by two transactions and a signed
 * post. It asks only for what is not done yet, as every service does.
 */
async function openShop() {
  shops += 1
  const contract = (index: number): Address =>
    numberToHex(0xc000000 + shops * 16 + index, { size: 20 })
  const contracts = [contract(1), contract(2)] as const
  for (const address of contracts)
    await rpc('anvil_setCode', [address, counter])
  const count = async (address: Address) =>
    Number(await rpc('eth_getStorageAt', [address, '0x0', 'latest']))
  const posts: string[] = []

  const steps = async () => {
    const [first, second] = contracts
    const all: Step[] = []
    if (!(await count(first)))
      all.push({ id: 'tokenApproval', to: first, data: '0x' })
    if (!(await count(second)))
      all.push({ id: 'createListing', to: second, data: '0x' })
    if (!posts.length)
      all.push({
        id: 'signEIP712',
        signature: permission,
        post: { endpoint: 'local/orders', method: 'POST', body: { shops } },
      })
    return all
  }
  const answer = async (url: string, body: string) => {
    if (!url.endsWith('/orders')) return { steps: await steps() }
    posts.push(body)
    return { orderId: '0x01' }
  }
  return {
    contracts,
    counts: () => Promise.all(contracts.map(count)),
    posts,
    scope: `shop ${shops}`,
    fetch: async (input: unknown, init?: RequestInit) =>
      Response.json(await answer(String(input), String(init?.body))),
  }
}
type Shop = Awaited<ReturnType<typeof openShop>>

/** The marketplace's one flow: it lists a token. */
const getPlan = (
  account: Address,
  tokenId = '7',
  isShown: PartPlan['isShown'] = async () => true,
) => {
  const listing = {
    tokenId,
    quantity: '1',
    expiry: '1',
    currencyAddress: zeroAddress,
    pricePerToken: '1',
  }
  const place = { account, chainId, contractAddress: zeroAddress }
  const intent = toListIntent({
    ...{ ...place, contractType: 'ERC721' },
    ...listing,
  })
  const quote = fetchSteps(generateListingTransaction, {
    collectionAddress: zeroAddress,
    owner: account,
    contractType: 'ERC721',
    orderbook: 'service_marketplace_v2',
    listing,
  })
  return () => ({ intent, planPart: () => ({ intent, isShown, quote }) })
}

type Boundary = <value>(act: () => Promise<value>) => Promise<value>

/** Opens a page over a storage; every boundary of it can be watched. */
async function openPage(
  shop: Shop,
  storage: FlowStorage,
  {
    cross = (act) => act(),
    ...moods
  }: { cross?: Boundary } & Partial<TestWallet> = {},
) {
  const { config, wallet } = await setup({
    intercept: (request, forward) => cross(() => forward(request)),
    node: (request, forward) => cross(() => forward(request)),
    ...moods,
  })
  const client = createMarketplaceClient({
    accessKey: 'key',
    marketplaceUrl: 'http://127.0.0.1:9',
    networks: { [chainId]: 'local' },
    scope: shop.scope,
    fetch: (...request) => cross(() => shop.fetch(...request)),
  })
  const locks = createMemoryLocks()
  const environment: Partial<Environment> = {
    locks: {
      request: async (...it) => {
        await cross(async () => {})
        return locks.request(...it)
      },
    },
    sleep: (...it) => cross(() => defaultEnvironment().sleep(...it)),
    storage: {
      get: (...it) => cross(() => storage.get(...it)),
      set: (...it) => cross(() => storage.set(...it)),
      delete: (...it) => cross(() => storage.delete(...it)),
      keys: () => cross(() => storage.keys()),
    },
  }
  const parameters = { client, chainId, environment, policy: 'off' as const }
  return {
    config,
    environment,
    parameters,
    wallet,
    start: (change: Partial<FlowParameters> = {}) =>
      startFlow(
        'executeSteps',
        config,
        { ...parameters, ...change },
        getPlan(ada),
      ),
    resume: (change: Partial<resumeFlows.Parameters> = {}) =>
      resumeFlows(config, { ...parameters, timeout: 2_000, ...change }),
  }
}

/** Ends a page before or after its nth call across a boundary. */
function mortal(limit: number, moment: 'before' | 'after') {
  let crossed = 0
  let die = () => {}
  let isDead = false
  const death = new Promise<void>((resolve) => {
    die = () => {
      isDead = true
      resolve()
    }
  })
  const never = () => new Promise<never>(() => {})
  const cross: Boundary = async (act) => {
    crossed += 1
    const mine = crossed
    if (mine === limit && moment === 'before') die()
    if (isDead) return never()
    const done = act()
    await done.catch(() => {})
    if (mine === limit && moment === 'after') die()
    return isDead ? never() : done
  }
  return { cross, death }
}

test('default: a flow that ended leaves no record', async () => {
  const shop = await openShop()
  const storage = createMemoryStorage()
  const page = await openPage(shop, storage)
  const result = await page.start()
  expect(result).toMatchObject({ orderId: '0x01', indexed: true })
  expect(result.hashes).toHaveLength(2)
  expect(await storage.keys()).toEqual([])
  expect(await page.resume()).toEqual([])
})

describe('a page that dies', () => {
  const outcomes = new Map<string, number>()

  /** Lets a page die and another one finish; returns false if none died. */
  async function liveAndDie(limit: number, moment: 'before' | 'after') {
    const shop = await openShop()
    const storage = createMemoryStorage()
    const { cross, death } = mortal(limit, moment)
    const first = await openPage(shop, storage, { cross })
    const survived = await Promise.race([
      first.start().then(() => true),
      death.then(() => false),
    ])
    if (survived) return false

    const second = await openPage(shop, storage)
    const flows = await second.resume()
    expect(second.wallet.prompts).toEqual([])
    expect(flows.length).toBeLessThanOrEqual(1)
    const status = flows[0]?.status ?? 'nothing'
    outcomes.set(status, (outcomes.get(status) ?? 0) + 1)

    const counted = await shop.counts()
    if (status === 'unresolved') {
      const error = await getFailure(second.start())
      expect(error).toMatchObject({ fundsMoved: 'maybe', recovery: 'check' })
      expect(second.wallet.prompts).toEqual([])
    }
    // Steps that were found done must not run again.
    const asked = (await (await shop.fetch('/steps')).json()).steps.length
    const acknowledge = status === 'unresolved' ? flows.map(({ id }) => id) : []
    if (asked) await second.start({ acknowledge })
    expect(await shop.counts()).toEqual([1, 1])
    expect(second.wallet.prompts).toHaveLength(asked)
    expect(new Set(shop.posts).size).toBe(1)
    expect(await storage.keys()).toEqual([])
    expect(counted.every((count) => count <= 1)).toBe(true)
    return true
  }

  test.each(['before', 'after'] as const)(
    'behavior: every step runs exactly once if the page dies %s any call',
    async (moment) => {
      outcomes.clear()
      let limit = 1
      while (await liveAndDie(limit, moment)) limit += isSample ? 7 : 1
      // Many crash points were tried, and every status of a resume occurred.
      expect(limit).toBeGreaterThan(40)
      if (isSample) return
      expect([...outcomes.keys()].sort()).toEqual(
        expect.arrayContaining([
          'done',
          'interrupted',
          'nothing',
          'unresolved',
        ]),
      )
    },
  )
})

describe('resumes and retries', () => {
  /** Starts a flow, and leaves the page while the first prompt is open. */
  async function leave(answer: (request: any, forward: any) => unknown) {
    const shop = await openShop()
    const storage = createMemoryStorage()
    const leaving = new AbortController()
    const page = await openPage(shop, storage, {
      intercept: on('eth_sendTransaction', (request, forward) => {
        setTimeout(() => leaving.abort(), 20)
        return answer(request, forward)
      }),
    })
    const error = await getFailure(page.start({ signal: leaving.signal }))
    expect(error).toMatchObject({ reason: 'aborted', fundsMoved: 'maybe' })
    return { page, shop, storage }
  }
  const silent = () => new Promise(() => {})

  test.each([
    ['another account', { accounts: [bob] }, {}],
    ['another chain', {}, { chainId: otherChainId }],
  ])(
    'behavior: a flow does not resume for %s',
    async (_name, moods, change) => {
      const { shop, storage } = await leave(silent)
      const other = await openPage(shop, storage, moods)
      expect(await other.resume(change)).toEqual([])
      expect(await storage.keys()).toHaveLength(1)
    },
  )

  test('behavior: a flow does not resume for another project', async () => {
    const { storage } = await leave(silent)
    const other = await openPage(await openShop(), storage)
    expect(await other.resume()).toEqual([])
  })

  test('behavior: a retry needs consent while an earlier prompt may still be open', async () => {
    const { shop, storage } = await leave(silent)
    const page = await openPage(shop, storage)
    const [flow] = await page.resume()
    expect(flow).toMatchObject({
      intent: { kind: 'list', tokenId: '7' },
      status: 'unresolved',
      error: { reason: 'unresolved', recovery: 'check' },
    })
    expect(await getFailure(page.start())).toMatchObject({
      reason: 'unresolved',
      fundsMoved: 'maybe',
    })
    expect(page.wallet.prompts).toEqual([])
    const events: FlowEvent[] = []
    const onEvent = (event: FlowEvent) => void events.push(event)
    const result = await startAgreeing((more) =>
      page.start({ ...more, onEvent }),
    )
    expect(result.hashes).toHaveLength(2)
    expect(events.map(({ type }) => type)).toContain('acknowledged')
  })

  test('behavior: a forgotten flow can start again without consent', async () => {
    const { shop, storage } = await leave(silent)
    const page = await openPage(shop, storage)
    const [flow] = await page.resume()
    await forgetFlow(flow?.id ?? '', { storage })
    await page.start()
    expect(await shop.counts()).toEqual([1, 1])
  })

  test('behavior: a late answer of the wallet is stored in the record', async () => {
    let confirm = () => {}
    const { shop, storage } = await leave(
      (request, forward) =>
        new Promise((resolve) => {
          confirm = () => resolve(forward(request))
        }),
    )
    confirm()
    await expect
      .poll(async () => {
        const [key = ''] = await storage.keys()
        return JSON.parse((await storage.get(key)) ?? '{}').steps[0].status
      })
      .toBe('sent')
    const page = await openPage(shop, storage)
    expect(await page.resume()).toMatchObject([{ status: 'interrupted' }])
    await page.start()
    expect(await shop.counts()).toEqual([1, 1])
  })

  test('behavior: a late refusal of the wallet ends the flow', async () => {
    let refuse = () => {}
    const { page, storage } = await leave(
      () =>
        new Promise((_, reject) => {
          refuse = () => reject(walletError(4001, 'No.'))
        }),
    )
    refuse()
    await expect.poll(() => storage.keys()).toEqual([])
    page.wallet.intercept = undefined
    await page.start()
  })

  test('behavior: a resume posts a stored signature again without a prompt', async () => {
    const shop = await openShop()
    const storage = createMemoryStorage()
    const bodies: string[] = []
    const broken = {
      ...shop,
      fetch: async (input: unknown, init?: RequestInit) => {
        if (!String(input).endsWith('/orders')) return shop.fetch(input, init)
        bodies.push(String(init?.body))
        return new Response('<html>', { status: 503 })
      },
    }
    const first = await openPage(broken, storage)
    const sleep: Environment['sleep'] = (milliseconds, signal) =>
      defaultEnvironment().sleep(Math.min(milliseconds, 20), signal)
    const quick = { ...first.environment, sleep }
    const error = await getFailure(first.start({ environment: quick }))
    expect(error).toMatchObject({ reason: 'post', recovery: 'retry' })
    expect(bodies).toHaveLength(4)

    // The service is back; the wallet shows no prompt.
    const page = await openPage(shop, storage)
    const [flow] = await page.resume()
    expect(flow).toMatchObject({ status: 'done', orderId: '0x01' })
    expect(new Set([...bodies, ...shop.posts]).size).toBe(1)
    expect(page.wallet.prompts).toEqual([])
    expect(await storage.keys()).toEqual([])
  })

  test('behavior: a signature older than an hour is not posted, and consent signs again', async () => {
    const shop = await openShop()
    const storage = createMemoryStorage()
    const cut = {
      ...shop,
      fetch: async (input: unknown, init?: RequestInit) => {
        if (String(input).endsWith('/orders')) throw new TypeError('cut off')
        return shop.fetch(input, init)
      },
    }
    const first = await openPage(cut, storage)
    const sleep: Environment['sleep'] = (milliseconds, signal) =>
      defaultEnvironment().sleep(Math.min(milliseconds, 20), signal)
    const quick = { ...first.environment, sleep }
    await getFailure(first.start({ environment: quick }))

    const page = await openPage(shop, storage)
    const now = () => Date.now() + 61 * 60_000
    const late = { environment: { ...page.environment, now } }
    const error = await getFailure(page.start(late))
    expect(error).toMatchObject({ reason: 'unresolved' })
    expect(shop.posts).toEqual([])
    expect(page.wallet.prompts).toEqual([])

    // With acknowledge, the wallet signs again.
    await page.start({ ...late, acknowledge: error.unresolved })
    expect(page.wallet.prompts).toHaveLength(1)
    expect(shop.posts).toHaveLength(1)
  })

  test('behavior: a signature is deleted from the record once it is posted', async () => {
    const shop = await openShop()
    const kept: string[] = []
    const storage = createMemoryStorage()
    const page = await openPage(shop, {
      ...storage,
      set: (key, value) => {
        kept.push(value)
        return storage.set(key, value)
      },
    })
    await page.start()
    const signed = kept.filter((value) => /0x[0-9a-f]{130}/.test(value))
    expect(signed).toHaveLength(1)
    expect(kept.at(-1)).not.toMatch(/0x[0-9a-f]{130}/)
  })

  test('behavior: a second call returns the result of a finished flow without a prompt', async () => {
    const shop = await openShop()
    const storage = createMemoryStorage()
    const first = await openPage(shop, storage)
    let shown = false
    // The page is closed while it waits for the service.
    const isShown = () => {
      shown = true
      return new Promise<boolean>(() => {})
    }
    const plan = getPlan(ada, '7', isShown)
    startFlow('executeSteps', first.config, first.parameters, plan).catch(
      () => {},
    )
    await expect.poll(() => shown).toBe(true)
    const page = await openPage(shop, storage)
    const result = await page.start()
    expect(result).toMatchObject({ resumed: true, orderId: '0x01' })
    expect(page.wallet.prompts).toEqual([])
  })

  test('behavior: a record that cannot be read needs consent', async () => {
    const { shop, storage } = await leave(silent)
    const [key = ''] = await storage.keys()
    await storage.set(key, 'null')
    const page = await openPage(shop, storage)
    expect(await page.resume()).toEqual([])
    expect(await getFailure(page.start())).toMatchObject({
      reason: 'unresolved',
    })
    await startAgreeing(page.start)
    expect(await shop.counts()).toEqual([1, 1])
  })
})

test.each([
  ['without a resume', false],
  ['after a resume', true],
])(
  'behavior: steps of the host continue at the first open step %s',
  async (_name, settles) => {
    const shop = await openShop()
    const storage = createMemoryStorage()
    const steps: Step[] = shop.contracts.map((to) => ({
      id: 'x',
      to,
      data: '0x',
    }))
    const first = await openPage(shop, storage)
    const prompted = new Promise<void>((resolve) => {
      executeSteps(first.config, {
        ...first.parameters,
        steps,
        onProgress: ({ current, steps }) => {
          // The page dies before the second prompt.
          if (current === 0 && steps[0]?.status === 'done') {
            first.wallet.node = () => new Promise(() => {})
            resolve()
          }
        },
      })
    })
    await prompted
    const page = await openPage(shop, storage)
    if (settles)
      expect(await resumeFlows(page.config, page.parameters)).toMatchObject([
        { status: 'interrupted' },
      ])
    const { hashes } = await executeSteps(page.config, {
      ...page.parameters,
      steps,
    })
    expect(hashes).toHaveLength(2)
    expect(await shop.counts()).toEqual([1, 1])
    expect(await storage.keys()).toEqual([])
  },
)

test('behavior: steps of the host continue after a rejected prompt', async () => {
  const shop = await openShop()
  const storage = createMemoryStorage()
  const steps: Step[] = shop.contracts.map((to) => ({
    id: 'x',
    to,
    data: '0x',
  }))
  const page = await openPage(shop, storage, {
    intercept: on('eth_sendTransaction', (request, forward) => {
      if (page.wallet.prompts.length === 2) throw walletError(4001, 'No.')
      return forward(request)
    }),
  })
  const parameters = { ...page.parameters, steps }
  const error = await getFailure(executeSteps(page.config, parameters))
  expect(error).toMatchObject({ reason: 'rejected', index: 1 })
  await executeSteps(page.config, parameters)
  expect(await shop.counts()).toEqual([1, 1])
  expect(await storage.keys()).toEqual([])
})

describe('two tabs', () => {
  async function openTabs() {
    const shop = await openShop()
    const storage = createMemoryStorage()
    const locks = createMemoryLocks()
    const tab = async (moods: Partial<TestWallet> = {}) => {
      const page = await openPage(shop, storage, moods)
      const environment = { storage, locks }
      return { ...page, with: { environment } }
    }
    return { shop, storage, tab }
  }

  test('behavior: the second tab fails with `running` while the first tab runs the flow', async () => {
    const { shop, tab } = await openTabs()
    const [first, second] = [await tab(), await tab()]
    const running = first.start(first.with)
    const error = await getFailure(second.start(second.with))
    expect(error).toMatchObject({ reason: 'running', recovery: 'wait' })
    await running
    expect(await shop.counts()).toEqual([1, 1])
    expect(second.wallet.prompts).toEqual([])
  })

  test('behavior: two flows never have prompts open at the same time', async () => {
    const { tab } = await openTabs()
    let open = 0
    const most: number[] = []
    const intercept = on('eth_sendTransaction', async (request, forward) => {
      open += 1
      most.push(open)
      await new Promise((resolve) => setTimeout(resolve, 100))
      open -= 1
      return forward(request)
    })
    const tabs = [await tab({ intercept }), await tab({ intercept })]
    const runs = tabs.map(({ config, parameters, with: shared }, index) =>
      startFlow(
        'executeSteps',
        config,
        { ...parameters, ...shared },
        getPlan(ada, String(index)),
      ),
    )
    await Promise.all(runs)
    expect(most.length).toBeGreaterThan(2)
    expect(Math.max(...most)).toBe(1)
  })

  test('behavior: a tab takes over the flow when the other tab dies', async () => {
    const { shop, storage, tab } = await openTabs()
    await rpc('evm_setAutomine', [false])
    const first = await tab()
    // A lock that dies with its tab, as those of browsers do.
    let close = () => {}
    const closed = new Promise<void>((resolve) => {
      close = resolve
    })
    const shared = first.with.environment.locks
    const locks: typeof shared = {
      request: (name, options, callback) =>
        shared.request(name, options, (lock) =>
          Promise.race([callback(lock), closed.then(() => undefined as never)]),
        ),
    }
    first.start({ environment: { storage, locks } }).catch(() => {})
    await expect.poll(() => first.wallet.prompts.length).toBe(1)
    await expect.poll(async () => (await storage.keys()).length).toBe(1)

    const second = await tab()
    expect(await second.resume(second.with)).toMatchObject([
      { status: 'running' },
    ])
    const taking = second.resume({
      ...second.with,
      takeOver: true,
      timeout: 10_000,
    })
    await new Promise((resolve) => setTimeout(resolve, 300))
    close()
    await rpc('evm_setAutomine', [true])
    await rpc('evm_mine')
    const [flow] = await taking
    expect(flow?.hashes).toHaveLength(1)
    expect(await shop.counts()).toEqual([1, expect.any(Number)])
  })
})

beforeEach(() => rpc('evm_setAutomine', [true]))
