import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { EditListingDialog, FlowNotices } from '../src/index.js'
import { forgetFlows } from './support/forgetFlows.js'
import { leaveEditHalfDone } from './support/leaveEditHalfDone.js'
import { findOwnListing, fromWorld, inStory } from './support/loaders.js'
import { press } from './support/press.js'
import { answerInWallet } from './support/world.js'

/**
 * - An edit has two parts. If the user closes the page between them,
 *   `FlowNotices` offers to finish it.
 * - A higher price cancels first, so the item isn't for sale for a moment.
 */
const meta = {
  title: 'Trade/EditListingDialog',
  component: EditListingDialog,
  args: {
    collectionName: 'Emblems',
    contractType: 'ERC721',
    defaultOpen: true,
    onOpenChange: fn(),
    onSuccess: fn(),
    order: undefined,
  },
  loaders: [fromWorld(findOwnListing)],
  parameters: {
    docs: { story: { inline: false, height: '820px' } },
    wall: 'trade-all-states--edit',
  },
  render: (args, { loaded }) => (
    <EditListingDialog
      {...args}
      collectible={loaded.found?.metadata}
      order={loaded.found?.listing}
    />
  ),
} satisfies Meta<typeof EditListingDialog>
export default meta

type Story = StoryObj<typeof meta>

const enterPrice = async (price: string) => {
  const input = await screen.findByLabelText('Price')
  await userEvent.clear(input)
  await userEvent.type(input, price)
}

/** Unchanged terms: there is nothing to save. */
export const Default: Story = {
  name: 'Nothing changed yet',
  play: async () => {
    const action = { name: 'No changes' }
    await expect(await screen.findByRole('button', action)).toBeDisabled()
  },
}

/** A lower price: the item stays for sale the whole time. */
export const Cheaper: Story = {
  tags: ['quick'],
  name: 'A lower price',
  play: async () => {
    await enterPrice('0.5')
    await screen.findByRole('button', { name: 'Change to 0.5 ETH' })
  },
}

/** A higher price: nobody can buy at the old price meanwhile. */
export const Dearer: Story = {
  name: 'A higher price',
  play: async () => {
    await enterPrice('9')
    await screen.findByRole('button', { name: 'Change to 9 ETH' })
  },
}

export const Changed: Story = {
  name: 'Listing updated',
  play: async () => {
    await enterPrice('9.5')
    await press('Change to 9.5 ETH')
    await waitFor(() =>
      expect(screen.getByText('Listing updated')).toBeVisible(),
    )
  },
}

/** The wallet shows the first part and waits for confirmation. */
export const Waiting: Story = {
  name: 'Waiting for the wallet',
  parameters: { wallet: 'waiting' },
  // Rejects the prompt, so that other stories can prompt.
  beforeEach: () => () => answerInWallet('reject'),
  play: async () => {
    await enterPrice('9')
    await press('Change to 9 ETH')
    await screen.findByRole('button', { name: 'Confirm in wallet…' })
  },
}

/** The wallet failed, but may have sent the cancellation. */
export const Unsure: Story = {
  name: 'May still go through',
  parameters: { wallet: 'silent' },
  beforeEach:
    ({ id }) =>
    () =>
      forgetFlows(id),
  play: async () => {
    await enterPrice('9')
    await press('Change to 9 ETH')
    await screen.findByText(/This may still go through/)
  },
}

/** Rejected in a low window: both parts stay visible above the notice. */
export const Declined: Story = {
  name: 'Rejected in the wallet',
  args: { style: { maxHeight: '640px' } },
  parameters: { wallet: 'wavering' },
  play: async () => {
    await enterPrice('9')
    await press('Change to 9 ETH')
    const getBox = (element: HTMLElement) => element.getBoundingClientRect()
    await waitFor(() => {
      const last = getBox(screen.getByText('Create new listing'))
      const notice = getBox(screen.getByRole('alert'))
      return expect(last.bottom).toBeLessThan(notice.top)
    })
  },
}

/**
 * An edit interrupted by a reload: the old listing is cancelled, the new one
 * isn't created.
 *
 * @example
 * import { FlowNotices } from 'marketkit'
 *
 * <FlowNotices />
 */
export const LeftHalfDone: Story = {
  name: 'Finish after a reload',
  loaders: [inStory(leaveEditHalfDone)],
  render: () => <FlowNotices />,
  play: async () => {
    await press('Finish listing')
    await screen.findByRole('button', { name: 'List for 1.25 ETH' })
  },
}

export const Disconnected: Story = {
  name: 'No wallet',
  parameters: { wallet: 'none' },
}
