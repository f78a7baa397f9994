import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CollectibleView } from '../src/index.js'
import { findBusiest } from './support/findBusiest.js'
import {
  findCollectible,
  findCollection,
  fromWorld,
} from './support/loaders.js'

const meta = {
  title: 'Components/CollectibleView',
  component: CollectibleView,
  args: {
    chainId: 31337,
    contractAddress: '0x0000000000000000000000000000000000000000',
    onAddToCart: fn(),
    onBuy: fn(),
    onCancel: fn(),
    onEdit: fn(),
    onList: fn(),
    tokenId: '0',
  },
  parameters: { layout: 'padded' },
  loaders: [
    fromWorld(async () => ({
      ...(await findCollection()),
      tokenId: (await findCollectible()).metadata.tokenId,
    })),
  ],
  render: (args, { loaded }) => <CollectibleView {...args} {...loaded.found} />,
} satisfies Meta<typeof CollectibleView>
export default meta

type Story = StoryObj<typeof meta>

const patience = { timeout: 15_000 }

export const Default: Story = {
  async play({ args, canvas, userEvent }) {
    const buy = await canvas.findByRole(
      'button',
      { name: /^Buy for / },
      patience,
    )
    await userEvent.click(buy)
    await expect(args.onBuy).toHaveBeenCalledOnce()
    await expect(
      await canvas.findByRole('table', { name: 'Listings' }, patience),
    ).toBeVisible()
  },
}

export const SeveralPieces: Story = {
  args: { collectionName: 'Provisions' },
  loaders: [fromWorld(() => findBusiest('listing'))],
}

export const Owned: Story = {
  args: {
    tools: (
      <button className="mk-button" data-size="small" type="button">
        Share
      </button>
    ),
  },
  loaders: [
    fromWorld(async () => ({
      ...(await findCollection()),
      tokenId: (await findCollectible({ ownedBy: 0 })).metadata.tokenId,
    })),
  ],
}

export const Disconnected: Story = { parameters: { wallet: 'none' } }

export const Phone: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 360 }}>
        <Story />
      </div>
    ),
  ],
}

export const Refused: Story = {
  parameters: { client: { accessKey: 'a-key-nobody-knows' } },
}
