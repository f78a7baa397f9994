import {
  act,
  cleanup,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BrowseToolbar, useBrowse } from '../../../src/index.js'
import { getEmblems, surround } from '../../hooks/setup.js'
import { setupWorld } from '../../world.js'

const world = setupWorld({ emblems: 40 })
const place = () => ({
  chainId: world.info.chainId,
  contractAddress: getEmblems(world),
})

// A new history entry removes those that an earlier test left ahead of it.
beforeEach(() => window.history.pushState(null, '', '/?id=7'))
afterEach(cleanup)

function Bar() {
  return <BrowseToolbar browse={useBrowse(place())} />
}

const back = () =>
  act(async () => {
    const arrived = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, { once: true }),
    )
    window.history.back()
    await arrived
  })

test('behavior: typing adds one history entry, and Enter searches at once', async () => {
  const { wrapper } = await surround(world)
  render(<Bar />, { wrapper })
  const steps = window.history.length
  const box = screen.getByRole('searchbox', { name: 'Search items' })
  for (const value of ['sil', 'silent '])
    fireEvent.change(box, { target: { value } })
  expect(window.location.search).toBe('?id=7')
  await waitFor(() => expect(window.location.search).toBe('?id=7&q=silent'))
  // The trailing space stays, so that the next word can be typed.
  expect(box).toHaveProperty('value', 'silent ')
  fireEvent.change(box, { target: { value: 'silent crown' } })
  fireEvent.submit(box)
  expect(window.location.search).toBe('?id=7&q=silent+crown')
  expect(window.history.length).toBe(steps + 1)
  await back()
  expect(box).toHaveProperty('value', '')
})
