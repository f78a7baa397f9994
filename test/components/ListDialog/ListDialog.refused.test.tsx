import {
  cleanup,
  configure,
  render,
  screen,
  waitFor,
} from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { FlowNotices, ListDialog, PendingFlows } from '../../../src/index.js'
import { findOwn } from '../../hooks/ownItems.js'
import { surround } from '../../hooks/setup.js'
import { storedFlows } from '../../hooks/storedFlows.js'
import { setupWorld } from '../../world.js'

configure({ defaultHidden: true })

const world = setupWorld({ emblems: 40 })
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
const shown = (text: RegExp) => screen.findByText(text)

/** A service that refuses signed orders, until it is told to take them. */
function refusing() {
  let isOpen = false
  return {
    client: world.createClient({
      fetch: (input, init) =>
        isOpen || !String(input).endsWith('/orders')
          ? fetch(input, init)
          : Promise.resolve(
              Response.json({ error: 'InvalidArgument' }, { status: 400 }),
            ),
    }),
    open() {
      isOpen = true
    },
  }
}

/** Lists in the dialog, and is refused. */
async function listAndBeRefused() {
  await world.sync()
  const [item] = await findOwn(world)
  const service = refusing()
  const { wrapper } = await surround(world, service)
  render(
    <>
      <ListDialog defaultOpen item={item} />
      <FlowNotices />
    </>,
    { wrapper },
  )
  await userEvent.type(await screen.findByLabelText(/^Price/), '25')
  await press(/^(Approve|List for)/)
  await shown(/^Signed, but the marketplace rejected it\./)
  await shown(/Someone can still use your signed order until it expires/)
  return { service }
}

beforeEach(() => localStorage.clear())

test('behavior: the dialog posts a rejected listing again', async () => {
  const { service } = await listAndBeRefused()
  service.open()
  await press('Publish again')
  await shown(/is listed$/)
  expect(storedFlows()).toHaveLength(0)
})

test('behavior: the dialog cancels a rejected listing, and a notice confirms that', async () => {
  await listAndBeRefused()
  await press('Cancel order')
  await shown(/is no longer listed$|Your cancellation went through/)
  expect(screen.queryByText(/marketplace rejected/)).toBe(null)
  expect(storedFlows()).toHaveLength(0)
})

test('behavior: after a reload, a rejected listing has one notice, and stays in the list', async () => {
  await listAndBeRefused()
  cleanup()
  const first = await surround(world)
  const { unmount } = render(<FlowNotices />, { wrapper: first.wrapper })
  await shown(/^Your listing is signed, but the marketplace rejected it/)
  await shown(/^Someone can still buy at 25 \w+ until .*20\d\d/)
  // The record is shown before it is settled and marked as reported.
  await waitFor(() =>
    expect(localStorage.getItem(storedFlows()[0] ?? '')).toContain(
      'isReported',
    ),
  )
  unmount()

  const second = await surround(world)
  render(
    <>
      <FlowNotices />
      <PendingFlows />
    </>,
    { wrapper: second.wrapper },
  )
  await press(/1 trade in progress$/)
  await shown(/^Your listing is signed, but the marketplace rejected it/)
  const notices = document.querySelector('.mk-flow-notices')
  expect(notices?.textContent).toBe('')
  await press('Publish again')
  // The notice in the corner, and the list.
  const told = /is listed$|Your listing went through/
  expect(await screen.findAllByText(told)).toHaveLength(2)
  expect(storedFlows()).toHaveLength(0)
})
