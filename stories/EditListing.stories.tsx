import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { EditListing, FlowNotices } from '../src/index.js'
import { leaveEditHalfDone } from './support/leaveEditHalfDone.js'
import { findOwnListing, fromWorld } from './support/loaders.js'

const meta = {
  title: 'Components/EditListing',
  component: EditListing,
  args: {
    collectionName: 'Emblems',
    contractType: 'ERC721',
    defaultOpen: true,
    onOpenChange: fn(),
    onSuccess: fn(),
    order: undefined,
  },
  loaders: [fromWorld(findOwnListing)],
  parameters: { docs: { story: { inline: false, height: '820px' } } },
  render: (args, { loaded }) => (
    <EditListing
      {...args}
      collectible={loaded.found?.metadata}
      order={loaded.found?.listing}
    />
  ),
} satisfies Meta<typeof EditListing>
export default meta

type Story = StoryObj<typeof meta>

const patience = { timeout: 20_000 }
const enterPrice = async (price: string) => {
  const input = await screen.findByLabelText('Price', undefined, patience)
  await userEvent.clear(input)
  await userEvent.type(input, price)
}

/** As it is: there is nothing to change. */
export const Default: Story = {
  play: async () => {
    const action = { name: 'Nothing changed' }
    await expect(
      await screen.findByRole('button', action, patience),
    ).toBeDisabled()
  },
}

/** A lower price: the item stays for sale all the while. */
export const Cheaper: Story = {
  play: async () => {
    await enterPrice('0.5')
    await screen.findByRole('button', { name: 'Change to 0.5 ETH' }, patience)
  },
}

/** A higher price: nobody can buy at the old one in between. */
export const Dearer: Story = {
  play: async () => {
    await enterPrice('9')
    await screen.findByRole('button', { name: 'Change to 9 ETH' }, patience)
  },
}

export const Changed: Story = {
  play: async () => {
    await enterPrice('9.5')
    await userEvent.click(
      await screen.findByRole(
        'button',
        { name: 'Change to 9.5 ETH' },
        patience,
      ),
    )
    await waitFor(
      () => expect(screen.getByText('Listing updated')).toBeVisible(),
      patience,
    )
  },
}

/** Declined in a low window: the two parts stay in sight above the notice. */
export const Declined: Story = {
  args: { style: { maxHeight: '640px' } },
  parameters: { wallet: 'wavering' },
  play: async () => {
    await enterPrice('9')
    await userEvent.click(
      await screen.findByRole('button', { name: 'Change to 9 ETH' }, patience),
    )
    const notice = await screen.findByRole('alert', undefined, patience)
    const last = screen.getByText('Create new listing')
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThan(
        notice.getBoundingClientRect().top,
      ),
    )
  },
}

/** Begun on a page that was closed: it was cancelled, and not listed again. */
export const LeftHalfDone: Story = {
  loaders: [fromWorld(leaveEditHalfDone)],
  render: () => <FlowNotices />,
  play: async () => {
    const goOn = await screen.findByRole(
      'button',
      { name: 'Finish listing' },
      patience,
    )
    await userEvent.click(goOn)
    await screen.findByRole('button', { name: 'List for 1.25 ETH' }, patience)
  },
}

export const Disconnected: Story = { parameters: { wallet: 'none' } }
