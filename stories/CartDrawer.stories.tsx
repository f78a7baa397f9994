import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { CollectibleOrder } from '../src/core.js'
import { CartDrawer, FlowNotices, useCart } from '../src/index.js'
import { buyAsOther } from './support/buyAsOther.js'
import { forgetFlows } from './support/forgetFlows.js'
import { leaveBuying } from './support/leaveBuying.js'
import { findCollectibles, fromWorld, inStory } from './support/loaders.js'
import { press } from './support/press.js'
import { readFramePlace } from './support/wallFrame.js'
import { answerInWallet } from './support/world.js'

/** Items that a frame of a wall may use. */
const itemsPerFrame = 4

/**
 * Finds listings of other accounts in one currency and book. In walls, each frame
 * gets its own items, because an unclear purchase blocks its items for all frames.
 */
async function findListed(
  count: number,
  want: Parameters<typeof findCollectibles>[0] = { currency: 'ETH' },
): Promise<Filled[]> {
  const all = await findCollectibles(want)
  const book = all.at(-1)?.listing?.marketplace
  const found = all.filter(({ listing }) => listing?.marketplace === book)
  const frames = Math.max(1, Math.floor(found.length / itemsPerFrame) - 2)
  const place = (readFramePlace() ?? 0) % frames
  const end = found.length - itemsPerFrame * place
  return found.slice(end - count, end).map((collectible) => ({
    collectible,
    collectionName: want.collection === 'ERC1155' ? 'Items' : 'Emblems',
  }))
}

type Filled = { collectible: CollectibleOrder; collectionName: string }

const findListings = (found: readonly Filled[]) =>
  found.flatMap(({ collectible }) => collectible.listing ?? [])

/** Replaces the content of the cart with the story's items. */
function FilledCart({
  found = [],
  ...props
}: CartDrawer.Props & { found?: Filled[] | undefined }) {
  const { add, clear } = useCart()
  const [isFilled, setFilled] = useState(false)
  useEffect(() => {
    clear()
    for (const { collectible, collectionName } of found)
      if (collectible.listing)
        add(collectible.listing, {
          collectible: collectible.metadata,
          collectionName,
        })
    setFilled(true)
  }, [add, clear, found])
  return isFilled ? <CartDrawer {...props} /> : <p>Filling the cart…</p>
}

/**
 * - Items of different collections, order books or currencies are paid
 *   separately.
 * - Someone may buy an item first. The others are still bought; the drawer
 *   names those that were missed.
 * - Render `FlowNotices` or `PendingFlows` too: they find out how a purchase
 *   ended after a reload.
 */
const meta = {
  title: 'Trade/CartDrawer',
  component: CartDrawer,
  args: { defaultOpen: true, onOpenChange: fn(), onSuccess: fn() },
  loaders: [fromWorld(() => findListed(3))],
  parameters: {
    docs: { story: { inline: false, height: '720px' } },
    wall: 'trade-all-states--cart',
  },
  render: (args, { loaded }) => <FilledCart {...args} found={loaded.found} />,
} satisfies Meta<typeof CartDrawer>
export default meta

type Story = StoryObj<typeof meta>

/**
 * @example
 * import { CartDrawer, useCart } from 'marketkit'
 *
 * function AddToCart() {
 *   const { add } = useCart()
 *   return <button onClick={() => add(order)}>Add to cart</button>
 * }
 *
 * <>
 *   <AddToCart />
 *   <CartDrawer />
 * </>
 */
export const Default: Story = { name: 'Three items' }

/** Several collections and currencies, each with its own total. */
export const SeveralGroups: Story = {
  name: 'Paid in several parts',
  loaders: [
    fromWorld(async () => [
      ...(await findListed(2)),
      ...(await findListed(1, { currency: 'USDC' })),
      ...(await findListed(2, { collection: 'ERC1155' })),
    ]),
  ],
}

/** Changed prices and quantities, and sold items. */
export const Changed: Story = {
  name: 'Prices changed',
  loaders: [
    fromWorld(async () => {
      const [dearer, cheaper, gone, same] = await findListed(4)
      const change = (
        filled: Filled | undefined,
        news: Partial<NonNullable<CollectibleOrder['listing']>>,
      ) =>
        filled?.collectible.listing
          ? [
              {
                ...filled,
                collectible: {
                  ...filled.collectible,
                  listing: { ...filled.collectible.listing, ...news },
                },
              },
            ]
          : []
      return [
        ...change(same, {}),
        ...change(dearer, { priceAmount: '1000000000000000' }),
        ...change(cheaper, { priceAmount: '9000000000000000000' }),
        ...change(gone, { orderId: `0x${'00'.repeat(32)}` }),
      ]
    }),
  ],
}

