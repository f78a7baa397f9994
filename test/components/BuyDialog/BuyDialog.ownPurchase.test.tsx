import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { resumeFlows } from '../../../src/core.js'
import { BuyDialog } from '../../../src/index.js'
import type { Order } from '../../../src/rpc/schemas.js'
import type { WalletAnswer } from '../../../src/testing/index.js'
import { buyAs } from '../../buyAs.js'
import { listingOf, surround } from '../../hooks/setup.js'
import { setupWorld } from '../../world.js'

const world = setupWorld({ emblems: 40 })

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

/** Buys the order outside of the page, and waits until the service has read it. */
async function soldTo(account: number, order: Order): Promise<void> {
  await buyAs(world, account, order)
  await world.sync()
}

async function open(answer: () => WalletAnswer = () => 'approve') {
  const order = await listingOf(world, world.createClient())
  const config = world.createWalletConfig(answer, { accounts: [0] })
  const surroundings = await surround(world, { config })
  const { wrapper } = surroundings
  return {
    ...surroundings,
    order,
    show: () => render(<BuyDialog defaultOpen order={order} />, { wrapper }),
  }
}

const sees = (text: RegExp | string) => screen.findByText(text)
const press = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name }))

describe('a purchase by the same account', () => {
  test('default: an item bought in another tab is shown as owned', async () => {
    const { order, show } = await open()
    await soldTo(0, order)
    show()
    await sees('You own this now.')
    expect(screen.queryByText(/This listing is gone/)).toBe(null)
    expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(2)
  })

  test('behavior: “Check again” finds an unresolved purchase', async () => {
    const { order, show } = await open(() => 'fail')
    show()
    await press(/^Buy for/)
    await sees(/This may still go through/)
    // The wallet had sent it after all.
    await soldTo(0, order)
    await press('Check again')
    await sees(/is yours$/)
  })

  test('behavior: a purchase that `resumeFlows` has found succeeds in the dialog, too', async () => {
    const { client, config, order, show } = await open(() => 'fail')
    show()
    await press(/^Buy for/)
    await sees(/This may still go through/)
    await soldTo(0, order)
    const [flow] = await resumeFlows(config, { client })
    expect(flow?.status).toBe('done')
    await press('Check again')
    await sees(/is yours$/)
    expect(screen.getByRole('dialog').dataset.stage).toBe('success')
  })
})

test('behavior: a rejected purchase of a listing that has sold shows one notice', async () => {
  const { order, show } = await open(() => 'reject')
  show()
  const button = await screen.findByRole('button', { name: /^Buy for/ })
  await soldTo(1, order)
  await userEvent.click(button)
  await waitFor(() =>
    expect(screen.getByText(/This listing is gone/)).toBeTruthy(),
  )
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(screen.getByRole('alert').textContent).toContain(
    'You weren’t charged.',
  )
})
