import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { hangLimit } from '../../../scripts/hangLimit.js'
import { flowNoticeList } from '../../../src/components/FlowNotices/FlowNotices.js'
import { FlowNotices, type TrackedFlow } from '../../../src/index.js'
import { buying } from '../fixtures.js'
import { renderWithKit } from '../renderWithKit.js'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const flow: TrackedFlow = {
  id: 'one',
  createdAt: 0,
  hashes: [],
  intent: buying(),
  status: 'running',
}

test('behavior: nothing loads without a flow', () => {
  const load = vi.spyOn(flowNoticeList, 'load')
  renderWithKit(<FlowNotices flows={[]} />)
  expect(load).not.toHaveBeenCalled()
  expect(screen.queryByRole('region')).toBe(null)
})

// In this order, because the module keeps a part that it has loaded.
describe('behavior: loading', { shuffle: false }, () => {
  test('behavior: a failed load is shown, and retried after five seconds', async () => {
    vi.useFakeTimers()
    const load = vi.spyOn(flowNoticeList, 'load')
    load.mockRejectedValue(new TypeError('Failed to fetch'))
    const { unmount } = renderWithKit(<FlowNotices flows={[flow]} />)
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.getByRole('region').textContent).toContain('Try again')
    await act(() => vi.advanceTimersByTimeAsync(4_000))
    expect(load).toHaveBeenCalledTimes(1)
    await act(() => vi.advanceTimersByTimeAsync(1_001))
    expect(load).toHaveBeenCalledTimes(2)
    unmount()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('behavior: a failed load without a notice says nothing', async () => {
    const load = vi.spyOn(flowNoticeList, 'load')
    load.mockRejectedValue(new TypeError('Failed to fetch'))
    renderWithKit(<FlowNotices flows={[{ ...flow, isShown: true }]} />)
    await vi.waitFor(() => expect(load).toHaveBeenCalled(), {
      timeout: hangLimit,
    })
    await act(() => Promise.resolve())
    expect(screen.queryByRole('region')).toBe(null)
  })

  test('behavior: the user retries, and sees the notice', async () => {
    const load = vi.spyOn(flowNoticeList, 'load')
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    renderWithKit(<FlowNotices flows={[flow]} />)
    await userEvent.click(
      await screen.findByRole('button', { name: 'Try again' }),
    )
    expect(await screen.findByRole('listitem')).toHaveProperty(
      'dataset.status',
      'running',
    )
    expect(screen.queryByRole('button', { name: 'Try again' })).toBe(null)
  })
})
