import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { withDeadline } from '../../src/service/withDeadline.js'

const never = () => new Promise<never>(() => {})

test('default: a result in time is returned', async () => {
  expect(await withDeadline({ milliseconds: 60_000 }, async () => 1)).toBe(1)
})

test('behavior: rejects after the time, and aborts the signal', async () => {
  let given: AbortSignal | undefined
  const late = new Error('Late.')
  const work = withDeadline({ late, milliseconds: 5 }, (signal) => {
    given = signal
    return never()
  })
  await expect(work).rejects.toBe(late)
  expect(given?.reason).toBe(late)
  await expect(withDeadline({ milliseconds: 5 }, never)).rejects.toThrow(
    'No response within 0.005 s.',
  )
})

test('behavior: rejects with the reason of the given signal', async () => {
  const ending = new AbortController()
  const options = { milliseconds: 60_000, signal: ending.signal }
  const work = withDeadline(options, never)
  const reason = new Error('The service stops.')
  ending.abort(reason)
  await expect(work).rejects.toBe(reason)
  await expect(withDeadline(options, never)).rejects.toBe(reason)
})

test('behavior: concurrent calls share one listener on a long-lived signal', async () => {
  const ending = new AbortController()
  const { signal } = ending
  const options = { milliseconds: 60_000, signal }
  let end = () => {}
  const first = new Promise<void>((resolve) => {
    end = resolve
  })
  const works = [first, ...Array.from({ length: 19 }, never)].map((work) =>
    withDeadline(options, () => work),
  )
  expect(getEventListeners(signal, 'abort')).toHaveLength(1)
  end()
  await works[0]
  ending.abort(new Error('The service stops.'))
  const [done, ...others] = await Promise.allSettled(works)
  expect(done?.status).toBe('fulfilled')
  expect(new Set(others.map(({ status }) => status))).toEqual(
    new Set(['rejected']),
  )
})
