import { expect, test } from 'vitest'
import { StepError } from '../../../src/errors.js'
import type { Progress } from '../../../src/steps/model/progress.js'
import type { Locks } from '../../../src/steps/platform/environment.js'
import {
  createMemoryStorage,
  type FlowStorage,
} from '../../../src/steps/platform/storage.js'
import { allFaults } from '../harness/faults/allFaults.js'
import type { Fault, Stage } from '../harness/faults/fault.js'
import type { Flow } from '../harness/flows.js'
import type { Page } from '../harness/page.js'
import { type Story, tell } from '../harness/story.js'
import { createFault } from '../harness/visit.js'

/**
 * Shows that the invariants can fail: for each of them, an engine with a
 * planted fault violates it.
 */

type Run = Flow['run']
type Plant = (run: Run, stage: Stage) => Run

/** Replaces the engine in every tab. */
function planted(plant: Plant): Fault {
  return createFault((stage) => {
    stage.flow.run = plant(stage.flow.run, stage)
  })
}

function named(name: string): Fault {
  const found = allFaults.find((fault) => fault.name === name)
  if (!found) throw new Error(`There is no fault ${name}.`)
  return found
}

async function brokenBy(story: Story): Promise<string[]> {
  const { violations } = await tell(story)
  return [...new Set(violations.map((it) => `${it.invariant}: ${it.what}`))]
}

/**
 * Returns the violations if a tab dies, or a second one opens, at any crossing.
 */
async function brokenAnywhere(
  story: Story,
  point: 'crashAt' | 'secondTabAt',
): Promise<string[]> {
  const { crossings } = await tell(story)
  const broken = new Set<string>()
  for (let at = 0; at < crossings; at++)
    for (const it of await brokenBy({ ...story, [point]: at })) broken.add(it)
  return [...broken]
}

const noLocks: Locks = { request: (name, _, act) => act({ name }) }

/** The engine with a part of its environment replaced. */
const within = (replace: () => { locks?: Locks; storage?: FlowStorage }) =>
  planted((run) => (page, parameters) => {
    const environment = { ...parameters.environment, ...replace() }
    return run(page, { ...parameters, environment })
  })

test('behavior: an engine without locks violates I1', async () => {
  const faults = [within(() => ({ locks: noLocks }))]
  const broken = await brokenAnywhere(
    { flow: 'buy native', faults },
    'secondTabAt',
  )
  expect(broken).toContain(
    'I1: a second prompt (transaction) lies on top of another',
  )
  expect(broken).toContain('I1: the same transaction was agreed to before')
})

test('behavior: an engine without a journal violates I1', async () => {
  const storage = () => ({ ...createMemoryStorage(), volatile: false })
  const faults = [within(() => ({ storage: storage() }))]
  for (const flow of ['buy native', 'approve, buy'] as const)
    expect(await brokenAnywhere({ flow, faults }, 'crashAt')).toContain(
      'I1: the same transaction was agreed to before',
    )
})

type Call = { method: string; params?: unknown }
type Provider = { request: (call: Call) => Promise<unknown> }

/** Intercepts requests between the engine and the wallet. */
const asking = (ask: (provider: Provider, call: Call) => Promise<unknown>) =>
  planted((run) => (page: Page, parameters) => {
    const [connector] = page.config.connectors
    if (connector) {
      const { getProvider } = connector
      connector.getProvider = async () => {
        const provider = (await getProvider()) as Provider
        return { request: (call: Call) => ask(provider, call) }
      }
    }
    return run(page, parameters)
  })

test('behavior: an engine that prompts twice violates I1 and I3', async () => {
  const isPrompt = ({ method }: Call) => /send|sign/i.test(method)
  const atOnce = asking((provider, call) => {
    if (isPrompt(call)) provider.request(call).catch(() => {})
    return provider.request(call)
  })
  const inTurn = asking(async (provider, call) => {
    if (isPrompt(call)) await provider.request(call)
    return provider.request(call)
  })
  const flow = 'buy native'
  expect(await brokenBy({ flow, faults: [atOnce] })).toContain(
    'I1: a second prompt (transaction) lies on top of another',
  )
  const broken = await brokenBy({ flow, faults: [inTurn] })
  expect(broken).toContain('I1: the same transaction was agreed to before')
  expect(broken).toContain('I1: it took effect 2 times')
  expect(broken).toContain('I3: 2000000000000000000 wei were spent')
})

