import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { withDeadline } from '../../src/service/withDeadline.js'

const never = () => new Promise<never>(() => {})

test('default', async () => {
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
    'No answer within 0.005 s.',
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

test('behavior: leaves nothing on a signal that lives on', async () => {
  const { signal } = new AbortController()
  const options = { milliseconds: 60_000, signal }
  await withDeadline(options, async () => {
    expect(getEventListeners(signal, 'abort')).toHaveLength(1)
  })
  await withDeadline(options, async () => {
    throw new Error('Unexpected.')
  }).catch(() => {})
  expect(getEventListeners(signal, 'abort')).toEqual([])
})
