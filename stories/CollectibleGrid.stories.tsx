import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { CollectibleGrid } from '../src/index.js'
import { findCollection, fromWorld } from './support/loaders.js'

const meta = {
  title: 'Components/CollectibleGrid',
  component: CollectibleGrid,
  parameters: { layout: 'fullscreen' },
  args: {
    chainId: 31337,
    contractAddress: '0x0000000000000000000000000000000000000001',
    onAction: fn(),
    onOpen: fn(),
    pageSize: 12,
    style: { padding: 24 },
  },
  loaders: [fromWorld(findCollection)],
  render: (args, { loaded }) => <CollectibleGrid {...args} {...loaded.found} />,
} satisfies Meta<typeof CollectibleGrid>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Items: Story = {
  loaders: [fromWorld(() => findCollection('ERC1155'))],
}

export const Narrow: Story = { args: { style: { width: 390, padding: 16 } } }

export const Empty: Story = {
  args: { filter: { searchText: 'no emblem has this name' } },
}

export const Failing: Story = {
  loaders: [fromWorld(async () => ({ chainId: 1 }))],
}

export const OwnCards: Story = {
  args: { card: ({ metadata }) => <strong>{metadata.name}</strong> },
}
