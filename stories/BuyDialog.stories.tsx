import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { Order } from '../src/core.js'
import { BuyDialog, MarketKitProvider, useMarketKit } from '../src/index.js'
import {
  findCollectible,
  findOwnListing,
  fromWorld,
} from './support/loaders.js'
import { press } from './support/press.js'
import { answerInWallet } from './support/world.js'

const expectText = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByText(text)).toBeVisible())

/**
 * - Closing the dialog doesn't stop a purchase. Render `FlowNotices` once, so
 *   that people learn how it ended.
 * - Keep the dialog mounted when `order` changes or disappears: a running
 *   purchase keeps its own order.
 * - `onSuccess` runs once the purchase is confirmed on the chain, not when the
 *   wallet answers.
 */
const meta = {
  title: 'Trade/BuyDialog',
  component: BuyDialog,
  args: {
    collectionName: 'Emblems',
    defaultOpen: true,
    onOpenChange: fn(),
    onSuccess: fn(),
    order: undefined,
  },
  loaders: [fromWorld(() => findCollectible({ currency: 'ETH' }))],
  parameters: {
    docs: { story: { inline: false, height: '640px' } },
    wall: 'trade-all-states--buy',
  },
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

/** A host with a button to add funds. */
function Bank({ children }: { children: ReactNode }) {
  return (
    <MarketKitProvider {...useMarketKit()} onAddFunds={() => {}}>
      {children}
    </MarketKitProvider>
  )
}

export const Default: Story = { name: 'Ready to buy' }

export const WithApproval: Story = {
  name: 'Approval first',
  loaders: [fromWorld(() => findCollectible({ currency: 'USDC' }))],
}

/**
 * @example
 * import { BuyDialog } from 'marketkit'
 *
 * <BuyDialog collectionName="Items" order={order} />
 */
export const SeveralPieces: Story = {
  name: 'Several copies',
  args: { collectionName: 'Items' },
  loaders: [fromWorld(() => findCollectible({ collection: 'ERC1155' }))],
}

export const Disconnected: Story = {
  name: 'No wallet',
  parameters: { wallet: 'none' },
}

/**
 * After connecting, the dialog continues.
 *
 * @example
 * import { BuyDialog, MarketKitProvider } from 'marketkit'
 * import { connect } from 'wagmi/actions'
 *
 * <MarketKitProvider
 *   client={client}
 *   onConnect={() => {
 *     const [connector] = wagmiConfig.connectors
 *     if (connector) connect(wagmiConfig, { connector })
 *   }}
 * >
 *   <BuyDialog order={order} trigger={<button>Buy</button>} />
 * </MarketKitProvider>
 */
export const Connecting: Story = {
  name: 'Connects and continues',
  parameters: { wallet: 'none' },
  play: async () => {
    await press('Connect wallet')
    await expect(
      await screen.findByRole('button', { name: /^Buy for/ }),
    ).toBeVisible()
  },
}

/** The wallet is on another chain: the button only switches the chain. */
export const WrongChain: Story = {
  name: 'Wallet on another network',
  parameters: { wallet: 'elsewhere' },
  play: async () => {
    await expectText(/Your wallet is on another network/)
    await expect(
      screen.getByRole('button', { name: 'Switch to Local chain' }),
    ).toBeEnabled()
  },
}

/** The decoded steps and the result of their simulation. */
export const Checked: Story = {
  name: 'What the wallet will ask',
  loaders: [fromWorld(() => findCollectible({ currency: 'USDC' }))],
  play: async () => {
    await userEvent.click(
      await screen.findByText('Verified: does exactly what you agreed to'),
    )
    await expectText(/^You pay .* USDC, plus network fees$/)
    const sign = await screen.findByText('≈')
    await expect(sign.parentElement?.textContent).toMatch(/^≈ \d.* ETH$/)
  },
}

/** A more expensive listing replaced the first one while the dialog was open. */
export const PriceMoved: Story = {
  name: 'Price changed',
  render: (args, { loaded }) => (
    <Dearer order={loaded.found?.listing}>
      {(order) => (
        <BuyDialog
          {...args}
          collectible={loaded.found?.metadata}
          order={order}
        />
      )}
    </Dearer>
  ),
  play: async () => {
    await screen.findByRole('button', { name: /^Buy for/ })
    screen.getByTestId('dearer').click()
    await expectText(/^Price changed from/)
    await expect(
      await screen.findByRole('button', { name: /^Accept/ }),
    ).toBeVisible()
  },
}

const double = (amount: string) => String(BigInt(amount) * 2n)

function Dearer(props: {
  children: (order: Order | undefined) => ReactNode
  order: Order | undefined
}) {
  const { children, order } = props
  const [isDearer, setDearer] = useState(false)
  return (
    <>
      <button
        data-testid="dearer"
        hidden
        onClick={() => setDearer(true)}
        type="button"
      />
      {children(
        isDearer && order
          ? {
              ...order,
              priceAmount: double(order.priceAmount),
              priceAmountNet: double(order.priceAmountNet ?? '0'),
              priceUSD: order.priceUSD && order.priceUSD * 2,
            }
          : order,
      )}
    </>
  )
}

/** The service doesn't know the listing yet. */
export const NotForSaleYet: Story = {
  loaders: [
    fromWorld(async () => {
      const found = await findCollectible()
      const orderId = `pending:flow:${found.metadata.tokenId}`
      return {
        ...found,
        listing: found.listing && { ...found.listing, orderId },
      }
    }),
  ],
}

/** Sellers can't buy their own listing. */
export const OwnListing: Story = {
  name: 'Your own listing',
  loaders: [fromWorld(() => findOwnListing())],
  play: async () => {
    await expectText('This is your own listing.')
  },
}

/** The wallet shows the purchase and waits for confirmation. */
export const Waiting: Story = {
  name: 'Waiting for the wallet',
  parameters: { wallet: 'waiting' },
  // Rejects the prompt, so that other stories can prompt.
  beforeEach: () => () => answerInWallet('reject'),
  play: async () => {
    await press(/^Buy for/)
    await screen.findByRole('button', { name: 'Confirm in wallet…' })
  },
}

/** The user rejected the request in the wallet. */
export const Declined: Story = {
  name: 'Rejected in the wallet',
  parameters: { wallet: 'wavering' },
  play: async () => {
    await press(/^Buy for/)
    await expectText(/You rejected this in your wallet/)
  },
}

/**
 * Bought: the image, the transaction, and links to the collectible.
 *
 * @example
 * import { BuyDialog } from 'marketkit'
 *
 * <BuyDialog
 *   getItemUrl={({ tokenId }) => `/items/${tokenId}`}
 *   onView={({ tokenId }) => openItem(tokenId)}
 *   order={order}
 *   share={({ order }) => <a href={`/gift/${order.tokenId}`}>Send as a gift</a>}
 * />
 */
export const Success: Story = {
  tags: ['quick'],
  name: 'Bought',
  args: {
    getItemUrl: ({ tokenId }) => `?item=${tokenId}`,
    onView: fn(),
    share: () => <a href="#gift">Send as a gift</a>,
  },
  play: async ({ args }) => {
    await press(/^Buy for/)
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'View item' })).toHaveFocus(),
    )
    screen.getByRole('button', { name: 'Copy link' })
    await expect(
      screen.getByRole('link', { name: 'Send as a gift' }),
    ).toBeVisible()
    await expect(args.onView).not.toHaveBeenCalled()
  },
}

/**
 * @example
 * import { BuyDialog } from 'marketkit'
 *
 * <BuyDialog
 *   additionalFees={[{ amount: '1000000000000000', receiver: owner }]}
 *   order={order}
 * />
 */
export const AdditionalFees: Story = {
  name: 'With a fee of your shop',
  args: {
    additionalFees: [
      {
        amount: '1000000000000000',
        receiver: '0x00000000000000000000000000000000000000fe',
      },
    ],
  },
}

/**
 * The host's button to add funds is shown.
 *
 * @example
 * import { BuyDialog, MarketKitProvider } from 'marketkit'
 *
 * <MarketKitProvider
 *   client={client}
 *   onAddFunds={() => location.assign('/add-funds')}
 * >
 *   <BuyDialog
 *     additionalFees={[{ amount: '20000000000000000000000', receiver: owner }]}
 *     order={order}
 *   />
 * </MarketKitProvider>
 */
export const InsufficientFunds: Story = {
  name: 'Not enough funds',
  decorators: [
    (Story) => (
      <Bank>
        <Story />
      </Bank>
    ),
  ],
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
  name: 'No longer for sale',
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
