import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { CartDrawer, type CollectibleOrder, useCart } from '../src/index.js'
import { findCollectibles, fromWorld } from './support/loaders.js'

/** Listings of others in one currency and book, and the name of their collection. */
async function findListed(
  count: number,
  want: Parameters<typeof findCollectibles>[0] = { currency: 'ETH' },
): Promise<Filled[]> {
  const all = await findCollectibles(want)
  const book = all.at(-1)?.listing?.marketplace
  const found = all.filter(({ listing }) => listing?.marketplace === book)
  return found.slice(-count).map((collectible) => ({
    collectible,
    collectionName: want.collection === 'ERC1155' ? 'Items' : 'Emblems',
  }))
}

type Filled = { collectible: CollectibleOrder; collectionName: string }

/** A cart that holds what a story wants, whatever was in it before. */
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

const meta = {
  title: 'Components/CartDrawer',
  component: CartDrawer,
  args: { defaultOpen: true, onOpenChange: fn(), onSuccess: fn() },
  loaders: [fromWorld(() => findListed(3))],
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  render: (args, { loaded }) => <FilledCart {...args} found={loaded.found} />,
} satisfies Meta<typeof CartDrawer>
export default meta

type Story = StoryObj<typeof meta>

const patience = { timeout: 20_000 }
const press = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name }, patience))

export const Default: Story = {}

/** Several collections and currencies: none of them is summed with another. */
export const SeveralGroups: Story = {
  loaders: [
    fromWorld(async () => [
      ...(await findListed(2)),
      ...(await findListed(1, { currency: 'USDC' })),
      ...(await findListed(2, { collection: 'ERC1155' })),
    ]),
  ],
}

/** Prices and numbers that have changed, and what is gone. */
export const Changed: Story = {
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
    await screen.findByRole('button', { name: /^(Approve|Buy)/ }, patience)
    await userEvent.click(await screen.findByText(/^Checked: /, {}, patience))
    await expect(screen.getByText(/^Brings you \d+ items?$/)).toBeVisible()
    await expect(screen.getByText('Network fee')).toBeVisible()
  },
}

export const Bought: Story = {
  loaders: [fromWorld(() => findListed(2))],
  play: async () => {
    await press('Check out')
    await press(/^Buy 2 for/)
    await waitFor(
      () => expect(screen.getByText('2 items are yours')).toBeVisible(),
      patience,
    )
  },
}

export const Empty: Story = { loaders: [fromWorld(async () => [])] }

export const Disconnected: Story = { parameters: { wallet: 'none' } }

export const Closed: Story = { args: { defaultOpen: false } }
