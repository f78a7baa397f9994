import { describe, expect, test } from 'vitest'
import type { StepError } from '../../../src/errors.js'
import type { FlowParameters } from '../../../src/steps/flows/flowPlan.js'
import { resumeFlows } from '../../../src/steps/flows/resumeFlows.js'
import type { Progress } from '../../../src/steps/model/progress.js'
import type { FlowStorage } from '../../../src/steps/platform/storage.js'
import { chainId } from '../harness/chain/places.js'
import { openPage, type Page } from '../harness/page.js'
import { type Place, visit } from '../harness/visit.js'

type Access = 'get' | 'set' | 'delete' | 'keys'
type Mood = 'answers' | 'hangs' | 'throws'

/** A storage whose behaviour a test chooses for each access. */
function moody(storage: FlowStorage, chooseMood: (access: Access) => Mood) {
  const via =
    <args extends unknown[], value>(
      access: Access,
      act: (...args: args) => Promise<value>,
    ) =>
    (...args: args): Promise<value> => {
      const mood = chooseMood(access)
      if (mood === 'hangs') return new Promise(() => {})
      if (mood === 'throws') return Promise.reject(new Error('Blocked.'))
      return act(...args)
    }
  return {
    get: via('get', storage.get),
    set: via('set', storage.set),
    delete: via('delete', storage.delete),
    keys: via('keys', storage.keys),
  }
}

/**
 * A purchase that may be in flight, and another page with an unreliable
 * storage.
 */
const visitMoody = <value>(
  chooseMood: (access: Access) => Mood,
  act: (
    place: Place & {
      start(more?: Partial<FlowParameters>): Promise<unknown>
      storage: FlowStorage
    },
  ) => Promise<value>,
  { isInFlight = true } = {},
) =>
  visit('buy native', {}, async ({ flow, page: first, world }) => {
    const common = ({ client, environment }: Page) => ({
      chainId,
      client,
      environment,
    })
    world.chain.onSubmit((transaction) => {
      transaction.notBefore = Number.POSITIVE_INFINITY
    })
    if (isInFlight) {
      flow.run(first, common(first))
      await world.clock.sleep(10_000)
      first.die()
    }
    const page = await openPage(world, 'second')
    const storage = moody(page.environment.storage, chooseMood)
    const start = (more?: Partial<FlowParameters>) =>
      flow
        .run(page, { ...common(page), storage, timeout: 1_000, ...more })
        .catch((error: unknown) => error)
    return act({ flow, page, start, storage, world })
  })

const unresolved = { reason: 'unresolved', fundsMoved: 'maybe' }

describe('a storage that cannot be read', () => {
  test.each<Mood>(['hangs', 'throws'])(
    'behavior: a storage that %s at the first read is read again',
    async (mood) => {
      let reads = 0
      const chooseMood = (access: Access) =>
        access === 'get' && reads++ === 0 ? mood : 'answers'
      await visitMoody(chooseMood, async ({ start, world }) => {
        // The open flow is found and waited for.
        expect(await start()).toMatchObject({ reason: 'notConfirmed' })
        expect(world.wallet.prompts).toHaveLength(1)
      })
    },
  )

  test.each<Mood>(['hangs', 'throws'])(
    'behavior: if each read %s but the key exists, the flow needs consent',
    async (mood) => {
      const chooseMood = (access: Access) =>
        access === 'get' ? mood : 'answers'
      await visitMoody(chooseMood, async ({ start, world }) => {
        expect(await start()).toMatchObject(unresolved)
        // After the first refusal, the second call must still find the record.
        const refused = (await start()) as StepError
        expect(refused).toMatchObject(unresolved)
        expect(world.disk.values.size).toBe(1)
        expect(world.wallet.prompts).toHaveLength(1)
        await start({ acknowledge: refused.unresolved })
        expect(world.wallet.prompts).toHaveLength(2)
      })
    },
  )

  test.each<Mood>(['hangs', 'throws'])(
    'behavior: if each read %s but the key is missing, the flow starts',
    async (mood) => {
      const chooseMood = (access: Access) =>
        access === 'get' ? mood : 'answers'
      const mayStart = { isInFlight: false }
      await visitMoody(
        chooseMood,
        async ({ start, world }) => {
          expect(await start()).toMatchObject({ reason: 'notConfirmed' })
          expect(world.wallet.prompts).toHaveLength(1)
        },
        mayStart,
      )
    },
  )

  test.each<Mood>(['hangs', 'throws'])(
    'behavior: if the storage %s after the first call, a second call prompts nothing',
    async (mood) => {
      let now: Mood = 'answers'
      await visitMoody(
        () => now,
        async ({ start, world }) => {
          await start()
          now = mood
          expect(await start()).toMatchObject(unresolved)
          expect(await start()).toMatchObject(unresolved)
          expect(world.wallet.prompts).toHaveLength(1)
        },
      )
    },
  )

  test('behavior: a resume reports a record as unresolved if a later read fails', async () => {
    let reads = 0
    const chooseMood = (access: Access) =>
      access === 'get' && reads++ > 0 ? 'throws' : 'answers'
    await visitMoody(chooseMood, async ({ page, storage, world }) => {
      const { client, config, environment } = page
      const parameters = { client, environment, storage }
      expect(await resumeFlows(config, parameters)).toMatchObject([
        { status: 'unresolved', intent: { kind: 'buy' } },
      ])
      expect(world.disk.values.size).toBe(1)
    })
  })

  test.each<[Mood, number]>([
    ['hangs', 40_000],
    ['throws', 10_000],
  ])(
    'behavior: if the storage %s from the start, the record stays in memory',
    async (mood, longest) => {
      const mayStart = { isInFlight: false }
      await visitMoody(
        () => mood,
        async ({ start, world }) => {
          const shown: Progress[] = []
          const began = world.clock.now()
          const onProgress = (it: Progress) => shown.push(it)
          expect(await start({ onProgress })).toMatchObject({
            reason: 'notConfirmed',
          })
          expect(world.clock.now() - began).toBeLessThan(longest)
          expect(shown.at(-1)?.unsaved).toBe(true)
          // The page keeps the record in memory.
          expect(await start()).toMatchObject({ reason: 'notConfirmed' })
          expect(world.wallet.prompts).toHaveLength(1)
        },
        mayStart,
      )
    },
  )
})
