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

/**
 * - Without `onAction` the card has no button; without `href` or `onOpen` its
 *   name isn't a link.
 * - Prefer `href`: a link opens in a new tab, a button doesn't.
 */
const meta = {
  title: 'Browse/CollectibleCard',
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

export const Listed: Story = { tags: ['quick'] }

export const ListedInToken: Story = {
  name: 'Listed for a token',
  loaders: [fromWorld(() => findCollectible({ currency: 'USDC' }))],
}

/**
 * @example
 * import { CollectibleCard } from 'marketkit'
 *
 * <CollectibleCard
 *   collectible={collectible}
 *   contractType="ERC1155"
 *   owned="3"
 * />
 */
export const SeveralPieces: Story = {
  name: 'Several copies',
  args: { collectionName: 'Items', contractType: 'ERC1155', owned: '3' },
  loaders: [fromWorld(() => findCollectible({ collection: 'ERC1155' }))],
}

/**
 * @example
 * import { CollectibleCard } from 'marketkit'
 *
 * <CollectibleCard collectible={collectible} owned />
 */
export const Owned: Story = {
  args: { owned: true },
  loaders: [fromWorld(() => findCollectible({ ownedBy: 0 }))],
}

/**
 * @example
 * import { CollectibleCard } from 'marketkit'
 *
 * <CollectibleCard
 *   actions={['edit', 'cancel']}
 *   collectible={collectible}
 *   onAction={(action) => begin(action, collectible)}
 * />
 */
export const Yours: Story = {
  name: 'Your listing',
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

/**
 * @example
 * import { CollectibleCard } from 'marketkit'
 *
 * <CollectibleCard
 *   actions={['offer']}
 *   collectible={collectible}
 *   onAction={(action) => begin(action, collectible)}
 * />
 */
export const Unlisted: Story = {
  name: 'Not listed',
  args: { actions: ['offer'] },
  loaders: [fromWorld(() => findCollectible({ ownedBy: 1 }))],
}

/**
 * @example
 * import { CollectibleCard } from 'marketkit'
 *
 * <CollectibleCard
 *   actions={['buy', 'addToCart']}
 *   collectible={collectible}
 *   onAction={(action) => begin(action, collectible)}
 * />
 */
export const WithCart: Story = {
  name: 'With a cart button',
  args: { actions: ['buy', 'addToCart'] },
  play: async ({ args, canvas }) => {
    const add = await canvas.findByRole('button', { name: /^Add to cart:/ })
    await userEvent.click(add)
    await expect(args.onAction).toHaveBeenCalledWith('addToCart')
    await expect(args.onOpen).not.toHaveBeenCalled()
  },
}

/**
 * @example
 * import { CollectibleCard } from 'marketkit'
 *
 * <CollectibleCard
 *   actions={['addToCart', 'buy']}
 *   collectible={collectible}
 *   isInCart
 *   onAction={(action) => begin(action, collectible)}
 * />
 */
export const InCart: Story = {
  name: 'In the cart',
  args: { actions: ['addToCart', 'buy'], isInCart: true },
}

/**
 * A listing that expired, sold out or is hovered.
 *
 * @example
 * import { CollectibleCard } from 'marketkit'
 *
 * <CollectibleCard
 *   collectible={collectible}
 *   footer="Last sold for 0.02 ETH"
 *   header={<button>Remember</button>}
 * />
 */
export const States: Story = {
  name: 'All states',
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

/**
 * The account's own purchase, while the wallet prompt is open.
 *
 * @example
 * import { CollectibleCard, useBuy } from 'marketkit'
 *
 * function Card() {
 *   const { mutate: buy } = useBuy()
 *   return (
 *     <CollectibleCard
 *       collectible={collectible}
 *       onAction={() => buy({ chainId: order.chainId, order })}
 *     />
 *   )
 * }
 */
export const Buying: Story = {
  parameters: { wallet: 'hidden' },
  loaders: [fromWorld(() => findCollectible({ currency: 'ETH' }))],
  render: (args, { loaded }) => (
    <Purchase {...args} collectible={loaded.found ?? args.collectible} />
  ),
  play: async ({ canvas }) => {
    const buy = await canvas.findByRole('button', { name: /^Buy / })
    await userEvent.click(buy)
    await canvas.findByText('Buying…')
    await expect(canvas.queryByRole('button', { name: /^Buy / })).toBe(null)
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
  name: 'No metadata',
  loaders: [
    fromWorld(async () => ({
      metadata: { tokenId: String(2n ** 256n - 1n), attributes: [] },
    })),
  ],
}

/**
 * @example
 * import { CollectibleCardSkeleton } from 'marketkit'
 *
 * <CollectibleCardSkeleton />
 */
export const Loading: Story = {
  render: ({ style }) => <CollectibleCardSkeleton style={style} />,
}
