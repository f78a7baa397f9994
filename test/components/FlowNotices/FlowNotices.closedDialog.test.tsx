import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BuyDialog, FlowNotices } from '../../../src/index.js'
import type { Order } from '../../../src/rpc/schemas.js'
import { listingOf, surround } from '../../hooks/setup.js'
import { storedFlows } from '../../hooks/storedFlows.js'
import { setupWorld } from '../../world.js'

const world = setupWorld({ emblems: 40 })

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

const page = (order: Order, open: boolean) => (
  <>
    <BuyDialog open={open} order={order} />
    <FlowNotices />
  </>
)
const notices = () => document.querySelector('.mk-flow-notices')
const press = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name }))

test('default: a notice shows the progress and the result of a closed dialog', async () => {
  let gate = Promise.resolve()
  let release = () => {}
  const client = world.createClient({
    fetch: (...request) => gate.then(() => fetch(...request)),
  })
  const order = await listingOf(world, world.createClient())
  const { wrapper } = await surround(world, { client })
  const { rerender } = render(page(order, true), { wrapper })
  const button = await screen.findByRole('button', { name: /^Buy for/ })
  gate = new Promise((resolve) => {
    release = resolve
  })
  await userEvent.click(button)
  expect(notices()?.textContent).toBe('')

  rerender(page(order, false))
  await waitFor(() =>
    expect(notices()?.textContent).toContain('is in progress'),
  )
  release()
  await waitFor(() =>
    expect(notices()?.textContent).toMatch(/is yoursNow in your wallet/),
  )
  await press('Dismiss')
  expect(screen.queryByRole('listitem')).toBe(null)
})

test('behavior: a result that the dialog has shown gets no notice', async () => {
  const order = await listingOf(world, world.createClient())
  const { wrapper } = await surround(world)
  const { rerender } = render(page(order, true), { wrapper })
  await press(/^Buy for/)
  await screen.findByText(/is yours$/)
  rerender(page(order, false))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  expect(notices()?.textContent).toBe('')
})

test('behavior: a flow with an unknown result can be dismissed for good', async () => {
  const config = world.createWalletConfig(() => 'fail')
  const order = await listingOf(world, world.createClient())
  const { wrapper } = await surround(world, { config })
  const { rerender, unmount } = render(page(order, true), { wrapper })
  await press(/^Buy for/)
  await screen.findByRole('button', { name: 'Check again' })
  rerender(page(order, false))
  await waitFor(() =>
    expect(notices()?.textContent).toContain('We don’t know if'),
  )
  expect(storedFlows()).toHaveLength(1)
  await press('I didn’t send it')
  await press('Stop tracking')
  await waitFor(() => expect(notices()?.textContent).toBe(''))
  expect(storedFlows()).toHaveLength(0)

  // Nor does it come back with the next page.
  unmount()
  const next = await surround(world, { config, connected: false })
  render(page(order, false), { wrapper: next.wrapper })
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(notices()?.textContent).toBe('')
})
