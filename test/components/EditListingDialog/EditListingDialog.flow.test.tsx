import { cleanup, configure, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '../../../src/core.js'
import { EditListingDialog, FlowNotices } from '../../../src/index.js'
import { buyAs } from '../../buyAs.js'
import { listOwn } from '../../hooks/ownItems.js'
import { surround } from '../../hooks/setup.js'
import { testExhaustive } from '../../sample.js'
import { setupWorld } from '../../world.js'
import { before, decline } from '../interceptWallet.js'
import { findListed, getStatus } from '../listedOrders.js'

// Whether each element can be seen takes jsdom half of the time.
configure({ defaultHidden: true })

const world = setupWorld()

beforeEach(() => {
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
})
afterEach(cleanup)

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

describe('EditListingDialog', () => {
  const changeTo = async (order: Order, price: string) => {
    const { wrapper } = await surround(world)
    render(
      <EditListingDialog contractType="ERC721" defaultOpen order={order} />,
      {
        wrapper,
      },
    )
    const input = await screen.findByLabelText('Price')
    await userEvent.clear(input)
    await userEvent.type(input, price)
    await press(`Change to ${price} ETH`)
  }
  const ofToken = async ({ tokenId }: Order) =>
    (
      await findListed(world, {
        ordersCreatedBy: [world.info.accounts[0]?.address],
        ordersNotCreatedBy: [],
      })
    ).find((it) => it.tokenId === tokenId)

  test('default: an edit cancels the old listing and creates one with the new price', async () => {
    const [order] = await listOwn(world, 1)
    if (!order) throw new Error('Too few listings.')
    await changeTo(order, '0.75')
    await screen.findByText('Listing updated')
    expect(await getStatus(world, order)).toBe('cancelled')
    expect((await ofToken(order))?.priceAmount).toBe('750000000000000000')
  })

  test('behavior: sold listings are neither cancelled nor listed again', async () => {
    const [order] = await listOwn(world, 1)
    if (!order) throw new Error('Too few listings.')
    const { wrapper } = await surround(world)
    render(
      <EditListingDialog contractType="ERC721" defaultOpen order={order} />,
      {
        wrapper,
      },
    )
    const input = await screen.findByLabelText('Price')
    await userEvent.clear(input)
    await userEvent.type(input, '0.4')
    const action = await screen.findByRole('button', {
      name: 'Change to 0.4 ETH',
    })
    await buyAs(world, 1, order)
    await world.sync()
    await userEvent.click(action)
    await screen.findByText(/^It sold at the old price/)
  })

  testExhaustive(
    'behavior: a half-done edit shows its state, and can be finished after a reload',
    async () => {
      const [order] = await listOwn(world, 1)
      if (!order) throw new Error('Too few listings.')
      const { config, wrapper } = await surround(world)
      let isWilling = false
      const shown: (string | null)[] = []
      const getRegion = () => document.querySelector('.mk-steps [role=status]')
      let region: Element | null = null
      await before(config, 'eth_signTypedData', async () => {
        await screen.findByText(/^Confirm in .+\.$/)
        // Screen readers announce only changes of a region that was there before.
        expect(getRegion()).toBe(region)
        expect(region?.textContent).toMatch(/Confirm in .+\.$/)
        const titles = document.querySelectorAll('.mk-step-title')
        shown.push(...[...titles].map(({ textContent }) => textContent))
        if (!isWilling) await decline()
      })
      const { unmount } = render(
        <EditListingDialog contractType="ERC721" defaultOpen order={order} />,
        { wrapper },
      )
      const input = await screen.findByLabelText('Price')
      await userEvent.clear(input)
      await userEvent.type(input, '2')
      region = getRegion()
      expect(region?.textContent).toBe('')
      await press('Change to 2 ETH')
      await screen.findByText(/^The old listing is cancelled/)
      expect(await getStatus(world, order)).toBe('cancelled')
      expect(shown).toEqual([
        'Cancel the listing for 0.5 ETH',
        'Create new listing',
      ])
      unmount()

      // Another page of the same account: it was cancelled, and not listed again.
      isWilling = true
      const later = await surround(world, { config, connected: false })
      render(<FlowNotices />, later)
      await press('Finish listing')
      expect(await screen.findByLabelText('Price')).toHaveProperty('value', '2')
      region = getRegion()
      await press('List for 2 ETH')
      await screen.findByText('Listing updated')
      expect((await ofToken(order))?.priceAmount).toBe('2000000000000000000')
      await press('Done')
      expect(screen.queryByText(/isn’t for sale$/)).toBe(null)
      expect(Object.keys(localStorage).join()).not.toContain('marketkit:flow')
    },
  )
})