export const CheckOut: Story = {
  loaders: [fromWorld(() => findListed(3, { currency: 'USDC' }))],
  play: async () => {
    await press('Check out')
    await screen.findByRole('button', { name: /^(Approve|Buy)/ })
    await userEvent.click(await screen.findByText(/^Verified: /))
    // The summary fades in: its first frame is transparent.
    await waitFor(() =>
      expect(screen.getByText(/^You receive \d+ items?$/)).toBeVisible(),
    )
    await expect(screen.getByText('Network fee')).toBeVisible()
  },
}

export const Bought: Story = {
  tags: ['quick'],
  loaders: [fromWorld(() => findListed(2))],
  play: async () => {
    await press('Check out')
    await press(/^Buy 2 for/)
    await waitFor(() =>
      expect(screen.getByText('2 items are yours')).toBeVisible(),
    )
  },
}

/** The wallet shows the purchase and waits for confirmation. */
export const Waiting: Story = {
  name: 'Waiting for the wallet',
  loaders: [fromWorld(() => findListed(3))],
  parameters: { wallet: 'waiting' },
  // Rejects the prompt, so that other stories can prompt.
  beforeEach: () => () => answerInWallet('reject'),
  play: async () => {
    await press('Check out')
    await press(/^Buy 3 for/)
    await screen.findByRole('button', { name: 'Confirm in wallet…' })
  },
}

/** Another account buys one of the items while the wallet waits. */
export const Partly: Story = {
  name: 'Bought in part',
  loaders: [fromWorld(() => findListed(3))],
  parameters: { wallet: 'waiting' },
  play: async ({ loaded }) => {
    await press('Check out')
    await press(/^Buy 3 for/)
    await screen.findByRole('button', { name: 'Confirm in wallet…' })
    const listing = loaded.found?.[1]?.collectible.listing
    if (listing) await buyAsOther(listing)
    answerInWallet('approve')
    await screen.findByText('2 of 3 items bought')
    await expect(screen.getByText('Missed')).toBeVisible()
  },
}

/** The wallet failed, but may have sent the transaction. */
export const Unsure: Story = {
  name: 'May still go through',
  loaders: [fromWorld(() => findListed(3))],
  parameters: { wallet: 'silent' },
  beforeEach:
    ({ id }) =>
    () =>
      forgetFlows(id),
  play: async () => {
    await press('Check out')
    await press(/^Buy 3 for/)
    await screen.findByText(/This may still go through/)
  },
}

/**
 * After a reload: the outcome of three items is unknown, the fourth can be
 * bought.
 *
 * @example
 * import { CartDrawer, FlowNotices } from 'marketkit'
 *
 * <>
 *   <CartDrawer />
 *   <FlowNotices />
 * </>
 */
export const InDoubt: Story = {
  name: 'Unknown after a reload',
  loaders: [
    inStory(async (story) => {
      const found = await findListed(4)
      await leaveBuying(story, findListings(found.slice(0, 3)), 'silent')
      return found
    }),
  ],
  beforeEach:
    ({ id }) =>
    () =>
      forgetFlows(id),
  render: (args, { loaded }) => (
    <>
      <FlowNotices />
      <FilledCart {...args} found={loaded.found} />
    </>
  ),
  play: async () => {
    const drawer = within(await screen.findByRole('dialog'))
    await waitFor(() =>
      expect(drawer.getAllByText(/^We don’t know if/)).toHaveLength(3),
    )
    await drawer.findByRole('button', {
      name: /^Check out 1 item for [\d.]+ ETH$/,
    })
  },
}

/**
 * Another tab is buying three of the items.
 */
export const Buying: Story = {
  name: 'Bought in another tab',
  ...InDoubt,
  loaders: [
    inStory(async (story) => {
      const found = (await findListed(10)).slice(0, 4)
      await leaveBuying(story, findListings(found.slice(0, 3)), 'hidden')
      return found
    }),
  ],
  play: async () => {
    await screen.findByRole('button', {
      name: /^Check out 1 item for [\d.]+ ETH$/,
    })
  },
}

export const Empty: Story = { loaders: [fromWorld(async () => [])] }

export const Disconnected: Story = {
  name: 'No wallet',
  parameters: { wallet: 'none' },
}

export const Closed: Story = {
  name: 'Only the button',
  args: { defaultOpen: false },
}
