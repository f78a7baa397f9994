import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ListDialog } from '../src/index.js'
import { forgetFlows } from './support/forgetFlows.js'
import {
  findCollectibles,
  findCollection,
  fromWorld,
} from './support/loaders.js'
import { refusingFetch } from './support/lyingService.js'
import { press } from './support/press.js'

const owned = (contractType: 'ERC721' | 'ERC1155') =>
  fromWorld(async () => {
    const own = await findCollectibles({ collection: contractType, ownedBy: 0 })
    const { metadata } = own.find(({ listing }) => !listing) ?? own[0] ?? {}
    if (!metadata) throw new Error('The account holds nothing.')
    const { collectionName, ...collection } = await findCollection(contractType)
    const item = { ...collection, contractType, tokenId: metadata.tokenId }
    return { collectible: metadata, collectionName, item }
  })

/**
 * - The first listing of a collection needs an approval, which is a transaction
 *   of its own.
 * - A signed order stays valid until it expires or is cancelled, also if the
 *   marketplace rejected it.
 */
const meta = {
  title: 'Trade/ListDialog',
  component: ListDialog,
  args: {
    defaultOpen: true,
    onOpenChange: fn(),
    onSuccess: fn(),
    item: undefined,
  },
  loaders: [owned('ERC721')],
  parameters: {
    docs: { story: { inline: false, height: '700px' } },
    wall: 'trade-all-states--list',
  },
  render: (args, { loaded }) => <ListDialog {...args} {...loaded.found} />,
} satisfies Meta<typeof ListDialog>
export default meta

type Story = StoryObj<typeof meta>

const typePrice =
  (price: string): Story['play'] =>
  async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.type(await page.findByLabelText(/^Price/), price)
  }

export const Default: Story = { name: 'Set a price' }

export const WithPrice: Story = {
  name: 'Ready to list',
  play: typePrice('0.75'),
}

export const WrongPrice: Story = {
  name: 'Not a number',
  play: typePrice('1.2.3'),
}

/**
 * @example
 * import { ListDialog } from 'marketkit'
 *
 * <ListDialog
 *   item={{ chainId: 137, contractAddress, contractType: 'ERC1155', tokenId: '7' }}
 *   trigger={<button>Sell</button>}
 * />
 */
export const SeveralPieces: Story = {
  name: 'Several copies',
  loaders: [owned('ERC1155')],
  play: typePrice('0.1'),
}

/** Signed and published. The first listing of a collection needs an approval. */
export const Listed: Story = {
  tags: ['quick'],
  play: async (context) => {
    await typePrice('0.75')?.(context)
    await press(/^(Approve|List for)/)
    await screen.findByText(/is listed$/)
  },
}

/**
 * The dialog questions a likely typo before the wallet opens.
 *
 * @example
 * import { ListDialog } from 'marketkit'
 *
 * <ListDialog
 *   item={{ chainId: 137, contractAddress, contractType: 'ERC721', tokenId: '7' }}
 *   orderbooks={[
 *     { feeBps: 250, label: 'Signed', orderbook: 'service_marketplace_v2' },
 *     { label: 'On chain', orderbook: 'service_marketplace_v1' },
 *   ]}
 *   trigger={<button>Sell</button>}
 * />
 */
export const FarBelowTheFloor: Story = {
  name: 'Far below the floor',
  args: {
    orderbooks: [
      { feeBps: 250, label: 'Signed', orderbook: 'service_marketplace_v2' },
      { label: 'On chain', orderbook: 'service_marketplace_v1' },
    ],
  },
  play: async (context) => {
    await typePrice('0.001')?.(context)
    await screen.findByText(/below the floor$/)
    screen.getByRole('button', { name: /^Floor .* ETH$/ })
    await press(/^(Approve|List for 0.001)/)
    await screen.findByRole('button', { name: 'Change price' })
    await waitFor(() =>
      expect(
        screen.getByRole('button', { name: 'List for 0.001 ETH anyway' }),
      ).toBeVisible(),
    )
  },
}

/** A custom end date, and a pasted price. */
export const UntilADate: Story = {
  name: 'Custom end date',
  play: async (context) => {
    await typePrice('1’250,5')?.(context)
    const duration = await screen.findByLabelText('Duration')
    await userEvent.selectOptions(duration, 'Custom date')
    await screen.findByText(/^Time zone: /)
    await screen.findByRole('button', { name: /^(Approve|List for)/ })
  },
}

/** The app's configuration doesn't name the contract of the listing. */
export const Refused: Story = {
  name: 'Not what was agreed',
  parameters: { client: { contracts: {} } },
  play: async (context) => {
    await typePrice('0.75')?.(context)
    await press(/^(Approve|List for)/)
    await waitFor(() =>
      expect(
        screen.getByText(/something different from what you agreed to/),
      ).toBeVisible(),
    )
  },
}

/** The service refuses the signed order. The whole notice is visible. */
export const PostRefused: Story = {
  name: 'Signed, then rejected',
  beforeEach:
    ({ id }) =>
    () =>
      forgetFlows(id),
  parameters: { client: { fetch: refusingFetch } },
  play: async (context) => {
    await typePrice('0.75')?.(context)
    await press(/^(Approve|List for)/)
    const text = 'Signed, but the marketplace rejected it.'
    await screen.findByText(text)
    const getBox = (element: HTMLElement) => element.getBoundingClientRect()
    await waitFor(() => {
      const notice = getBox(screen.getByRole('alert'))
      const again = getBox(
        screen.getByRole('button', { name: 'Publish again' }),
      )
      return expect(notice.bottom).toBeLessThan(again.top)
    })
    await screen.findByRole('button', { name: 'Cancel order' })
  },
}

export const Disconnected: Story = {
  name: 'No wallet',
  parameters: { wallet: 'none' },
}