test('behavior: an engine that retries after a refusal violates I2', async () => {
  const again = planted(
    (run) => (page, parameters) =>
      run(page, parameters).catch(() => run(page, parameters)),
  )
  const refused = {
    flow: 'listing',
    faults: [again, named('4001 @0')],
  } as const
  expect(await brokenBy(refused)).toContain(
    'I2: signature after a refused signature',
  )
  const reverted = named('revert @0')
  expect(
    await brokenBy({ flow: 'approve, buy', faults: [again, reverted] }),
  ).toContain('I2: transaction after a transaction without effect')
})

const unguarded = planted(
  (run) => (page, parameters) =>
    run(page, { ...parameters, policy: 'off' } as typeof parameters),
)

test('behavior: an engine without a guard violates I2 and I3', async () => {
  const faults = [unguarded, named('price up')]
  for (const [flow, price] of [
    ['buy native', '1100000000000000000 wei were spent'],
    ['approve, buy', '1100000000000000000 coins were spent'],
  ] as const) {
    const broken = await brokenBy({ flow, faults })
    expect(broken).toContain(`I3: ${price}`)
    expect(broken.join()).toContain('was prompted')
  }
})

test('behavior: a client that trusts every host violates I4', async () => {
  const trusting = planted((run) => (page, parameters) => {
    const { client } = parameters
    const call: typeof client.call = async ({ body, url }) => {
      if (!url.includes('thief'))
        return client.call({ body, operation: '', url })
      sent(url, body)
      return {}
    }
    return run(page, {
      ...parameters,
      client: { ...client, call, isTrusted: () => true },
      policy: 'off',
    } as typeof parameters)
  })
  let sent = (_url: string, _body: unknown) => {}
  const listening = createFault(({ world }) => {
    sent = (url, body) =>
      world.service.exchanges.push({
        kind: 'post',
        url,
        method: 'POST',
        body: JSON.stringify(body),
        at: world.clock.now(),
      })
  })
  const foreign = named('a foreign post')
  expect(
    await brokenBy({ flow: 'listing', faults: [listening, trusting, foreign] }),
  ).toContain('I4: a call went to https://thief.example/orders')
})

test('behavior: a post whose bytes change violates I4', async () => {
  let tries = 0
  const changing = planted((run) => (page, parameters) => {
    const { client } = parameters
    return run(page, {
      ...parameters,
      client: {
        ...client,
        deliverSignature: ({ post }, signature) => ({
          url: client.resolve(post?.endpoint ?? '').href,
          body: { ...(post?.body as object), signature, try: tries++ },
        }),
      },
    })
  })
  const busy = named('500 then ok of a post')
  expect(
    await brokenBy({ flow: 'listing', faults: [changing, busy] }),
  ).toContain('I4: a post changed its bytes')
})

test('behavior: an engine that reports a false result violates I5', async () => {
  const flow = 'buy native'
  const boasting = planted(() => async () => ({ hashes: [] }))
  expect(await brokenBy({ flow, faults: [boasting] })).toEqual([
    'I5: done, without an effect',
  ])
  const silent = planted((run) => async (page, parameters) => {
    const { environment } = page
    const storage = { ...createMemoryStorage(), volatile: false }
    await run(page, {
      ...parameters,
      environment: { ...environment, storage },
      onEvent: undefined,
    }).catch(() => {})
    throw new Error('It failed.')
  })
  expect(await brokenBy({ flow, faults: [silent] })).toContain(
    'I5: an effect that nobody is told of',
  )
})

