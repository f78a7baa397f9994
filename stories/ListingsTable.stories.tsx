import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ListingsTable } from '../src/index.js'
import { findBusiest } from './support/findBusiest.js'
import { findOwnListing, fromWorld } from './support/loaders.js'

const meta = {
  title: 'Look closer/ListingsTable',
  component: ListingsTable,
  args: {
    chainId: 31337,
    contractAddress: '0x0000000000000000000000000000000000000000',
    onAddToCart: fn(),
    onBuy: fn(),
    onCancel: fn(),
    onEdit: fn(),
    tokenId: '0',
  },
  parameters: { layout: 'padded' },
  loaders: [fromWorld(() => findBusiest('listing'))],
  render: (args, { loaded }) => <ListingsTable {...args} {...loaded.found} />,
} satisfies Meta<typeof ListingsTable>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['quick'],
  async play({ args, canvas, userEvent }) {
    const [buy] = await canvas.findAllByRole('button', { name: /^Buy: / })
    await userEvent.click(buy as HTMLElement)
    await expect(args.onBuy).toHaveBeenCalledOnce()
  },
}

/**
 * @example
 * import { ListingsTable } from 'marketkit'
 *
 * <ListingsTable
 *   chainId={137}
 *   contractAddress={contractAddress}
 *   pageSize={2}
 *   tokenId="7"
 * />
 */
export const Pages: Story = { args: { pageSize: 2 } }

/** The parts that add up to a price. */
export const Fees: Story = {
  async play({ canvas, userEvent }) {
    const [fees] = await canvas.findAllByRole('button', { name: /^Fees: / })
    await userEvent.click(fees as HTMLElement)
  },
}

export const Yours: Story = {
  name: 'Your listing',
  loaders: [
    fromWorld(async () => {
      const { listing } = await findOwnListing()
      return {
        chainId: listing?.chainId ?? 0,
        contractAddress: listing?.collectionContractAddress ?? '0x',
        tokenId: listing?.tokenId ?? '',
      }
    }),
  ],
}

export const Phone: Story = {
  name: 'On a phone',
  decorators: [
    (Story) => (
      <div style={{ width: 360 }}>
        <Story />
      </div>
    ),
  ],
}

export const Empty: Story = {
  render: (args, { loaded }) => (
    <ListingsTable {...args} {...loaded.found} tokenId="987654321" />
  ),
}

export const Refused: Story = {
  name: 'Wrong access key',
  parameters: { client: { accessKey: 'a-key-nobody-knows' } },
}
