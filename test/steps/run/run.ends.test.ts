import { describe, expect, test } from 'vitest'
import {
  asked,
  expectGood,
  failure,
  getEvents,
  named,
  withFault,
} from '../harness/ending.js'
import { onTransactionAt } from '../harness/faults/fault.js'
import { tell } from '../harness/story.js'
import { createFault } from '../harness/visit.js'

describe('the end of a flow', () => {
  test('behavior: a signature is in no URL and in one request body', async () => {
    const ending = await tell({ flow: 'listing' })
    const [prompt] = ending.world.wallet.prompts
    const signature = String(prompt?.signature)
    const { exchanges } = ending.world.service
    expect(exchanges.filter(({ url }) => url.includes('signature'))).toEqual([])
    const carrying = exchanges.filter(({ body }) => body.includes(signature))
    expect(carrying.map(({ kind }) => kind)).toEqual(['post'])
    expect(Object.keys(JSON.parse(carrying[0]?.body ?? '{}'))).toEqual([
      'collectionAddress',
      'currencyAddress',
      'order',
      'signature',
    ])
    expectGood(ending)
  })

  test('behavior: a purchase waits until the service shows the sale', async () => {
    const late = createFault(({ world }) => {
      world.serviceMoods.lag = 3
    })
    const ending = await tell({ flow: 'buy native', faults: [late] })
    expect(getEvents(ending)).toContainEqual(
      expect.objectContaining({ type: 'indexed', shown: true }),
    )
    const reads = ending.world.service.exchanges.filter(
      ({ kind }) => kind === 'read',
    )
    expect(reads.length).toBeGreaterThan(1)
    expectGood(ending)
  })

  test('behavior: a promise settles although the service never answers a read', async () => {
    const mute = createFault(({ world: { serviceMoods } }) => {
      const { answer } = serviceMoods
      serviceMoods.answer = (exchange, serve) =>
        exchange.kind === 'read' ? 'hang' : answer(exchange, serve)
    })
    const ending = await tell({ flow: 'listing', faults: [mute] })
    const ended = ending.world.trace.notes.find(({ type }) => type === 'ended')
    expect(ended).toMatchObject({ result: { indexed: false } })
    // The user never had to give up waiting.
    expect(ending.exits).toBe(0)
    expectGood(ending)
  })

  test('behavior: a post that the service refuses is not sent again', async () => {
    const ending = await withFault('listing', '422 of a post')
    const { exchanges, book } = ending.world.service
    const refused = exchanges.filter(({ status }) => status === 422)
    expect(refused).toHaveLength(1)
    expect(failure(ending)).toMatchObject({ reason: 'post' })
    expect(book.size).toBe(1)
    expectGood(ending)
  })

  test('behavior: a node error is not reported as a refusal by the user', async () => {
    const ending = await withFault('buy native', '-32000, of a node @0')
    expect(failure(ending)).toMatchObject({ reason: 'wallet' })
    expectGood(ending)
  })

  test.each(['repriced', 'replaced', 'cancelled'])(
    'behavior: a resume finds a transaction %s while the page was closed',
    async (what) => {
      const leave = createFault((stage) =>
        onTransactionAt(stage, 0, () =>
          stage.world.clock.after(3_000, () => stage.page()?.die()),
        ),
      )
      const faults = [named(`${what} @0`), leave]
      const ending = await tell({ flow: 'buy native', faults })
      const { notes } = ending.world.trace
      const resumed = notes.find(({ type }) => type === 'resumed')
      const opened = notes.find(
        ({ tab, type }) => type === 'opened' && tab === 'round 1',
      )
      expect((resumed?.at ?? 0) - (opened?.at ?? 0)).toBeLessThan(5_000)
      const status = what === 'repriced' ? 'done' : 'failed'
      expect(resumed).toMatchObject({ flows: [{ status }] })
      expectGood(ending)
    },
  )

  test('behavior: no progress and no event is emitted twice', async () => {
    const ending = await tell({ flow: 'first listing' })
    const told = ending.world.trace.notes.flatMap((it) =>
      it.type === 'progress' ? [JSON.stringify(it.progress)] : [],
    )
    for (const [index, text] of told.entries())
      expect(text).not.toBe(told[index - 1])
    const types = getEvents(ending).map((event) => event.type)
    for (const type of ['started', 'quoted', 'mined', 'posted', 'succeeded'])
      expect(types.filter((it) => it === type)).toEqual([type])
    expectGood(ending)
  })

  test('behavior: an approval that is never mined is not confirmed', async () => {
    const ending = await withFault('approve, buy', 'dropped @0')
    expect(asked(ending)).toEqual(['transaction'])
    expect(failure(ending)).toMatchObject({
      reason: 'notConfirmed',
      fundsMoved: 'maybe',
    })
    expectGood(ending)
  })

  test('behavior: a reverted purchase is no success', async () => {
    const ending = await withFault('buy native', 'revert @0')
    const { notes } = ending.world.trace
    const calm = notes.findIndex(({ type }) => type === 'calm')
    const told = notes
      .slice(0, calm)
      .flatMap((it) => (it.type === 'event' ? [it.event.type] : []))
    expect(told).not.toContain('succeeded')
    expect(told).not.toContain('mined')
    expectGood(ending)
  })
})
