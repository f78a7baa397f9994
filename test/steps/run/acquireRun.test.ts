import { describe, expect, test } from 'vitest'
import { createMarketplaceClient } from '../../../src/rpc/client.js'
import { buy } from '../../../src/steps/flows/buy.js'
import type { FlowParameters } from '../../../src/steps/flows/flowPlan.js'
import {
  forgetFlow,
  resumeFlows,
} from '../../../src/steps/flows/resumeFlows.js'
import type { Progress } from '../../../src/steps/model/progress.js'
import type { Locks } from '../../../src/steps/platform/environment.js'
import { createMemoryStorage } from '../../../src/steps/platform/storage.js'
import { isSample } from '../../sample.js'
import type { Transaction } from '../harness/chain/chain.js'
import { chainId } from '../harness/chain/places.js'
import type { FlowName } from '../harness/flows.js'
import { openPage, type Page } from '../harness/page.js'
import type { Listed } from '../harness/service/orders.js'
import { tell } from '../harness/story.js'
import { type Place, visit } from '../harness/visit.js'

/** State that a new page finds after a page died while it waited. */
type Left = Omit<Place, 'page'> & {
  page: Page
  /** Makes the chain mine pending transactions. */
  mine(): void
  sent: readonly Transaction[]
  start(page: Page, more?: Partial<FlowParameters>): Promise<unknown>
  resume(page: Page, more?: Partial<resumeFlows.Parameters>): Promise<any>
}

/** A purchase that is sent and not mined, and a page with its record. */
function left<value>(
  name: FlowName,
  act: (left: Left) => Promise<value>,
): Promise<value> {
  return visit(name, {}, async ({ flow, page: first, world }) => {
    const { chain, clock } = world
    const sent: Transaction[] = []
    let isCalm = false
    chain.onSubmit((transaction) => {
      if (!isCalm) transaction.notBefore = Number.POSITIVE_INFINITY
      sent.push(transaction)
    })
    const common = ({ client, environment }: Page) => ({ client, environment })
    const start: Left['start'] = (page, more) =>
      flow.run(page, { chainId, ...common(page), ...more })
    const resume: Left['resume'] = ({ config, ...page }, more) =>
      resumeFlows(config, { ...common(page as Page), ...more })
    const mine = () => {
      isCalm = true
      for (const transaction of sent) transaction.notBefore = 0
    }
    start(first)
    await clock.sleep(10_000)
    first.die()
    expect(sent).toHaveLength(1)
    const page = await openPage(world, 'second')
    return act({ flow, mine, page, resume, sent, start, world })
  })
}

