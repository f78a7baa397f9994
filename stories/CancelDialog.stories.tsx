import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { CollectibleOrder, Order } from '../src/core.js'
import { CancelDialog } from '../src/index.js'
import {
  findCollectible,
  findOwnListing,
  findOwnListings,
  fromWorld,
} from './support/loaders.js'
import { press } from './support/press.js'
import { answerInWallet } from './support/world.js'

/**
 * - A cancellation on the chain costs a network fee.
 * - Nobody can buy once it is confirmed. Until then the listing stays live.
 */
const meta = {
  title: 'Trade/CancelDialog',
  component: CancelDialog,
  args: {
    collectionName: 'Emblems',
    defaultOpen: true,
    onOpenChange: fn(),
    onSuccess: fn(),
    order: undefined,
  },
  loaders: [fromWorld(findOwnListing)],
  parameters: {
    docs: { story: { inline: false, height: '520px' } },
    wall: 'trade-all-states--cancel',
  },
  render: (args, { loaded }) => (
    <CancelDialog
      {...args}
      collectible={loaded.found?.metadata}
      order={loaded.found?.listing}
    />
  ),
} satisfies Meta<typeof CancelDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Ready to cancel' }

export const Cancelled: Story = {
  tags: ['quick'],
  play: async () => {
    await press('Cancel listing')
    await waitFor(() =>
      expect(screen.getByText(/is no longer listed/)).toBeVisible(),
    )
  },
}

/** The wallet shows the cancellation and waits for confirmation. */
export const Waiting: Story = {
  name: 'Waiting for the wallet',
  parameters: { wallet: 'waiting' },
  // Rejects the prompt, so that other stories can prompt.
  beforeEach: () => () => answerInWallet('reject'),
  play: async () => {
    await press('Cancel listing')
    await screen.findByRole('button', { name: 'Confirm in wallet…' })
  },
}

/** The user rejected the request in the wallet. */
export const Declined: Story = {
  name: 'Rejected in the wallet',
  parameters: { wallet: 'wavering' },
  play: async () => {
    await press('Cancel listing')
    await screen.findByText(/You rejected this in your wallet/)
  },
}

/** The wallet failed, but may have sent the transaction. */
export const Unsure: Story = {
  name: 'May still go through',
  parameters: { wallet: 'silent' },
  play: async () => {
    await press('Cancel listing')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible(),
    )
  },
}

export const NotYours: Story = {
  name: 'Not your listing',
  loaders: [fromWorld(findCollectible)],
}

export const Disconnected: Story = {
  name: 'No wallet',
  parameters: { wallet: 'none' },
}

/**
 * Several cancellations, one after the other; each can be deselected.
 *
 * @example
 * import { CancelDialog } from 'marketkit'
 *
 * <CancelDialog
 *   order={undefined}
 *   orders={[order]}
 *   trigger={<button>Cancel all</button>}
 * />
 */
export const Several: Story = {
  name: 'Several listings',
  loaders: [
    fromWorld(async () => {
      const found = await findOwnListings(3)
      return { found }
    }),
  ],
  render: (args, { loaded }) => (
    <CancelDialog {...args} orders={readOrders(loaded.found)} />
  ),
}

export const SeveralCancelled: Story = {
  name: 'Several cancelled',
  ...Several,
  play: async () => {
    const boxes = await screen.findAllByRole('checkbox')
    for (const box of boxes.slice(2)) await userEvent.click(box)
    await press('Cancel 2 listings')
    await waitFor(() =>
      expect(screen.getByText('2 listings are off the market')).toBeVisible(),
    )
  },
}

function readOrders(found: unknown): Order[] | undefined {
  const { found: list } = (found ?? {}) as { found?: CollectibleOrder[] }
  return list?.flatMap(({ listing }) => listing ?? [])
}
