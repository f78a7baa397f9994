import type { Meta, StoryObj } from '@storybook/react-vite'
import { FloorPrice } from '../src/index.js'
import { findCollection, fromWorld } from './support/loaders.js'

const meta = {
  title: 'Look closer/FloorPrice',
  component: FloorPrice,
  args: {
    chainId: 31337,
    contractAddress: '0x0000000000000000000000000000000000000000',
  },
  loaders: [fromWorld(() => findCollection())],
  render: (args, { loaded }) => (
    <FloorPrice
      {...args}
      chainId={loaded.found?.chainId ?? args.chainId}
      contractAddress={loaded.found?.contractAddress ?? args.contractAddress}
    />
  ),
} satisfies Meta<typeof FloorPrice>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['quick'] }

/**
 * @example
 * import { FloorPrice } from 'marketkit'
 *
 * <FloorPrice
 *   chainId={137}
 *   contractAddress={contractAddress}
 *   filter={{ searchText: 'no such name' }}
 * />
 */
export const NothingListed: Story = {
  args: { filter: { searchText: 'nothing is called like this' } },
}

export const Failing: Story = {
  name: 'Failed to load',
  loaders: [
    fromWorld(async () => ({ ...(await findCollection()), chainId: 1 })),
  ],
}