const getFailure = (run: Promise<unknown>) =>
  run.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('a flow that begins while its page resumes', () => {
  test('behavior: the flow waits and returns the result of the resume', async () => {
    await left('buy native', async (left) => {
      const { mine, page, resume, sent, start, world } = left
      const shown: Progress[] = []
      const resumed = resume(page)
      await world.clock.sleep(2_000)
      const started = start(page, { onProgress: (it) => shown.push(it) })
      await world.clock.sleep(5_000)
      const [first] = shown
      expect(shown).toHaveLength(1)
      expect(first).toMatchObject({ status: 'running', resumed: true })
      mine()
      const [flow] = await resumed
      expect(flow).toMatchObject({ id: first?.flow, status: 'done' })
      const hashes = [sent[0]?.hash]
      expect(await started).toMatchObject({ hashes, resumed: true })
      expect(shown.at(-1)).toMatchObject({ status: 'success', resumed: true })
      expect(world.wallet.prompts).toHaveLength(1)
      expect(left.flow.effects()).toBe(1)
    })
  })

  test('behavior: after the resume, the flow prompts the missing step', async () => {
    await left('approve, buy', async (left) => {
      const { mine, page, resume, start, world } = left
      const resumed = resume(page)
      await world.clock.sleep(2_000)
      const started = start(page)
      mine()
      expect(await resumed).toMatchObject([{ status: 'interrupted' }])
      await started
      expect(world.wallet.prompts).toHaveLength(2)
      expect(left.flow.effects()).toBe(1)
      expect(world.disk.values.size).toBe(0)
    })
  })

  test('behavior: an abort of the flow does not stop the resume', async () => {
    await left('buy native', async (left) => {
      const { mine, page, resume, start, world } = left
      const shown: Progress[] = []
      const leaving = new AbortController()
      const resumed = resume(page)
      await world.clock.sleep(2_000)
      const { signal } = leaving
      const onProgress = (it: Progress) => shown.push(it)
      const ended = getFailure(start(page, { onProgress, signal }))
      await world.clock.sleep(2_000)
      leaving.abort()
      expect(await ended).toMatchObject({
        name: 'StepError',
        reason: 'aborted',
        fundsMoved: 'maybe',
      })
      expect(shown.at(-1)?.status).toBe('error')
      mine()
      expect(await resumed).toMatchObject([{ status: 'done' }])
      expect(world.wallet.prompts).toHaveLength(1)
    })
  })

  test('behavior: the flow continues if the resume is aborted', async () => {
    await left('buy native', async (left) => {
      const { mine, page, resume, start, world } = left
      const leaving = new AbortController()
      const resumed = getFailure(resume(page, { signal: leaving.signal }))
      await world.clock.sleep(2_000)
      const started = start(page)
      await world.clock.sleep(2_000)
      leaving.abort()
      expect(await resumed).toMatchObject({ name: 'AbortError' })
      mine()
      expect(await started).toMatchObject({ resumed: true })
      expect(world.wallet.prompts).toHaveLength(1)
    })
  })

  test('behavior: other purchases do not wait for the resume', async () => {
    await left('buy native', async (left) => {
      const { flow, mine, page, resume, start, world } = left
      const { client, config, environment } = page
      const resumed = resume(page)
      await world.clock.sleep(2_000)
      const waiting = start(page)
      await world.clock.sleep(2_000)
      const { id, terms } = world.service.add({
        ...(flow.order as Listed).terms,
        salt: 8n,
        tokenId: 2n,
      })
      expect(terms.tokenId).toBe(2n)
      const order = world.service.show(id)
      const common = { batch: 'never', chainId, client, environment } as const
      const other = buy(config, { ...common, order }).catch(() => {})
      await world.clock.sleep(10_000)
      expect(world.wallet.prompts).toHaveLength(2)
      mine()
      expect(await resumed).toMatchObject([{ status: 'done' }])
      expect(await waiting).toMatchObject({ resumed: true })
      await other
    })
  })

  test.each([0, 1, 2, 3, 4, 5, 6])(
    'behavior: the flow does not take a resume %i ms earlier for another tab',
    async (milliseconds) => {
      await left('buy native', async (left) => {
        const { mine, page, resume, start, world } = left
        mine()
        await world.clock.sleep(30_000)
        // Lock callbacks run late, as in browsers.
        const { locks } = page.environment
        const slow: Locks = {
          request: (name, options, callback) =>
            locks.request(name, options, async (lock) => {
              if (!lock) await world.clock.sleep(1_000)
              return callback(lock)
            }),
        }
        page.environment.locks = slow
        const resumed = resume(page)
        await world.clock.sleep(milliseconds)
        const again = resume(page)
        const started = start(page)
        expect(await started).toMatchObject({ indexed: true })
        for (const { status } of [...(await resumed), ...(await again)])
          expect(status).toBe('done')
      })
    },
  )

  test('behavior: another tab gets `running` while the page resumes', async () => {
    await left('buy native', async (left) => {
      const { mine, page, resume, start, world } = left
      const resumed = resume(page)
      await world.clock.sleep(2_000)
      const other = await openPage(world, 'third')
      expect(await getFailure(start(other))).toMatchObject({
        reason: 'running',
      })
      expect(await resume(other)).toMatchObject([{ status: 'running' }])
      mine()
      await resumed
    })
  })
})

describe('two resumes of a page', () => {
  test('behavior: both resumes return the same flows', async () => {
    await left('buy native', async ({ mine, page, resume, world }) => {
      const first = resume(page)
      await world.clock.sleep(2_000)
      const second = resume(page)
      await world.clock.sleep(2_000)
      mine()
      expect(await first).toMatchObject([{ status: 'done' }])
      expect(await second).toEqual(await first)
      expect(await resume(page)).toEqual([])
    })
  })

  test('behavior: the second resume continues if the first is aborted', async () => {
    await left('buy native', async ({ mine, page, resume, world }) => {
      const leaving = new AbortController()
      const first = getFailure(resume(page, { signal: leaving.signal }))
      await world.clock.sleep(2_000)
      const second = resume(page)
      await world.clock.sleep(2_000)
      leaving.abort()
      await first
      mine()
      expect(await second).toMatchObject([{ status: 'done' }])
    })
  })
})

