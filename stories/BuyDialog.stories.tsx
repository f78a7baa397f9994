import type { Meta, StoryObj } from '@storybook/react-vite'
import { BuyDialog } from '../src/index.js'
import { findCollectible, fromWorld } from './support/loaders.js'

const meta = {
  title: 'Components/BuyDialog',
  component: BuyDialog,
  args: { collectionName: 'Emblems', defaultOpen: true, order: undefined },
  loaders: [fromWorld(() => findCollectible({ currency: 'ETH' }))],
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  render: (args, { loaded }) => (
    <BuyDialog
      {...args}
      collectible={loaded.found?.metadata}
      order={loaded.found?.listing}
    />
  ),
} satisfies Meta<typeof BuyDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithApproval: Story = {
  loaders: [fromWorld(() => findCollectible({ currency: 'USDC' }))],
}

export const SeveralPieces: Story = {
  args: { collectionName: 'Items' },
  loaders: [fromWorld(() => findCollectible({ collection: 'ERC1155' }))],
}

export const Disconnected: Story = { parameters: { wallet: 'none' } }

export const AdditionalFees: Story = {
  args: {
    additionalFees: [
      {
        amount: '1000000000000000',
        receiver: '0x00000000000000000000000000000000000000fe',
      },
    ],
  },
}

export const InsufficientFunds: Story = {
  args: {
    additionalFees: [
      {
        amount: '20000000000000000000000',
        receiver: '0x00000000000000000000000000000000000000fe',
      },
    ],
  },
}

export const OrderGone: Story = {
  loaders: [
    fromWorld(async () => {
      const found = await findCollectible()
      const orderId = `0x${'00'.repeat(32)}`
      return {
        ...found,
        listing: found.listing && { ...found.listing, orderId },
      }
    }),
  ],
}
