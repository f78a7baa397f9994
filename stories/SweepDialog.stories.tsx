import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { zeroAddress } from 'viem'
import { SweepDialog } from '../src/index.js'
import { findCollection, fromWorld } from './support/loaders.js'
import { press } from './support/press.js'

const target = { chainId: 31337, contractAddress: zeroAddress } as const

/**
 * - It buys listings of one currency only.
 */
const meta = {
  title: 'Trade/SweepDialog',
  component: SweepDialog,
  args: { defaultOpen: true, onOpenChange: fn(), onSuccess: fn(), target },
  loaders: [fromWorld(() => findCollection())],
  parameters: {
    docs: { story: { inline: false, height: '720px' } },
    wall: 'trade-all-states--cart',
  },
  render: (args, { loaded }) => (
    <SweepDialog
      {...args}
      collectionName={loaded.found?.collectionName}
      target={loaded.found ?? target}
    />
  ),
} satisfies Meta<typeof SweepDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'By quantity',
  play: async () => {
    await screen.findByText('Other currencies aren’t included.')
  },
}

export const ByBudget: Story = {
  name: 'By budget',
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Budget' }))
    await userEvent.type(screen.getByLabelText('Spend up to'), '0.2')
    await screen.findByRole('button', { name: /^Buy \d+ for/ })
  },
}

export const SeveralPieces: Story = {
  name: 'Several copies',
  loaders: [fromWorld(() => findCollection('ERC1155'))],
}

export const Bought: Story = {
  tags: ['quick'],
  play: async () => {
    await press(/^Buy 3 for/)
    await waitFor(() =>
      expect(screen.getByText(/^3 items are yours$/)).toBeVisible(),
    )
  },
}

export const Disconnected: Story = {
  name: 'No wallet',
  parameters: { wallet: 'none' },
}
