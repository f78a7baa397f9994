import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FlowSteps } from '../../../src/components/trade/FlowSteps.js'
import {
  createMarketplaceClient,
  type Progress,
  type StepProgress,
} from '../../../src/core.js'
import { renderWithKit } from '../renderWithKit.js'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const at = (status: StepProgress['status']) =>
  ({
    status: 'running',
    phase: 'executing',
    current: 0,
    steps: [{ index: 0, kind: 'transaction', id: 'buy', status }],
  }) as Progress
const steps = (progress: Progress, pending = true) => (
  <FlowSteps
    chainId={31337}
    pending={pending}
    progress={progress}
    quote={undefined}
  />
)
const wait = () => document.querySelector('.mk-wait')?.textContent
const pass = (seconds: number) =>
  act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

describe('a long wait', () => {
  test('default: a live region explains the wait after 20 seconds', async () => {
    renderWithKit(steps(at('prompting')))
    await pass(19)
    expect(wait()).toBe('')
    await pass(1)
    expect(wait()).toBe('Open your wallet. It may be hiding the request.')
    const regions = screen.getAllByRole('status')
    expect(regions.some((it) => it.textContent === wait())).toBe(true)
  })

  test('behavior: each change of the status restarts the 20 seconds', async () => {
    const { rerender } = renderWithKit(steps(at('prompting')))
    await pass(20)
    rerender(steps(at('posting')))
    expect(wait()).toBe('')
    await pass(19)
    expect(wait()).toBe('')
    await pass(1)
    expect(wait()).toBe('Publishing is taking longer than usual.')
  })

  test('behavior: a flow that is not pending has no wait message', async () => {
    renderWithKit(steps(at('prompting'), false))
    await pass(30)
    expect(wait()).toBe('')
  })

  test('behavior: the offline message appears at once, and disappears when online', () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const client = createMarketplaceClient({
      accessKey: 'key',
      marketplaceUrl: 'https://market.example',
      networks: {},
    })
    renderWithKit(steps(at('confirming')), { client })
    expect(wait()).toContain('You’re offline.')
    line.mockReturnValue(true)
    act(() => void dispatchEvent(new Event('online')))
    expect(wait()).toBe('')
  })

  test('behavior: a service of this device is never offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    renderWithKit(steps(at('confirming')))
    expect(wait()).toBe('')
  })
})