describe('forgetFlow', () => {
  const getId = ({ world }: Left): string => {
    const [text = '{}'] = world.disk.values.values()
    return JSON.parse(text).id
  }

  test('behavior: a resume of the page stops, and the record stays deleted', async () => {
    await left('buy native', async (left) => {
      const { mine, page, resume, world } = left
      const { client, environment } = page
      const resumed = resume(page)
      await world.clock.sleep(2_000)
      const id = getId(left)
      expect(await forgetFlow(id, { client, environment })).toBe('forgotten')
      expect(await resumed).toEqual([])
      mine()
      await world.clock.sleep(60_000)
      expect(world.disk.values.size).toBe(0)
      expect(await forgetFlow(id, { environment })).toBe('notFound')
    })
  })

  test('behavior: a flow that waits for the resume starts over', async () => {
    await left('buy native', async (left) => {
      const { mine, page, resume, start, world } = left
      const { environment } = page
      const resumed = resume(page)
      await world.clock.sleep(2_000)
      const started = start(page)
      await world.clock.sleep(2_000)
      expect(await forgetFlow(getId(left), { environment })).toBe('forgotten')
      mine()
      expect(await resumed).toEqual([])
      expect(await started).not.toMatchObject({ resumed: true })
      expect(world.wallet.prompts).toHaveLength(2)
    })
  })

  test('behavior: a flow that another tab resumes is not forgotten', async () => {
    await left('buy native', async (left) => {
      const { mine, page, resume, world } = left
      const resumed = resume(page)
      await world.clock.sleep(2_000)
      const { environment } = await openPage(world, 'third')
      expect(await forgetFlow(getId(left), { environment })).toBe('running')
      expect(world.disk.values.size).toBe(1)
      mine()
      expect(await resumed).toMatchObject([{ status: 'done' }])
    })
  })

  test('behavior: a flow is not forgotten while its prompt may still be open', async () => {
    await visit('buy native', {}, async ({ flow, page, world }) => {
      const { clock, disk, walletMoods } = world
      const { client, environment } = page
      walletMoods.decide = () => ({ after: 'never', does: 'agree' })
      const leaving = new AbortController()
      const { signal } = leaving
      const run = { chainId, client, environment, signal }
      const ended = getFailure(flow.run(page, run))
      await clock.sleep(5_000)
      leaving.abort()
      await ended
      const [text = '{}'] = disk.values.values()
      const { id } = JSON.parse(text)
      expect(await forgetFlow(id, { environment })).toBe('running')
      await clock.sleep(120_000)
      expect(await forgetFlow(id, { environment })).toBe('forgotten')
      expect(disk.values.size).toBe(0)
    })
  })

  test('parameters: client, storage', async () => {
    await left('buy native', async (left) => {
      const { environment } = left.page
      const id = getId(left)
      const client = createMarketplaceClient({
        accessKey: 'another',
        marketplaceUrl: 'https://another.example',
        networks: { [chainId]: 'local' },
        scope: 'another project',
      })
      const storage = createMemoryStorage()
      const outcomes = [
        await forgetFlow('nobody', { environment }),
        await forgetFlow(id, { client, environment }),
        await forgetFlow(id, { environment, storage }),
      ]
      expect(outcomes).toEqual(['notFound', 'notFound', 'notFound'])
      expect(left.world.disk.values.size).toBe(1)
      expect(await forgetFlow(id, { environment })).toBe('forgotten')
    })
  })
})

test.each<FlowName>(['approve, buy', 'listing'])(
  'behavior: the flow "%s" takes effect once wherever the earlier page died',
  async (flow) => {
    const { crossings } = await tell({ flow })
    let crashes = 0
    let joined = 0
    for (let crashAt = 0; crashAt < crossings; crashAt += isSample ? 7 : 1) {
      crashes++
      const { violations, world } = await tell({ flow, crashAt, isHasty: true })
      expect({ crashAt, violations }).toEqual({ crashAt, violations: [] })
      joined += Number(
        world.trace.notes.some(
          (it) => it.type === 'progress' && it.progress.resumed,
        ),
      )
    }
    // Most crashes leave a record that the click has to wait for.
    expect(joined).toBeGreaterThan(crashes / 4)
  },
)
