import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { CollectibleCard, CollectibleCardSkeleton } from '../src/index.js'
import { findCollectible, fromWorld } from './support/loaders.js'

const meta = {
  title: 'Components/CollectibleCard',
  component: CollectibleCard,
  args: {
    collectible: { metadata: { tokenId: '0', attributes: [] } },
    collectionName: 'Emblems',
    onAction: fn(),
    onOpen: fn(),
    style: { width: 240 },
  },
  loaders: [fromWorld(findCollectible)],
  render: (args, { loaded }) => (
    <CollectibleCard {...args} collectible={loaded.found ?? args.collectible} />
  ),
} satisfies Meta<typeof CollectibleCard>
export default meta

type Story = StoryObj<typeof meta>

export const Listed: Story = {}

export const ListedInToken: Story = {
  loaders: [fromWorld(() => findCollectible({ currency: 'USDC' }))],
}

export const SeveralPieces: Story = {
  args: { collectionName: 'Items' },
  loaders: [fromWorld(() => findCollectible({ collection: 'ERC1155' }))],
}

export const Owned: Story = {
  args: { owned: true },
  loaders: [fromWorld(() => findCollectible({ ownedBy: 0 }))],
}

export const Yours: Story = {
  loaders: [
    fromWorld(async () => {
      const found = await findCollectible()
      const { info } = await import('./support/world.js').then((m) =>
        m.loadWorld(),
      )
      const createdBy = info.accounts[0]?.address
      return {
        ...found,
        listing: found.listing && { ...found.listing, createdBy },
      }
    }),
  ],
}

export const Unlisted: Story = {
  loaders: [fromWorld(() => findCollectible({ ownedBy: 1 }))],
}

export const WithoutMetadata: Story = {
  loaders: [
    fromWorld(async () => ({
      metadata: { tokenId: String(2n ** 256n - 1n), attributes: [] },
    })),
  ],
}

export const Loading: Story = {
  render: ({ style }) => <CollectibleCardSkeleton style={style} />,
}
