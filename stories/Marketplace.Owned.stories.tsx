import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { FlowNotices, Marketplace } from '../src/index.js'
import { forgetFlows } from './support/forgetFlows.js'
import { leaveListingsHalfDone } from './support/leaveListingsHalfDone.js'
import { findCollection, fromWorld, inStory } from './support/loaders.js'

const meta = {
  title: 'Components/Marketplace/Owned',
  component: Marketplace,
  parameters: { layout: 'fullscreen' },
  args: {
    chainId: 31337,
    contractAddress: '0x0000000000000000000000000000000000000001',
    header: null,
    pageSize: 12,
    style: { padding: '0 24px 48px' },
    url: 'memory',
  },
  loaders: [fromWorld(findCollection)],
  render: (args, { loaded }) => <Marketplace {...args} {...loaded.found} />,
} satisfies Meta<typeof Marketplace>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Canvas = Parameters<Play>[0]['canvas']

/** A long timeout, for busy machines. */
const patience = { timeout: 20_000 }

async function openOwned(canvas: Canvas) {
  await userEvent.click(
    await canvas.findByLabelText('Owned', undefined, patience),
  )
  return within(
    await canvas.findByRole('region', { name: 'Your items' }, patience),
  )
}

/** Selects items that are not listed, and opens the form. */
async function selectSeveral(canvas: Canvas, count: number) {
  const summary = await openOwned(canvas)
  await userEvent.click(
    await summary.findByRole('button', { name: 'List several' }),
  )
  await canvas.findByText('Select the items to list.')
  const boxes = await canvas.findAllByRole<HTMLInputElement>('checkbox', {
    name: /^Select /,
  })
  // Parallel tests list the first ones.
  const free = boxes.filter(({ disabled }) => !disabled).slice(-count)
  for (const box of free) await userEvent.click(box)
  await userEvent.click(
    canvas.getByRole('button', { name: `List ${count} items` }),
  )
  return within(await screen.findByRole('dialog'))
}

/** The account's items, and their value at the floor. */
export const Summary: Story = {
  play: async ({ canvas }) => {
    const summary = await openOwned(canvas)
    await summary.findByText('Value at floor', undefined, patience)
    summary.getByText('Listed')
    summary.getByText('Not listed')
  },
}

/** Only items that the account doesn't sell. */
export const Unlisted: Story = {
  play: async ({ canvas }) => {
    await openOwned(canvas)
    await userEvent.click(canvas.getByLabelText('Unlisted'))
    await waitFor(() => {
      expect(canvas.getAllByRole('article').length).toBeGreaterThan(0)
      expect(canvas.queryByText('Your listing')).toBe(null)
    }, patience)
  },
}

/** One price for all, and another one for the second item. */
export const ListSeveral: Story = {
  beforeEach:
    ({ id }) =>
    () =>
      forgetFlows(id),
  play: async ({ canvas }) => {
    const dialog = await selectSeveral(canvas, 2)
    await userEvent.type(
      await dialog.findByLabelText('Price for all', undefined, patience),
      '1.5',
    )
    const [, second] = dialog.getAllByLabelText(/^Price of /)
    if (!second) throw new Error('There is no second item.')
    await userEvent.clear(second)
    await userEvent.type(second, '2')
    await dialog.findByText('You receive 1.85 ETH', undefined, patience)
    const action = { name: 'List 2 items' }
    await userEvent.click(await dialog.findByRole('button', action, patience))
    await screen.findByText('2 items are listed', undefined, patience)
  },
}

/** Prices that may be a mistake are questioned before the wallet opens. */
export const FarBelowTheFloor: Story = {
  play: async ({ canvas }) => {
    const dialog = await selectSeveral(canvas, 2)
    await userEvent.type(
      await dialog.findByLabelText('Price for all', undefined, patience),
      '0.0001',
    )
    const action = { name: 'List 2 items' }
    await userEvent.click(await dialog.findByRole('button', action, patience))
    await dialog.findByRole('button', { name: 'Change price' })
    await expect(dialog.getAllByText(/below the floor of/).length).toBe(2)
    dialog.getByRole('button', { name: 'List 2 items anyway' })
  },
}

/** One of two items is listed; the notice offers to list the other. */
export const LeftHalfDone: Story = {
  beforeEach:
    ({ id }) =>
    () =>
      forgetFlows(id),
  loaders: [inStory(leaveListingsHalfDone)],
  render: () => <FlowNotices />,
  play: async () => {
    await screen.findByText('1 of 2 items listed', undefined, patience)
    await userEvent.click(
      screen.getByRole('button', { name: 'List the others' }),
    )
    const dialog = within(await screen.findByRole('dialog', {}, patience))
    await waitFor(
      () => expect(dialog.getByLabelText(/^Price of /)).toHaveValue('1.25'),
      patience,
    )
    await dialog.findByRole('button', { name: 'List 1 item' }, patience)
  },
}
