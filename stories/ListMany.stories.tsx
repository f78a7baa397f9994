import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { FlowNotices, Marketplace } from '../src/index.js'
import { forgetFlows } from './support/forgetFlows.js'
import { leaveListingsHalfDone } from './support/leaveListingsHalfDone.js'
import { findCollection, fromWorld, inStory } from './support/loaders.js'
import { refusingEverySecond, refusingFetch } from './support/lyingService.js'
import { press } from './support/press.js'

/**
 * `Marketplace` lists several of the account's items. The wallet confirms each
 * of them, and the flow can stop after any of them.
 */
const meta = {
  title: 'Trade/List several',
  component: Marketplace,
  parameters: { layout: 'fullscreen', wall: 'trade-all-states--list-several' },
  args: {
    chainId: 31337,
    contractAddress: '0x0000000000000000000000000000000000000001',
    header: null,
    pageSize: 12,
    style: { padding: '0 24px 48px' },
    url: 'memory',
  },
  beforeEach:
    ({ id }) =>
    () =>
      forgetFlows(id),
  loaders: [fromWorld(findCollection)],
  render: (args, { loaded }) => <Marketplace {...args} {...loaded.found} />,
} satisfies Meta<typeof Marketplace>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Canvas = Parameters<Play>[0]['canvas']

/** Selects items that are not listed, and opens the form. */
async function selectSeveral(canvas: Canvas, count: number) {
  await userEvent.click(await canvas.findByLabelText('Owned'))
  const summary = within(
    await canvas.findByRole('region', { name: 'Your items' }),
  )
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
  // While it loads, there is another dialog.
  return within(await screen.findByRole('dialog', { name: /^List for sale/ }))
}

type Dialog = Awaited<ReturnType<typeof selectSeveral>>

async function typePrice(dialog: Dialog, price: string) {
  await userEvent.type(await dialog.findByLabelText('Price for all'), price)
}

export const Default: Story = {
  name: 'Set prices',
  play: async ({ canvas }) => {
    const dialog = await selectSeveral(canvas, 2)
    await dialog.findByRole('button', { name: 'Enter a price' })
  },
}

/** The shared price isn't a number, and one item's own price is zero. */
export const WrongPrices: Story = {
  name: 'Not a number',
  play: async ({ canvas }) => {
    const dialog = await selectSeveral(canvas, 2)
    await typePrice(dialog, '1.2.3')
    const [, second] = dialog.getAllByLabelText(/^Price of /)
    if (!second) throw new Error('There is no second item.')
    await userEvent.clear(second)
    await userEvent.type(second, '0')
    await waitFor(() => expect(dialog.getAllByRole('alert')).toHaveLength(2))
  },
}

/** One price for all, and another one for the second item. */
export const Listed: Story = {
  tags: ['quick'],
  play: async ({ canvas }) => {
    const dialog = await selectSeveral(canvas, 2)
    await typePrice(dialog, '1.5')
    const [, second] = dialog.getAllByLabelText(/^Price of /)
    if (!second) throw new Error('There is no second item.')
    await userEvent.clear(second)
    await userEvent.type(second, '2')
    await dialog.findByText('You receive 1.85 ETH')
    const action = { name: 'List 2 items' }
    await userEvent.click(await dialog.findByRole('button', action))
    await screen.findByText('2 items are listed')
  },
}

/** Prices that may be a mistake are questioned before the wallet opens. */
export const FarBelowTheFloor: Story = {
  name: 'Far below the floor',
  play: async ({ canvas }) => {
    const dialog = await selectSeveral(canvas, 2)
    await typePrice(dialog, '0.0001')
    const action = { name: 'List 2 items' }
    await userEvent.click(await dialog.findByRole('button', action))
    await dialog.findByRole('button', { name: 'Change price' })
    await expect(dialog.getAllByText(/below the floor of/).length).toBe(2)
    dialog.getByRole('button', { name: 'List 2 items anyway' })
  },
}

/** One of two items is listed; the notice offers to list the other. */
export const LeftHalfDone: Story = {
  name: 'Interrupted halfway',
  loaders: [inStory(leaveListingsHalfDone)],
  render: () => <FlowNotices />,
  play: async () => {
    await screen.findByText('1 of 2 items listed')
    await userEvent.click(
      screen.getByRole('button', { name: 'List the others' }),
    )
    const dialog = within(
      await screen.findByRole('dialog', { name: /^List for sale/ }),
    )
    await waitFor(() =>
      expect(dialog.getByLabelText(/^Price of /)).toHaveValue('1.25'),
    )
    await dialog.findByRole('button', { name: 'List 1 item' })
  },
}

/** The service refuses the first signed order, so no item is listed. */
export const FirstRefused: Story = {
  name: 'First one rejected',
  parameters: { client: { fetch: refusingFetch } },
  play: async ({ canvas }) => {
    const dialog = await selectSeveral(canvas, 2)
    await typePrice(dialog, '1.5')
    await press('List 2 items', dialog)
    await dialog.findByText('Signed, but the marketplace rejected it.')
    dialog.getByText('Not listed')
    dialog.getByText('Waiting')
  },
}

/** The service refuses the second signed order; the first item is listed. */
export const StoppedHalfway: Story = {
  name: 'Stopped halfway',
  parameters: { client: { fetch: refusingEverySecond() } },
  play: async ({ canvas }) => {
    const dialog = await selectSeveral(canvas, 2)
    await typePrice(dialog, '1.5')
    await press('List 2 items', dialog)
    await dialog.findByText(/^Stopped here\./)
    dialog.getByText('Listed')
    dialog.getByText('Not listed')
    dialog.getByRole('button', { name: 'Publish again' })
  },
}