test('behavior: an engine that never finishes violates I6', async () => {
  const flow = 'buy native'
  const failing = planted(() => () => Promise.reject(new Error('No.')))
  expect(await brokenBy({ flow, faults: [failing] })).toEqual([
    'I6: never done: Error: No.',
  ])
  const hanging = planted(() => () => new Promise(() => {}))
  expect(await brokenBy({ flow, faults: [hanging] })).toContain(
    'I6: a promise that never settles',
  )
})

/** Changes the reported progress of a run. */
const showing = (change: (progress: Progress) => Progress) =>
  planted(
    (run) => (page, parameters) =>
      run(page, {
        ...parameters,
        onProgress: (progress) => parameters.onProgress?.(change(progress)),
      }),
  )

test('behavior: mutable or impossible progress violates I7', async () => {
  const told = (change: (progress: Progress) => Progress) =>
    brokenBy({ flow: 'approve, buy', faults: [showing(change)] })
  expect(await told((progress) => ({ ...progress }))).toEqual([
    'I7: a snapshot that can be changed',
  ])
  expect(
    await told((progress) =>
      Object.freeze({ ...progress, amount: 1n } as Progress),
    ),
  ).toContain('I7: a snapshot that is not plain data')
  let shown = 0
  expect(
    await told((progress) =>
      Object.freeze({
        ...progress,
        phase: shown++ % 2 ? 'quoting' : 'indexing',
      }),
    ),
  ).toContain('I7: a run goes from indexing back to quoting')
  const leaping = await told((progress) =>
    Object.freeze({
      ...progress,
      steps: Object.freeze(
        progress.steps.map((step) =>
          Object.freeze(
            step.status === 'prompting' || step.status === 'confirming'
              ? { ...step, status: 'queued' as const }
              : step,
          ),
        ),
      ),
    }),
  )
  expect(leaping).toContain('I7: a step goes from waiting to queued')
})

test('behavior: a leaked signature violates I8', async () => {
  const flow = 'listing'
  const getSignature = ({ world }: Stage) =>
    world.wallet.prompts.find(({ signature }) => signature)?.signature ?? ''
  const telling = planted(
    (run, stage) => (page, parameters) =>
      run(page, {
        ...parameters,
        onEvent: (event) =>
          parameters.onEvent?.(
            Object.assign({ ...event }, { note: getSignature(stage) }),
          ),
        onProgress: () => console.log(getSignature(stage)),
      }),
  )
  const told = await brokenBy({ flow, faults: [telling] })
  expect(told).toContain('I8: a secret in an event')
  expect(told).toContain('I8: a secret in a log line')

  const complaining = planted((run, stage) => async (page, parameters) => {
    await run(page, parameters)
    throw new Error('It failed.', { cause: new Error(getSignature(stage)) })
  })
  expect(await brokenBy({ flow, faults: [complaining] })).toContain(
    'I8: a secret in a result or error',
  )

  const hoarding = planted((run, { world }) => (page, parameters) => {
    const { storage } = page.environment
    const keep: FlowStorage = {
      ...storage,
      async set(key, value) {
        if (value.includes('"posting"')) world.disk.values.set('copy', value)
        await storage.set(key, value)
      },
    }
    const environment = { ...page.environment, storage: keep }
    return run(page, { ...parameters, environment })
  })
  expect((await brokenBy({ flow, faults: [hoarding] })).join()).toContain(
    'I8: a secret in the journal, copy',
  )
})

test('behavior: an error with a false `fundsMoved` violates I9', async () => {
  const soothing = planted(
    (run) => (page, parameters) =>
      run(page, parameters).catch((error) => {
        if (!(error instanceof StepError)) throw error
        const { index, reason } = error
        throw new StepError({ reason, index, fundsMoved: 'no' })
      }),
  )
  const slow = named('receipt delayed')
  const impatient = createFault(({ parameters }) => {
    parameters.timeout = 4_000
  })
  const broken = await brokenBy({
    flow: 'buy native',
    faults: [soothing, slow, impatient],
  })
  expect(broken).toContain('I9: notConfirmed says no of its funds')
})
