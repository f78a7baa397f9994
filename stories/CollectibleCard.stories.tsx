import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { CollectibleOrder } from '../src/core.js'
import {
  CollectibleCard,
  CollectibleCardSkeleton,
  useBuy,
} from '../src/index.js'
import { Heart } from './support/icons.js'
import { findCollectible, fromWorld } from './support/loaders.js'
import { loadWorld } from './support/world.js'

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
  args: { collectionName: 'Items', contractType: 'ERC1155', owned: '3' },
  loaders: [fromWorld(() => findCollectible({ collection: 'ERC1155' }))],
}

export const Owned: Story = {
  args: { owned: true },
  loaders: [fromWorld(() => findCollectible({ ownedBy: 0 }))],
}

export const Yours: Story = {
  args: { actions: ['edit', 'cancel'] },
  loaders: [
    fromWorld(async () => {
      const found = await findCollectible()
      const { info } = await loadWorld()
      const createdBy = info.accounts[0]?.address
      return {
        ...found,
        listing: found.listing && { ...found.listing, createdBy },
      }
    }),
  ],
}

export const Unlisted: Story = {
  args: { actions: ['offer'] },
  loaders: [fromWorld(() => findCollectible({ ownedBy: 1 }))],
}

export const WithCart: Story = {
  args: { actions: ['buy', 'addToCart'] },
  play: async ({ args, canvas }) => {
    const add = await canvas.findByRole('button', { name: /^Add to cart:/ })
    await userEvent.click(add)
    await expect(args.onAction).toHaveBeenCalledWith('addToCart')
    await expect(args.onOpen).not.toHaveBeenCalled()
  },
}

export const InCart: Story = {
  args: { actions: ['addToCart', 'buy'], isInCart: true },
}

/** A listing that expired, sold out or is hovered. */
export const States: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args, { loaded }) => {
    const found = loaded.found as CollectibleOrder | undefined
    const { listing } = found ?? {}
    if (!found || !listing) return <CollectibleCard {...args} />
    const own = { ...args, style: undefined }
    const as = (change: Partial<typeof listing>) => ({
      ...own,
      collectible: { ...found, listing: { ...listing, ...change } },
    })
    const cheaper = String(BigInt(listing.priceAmount) / 2n)
    const dearer = String(BigInt(listing.priceAmount) * 2n)
    const soon = (seconds: number) => String(Math.floor(now / 1000) + seconds)
    return (
      <div
        style={{
          display: 'grid',
          gap: 16,
          gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
          padding: 24,
        }}
      >
        <CollectibleCard {...as({ status: 'filled' })} />
        <CollectibleCard {...as({ status: 'expired' })} />
        <CollectibleCard {...as({ validUntil: soon(7 * 3600 + 90) })} />
        <CollectibleCard {...as({ validUntil: soon(45) })} />
        <CollectibleCard
          {...as({})}
          earlier={{ ...listing, priceAmount: dearer }}
        />
        <CollectibleCard
          {...as({})}
          earlier={{ ...listing, priceAmount: cheaper }}
        />
        <CollectibleCard {...as({})} onSelect={fn()} selected />
        <CollectibleCard {...as({})} onSelect={fn()} />
        <CollectibleCard {...as({})} onSelect={fn()} selectable={false} />
        <CollectibleCard
          {...as({})}
          footer="Last sold for 0.02 ETH"
          header={
            <button
              aria-label="Remember"
              className="mk-button"
              data-variant="icon"
              type="button"
            >
              <Heart />
            </button>
          }
        />
        <CollectibleCard
          {...own}
          collectible={{ metadata: found.metadata, offer: found.offer }}
        />
      </div>
    )
  },
}

const now = Date.now()

/** The account's own purchase, while the wallet prompt is open. */
export const Buying: Story = {
  parameters: { wallet: 'hidden' },
  loaders: [fromWorld(() => findCollectible({ currency: 'ETH' }))],
  render: (args, { loaded }) => (
    <Purchase {...args} collectible={loaded.found ?? args.collectible} />
  ),
  play: async ({ canvas }) => {
    const buy = await canvas.findByRole('button', { name: /^Buy now:/ })
    await userEvent.click(buy)
    await canvas.findByText('Buying…', {}, { timeout: 15_000 })
    await expect(canvas.queryByRole('button', { name: /^Buy now:/ })).toBe(null)
  },
}

function Purchase(props: CollectibleCard.Props) {
  const { mutate } = useBuy()
  const { listing } = props.collectible
  const onAction = () =>
    listing && mutate({ chainId: listing.chainId, order: listing })
  return <CollectibleCard {...props} onAction={onAction} />
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
