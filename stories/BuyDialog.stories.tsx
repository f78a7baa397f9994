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

const patience = { timeout: 15_000 }
const expectText = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByText(text)).toBeVisible(), patience)
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }, patience))

const meta = {
  title: 'Components/BuyDialog',
  component: BuyDialog,
  args: {
    collectionName: 'Emblems',
    defaultOpen: true,
    onOpenChange: fn(),
    onSuccess: fn(),
    order: undefined,
  },
  loaders: [fromWorld(() => findCollectible({ currency: 'ETH' }))],
  parameters: { docs: { story: { inline: false, height: '640px' } } },
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

export const Default: Story = {}

export const WithApproval: Story = {
  loaders: [fromWorld(() => findCollectible({ currency: 'USDC' }))],
}

export const SeveralPieces: Story = {
  args: { collectionName: 'Items' },
  loaders: [fromWorld(() => findCollectible({ collection: 'ERC1155' }))],
}

export const Disconnected: Story = { parameters: { wallet: 'none' } }

/** After connecting, the dialog continues. */
export const Connecting: Story = {
  parameters: { wallet: 'none' },
  play: async () => {
    await press('Connect wallet')
    await expect(
      await screen.findByRole('button', { name: /^Buy for/ }, patience),
    ).toBeVisible()
  },
}

/** The wallet is on another chain: the button only switches the chain. */
export const WrongChain: Story = {
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
  loaders: [fromWorld(() => findCollectible({ currency: 'USDC' }))],
  play: async () => {
    await userEvent.click(
      await screen.findByText(
        'Verified: does exactly what you agreed to',
        undefined,
        patience,
      ),
    )
    await expectText(/^You pay .* USDC, nothing more$/)
    await expectText(/≈ .*ETH/)
  },
}

/** A more expensive listing replaced the first one while the dialog was open. */
export const PriceMoved: Story = {
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
    await screen.findByRole('button', { name: /^Buy for/ }, patience)
    screen.getByTestId('dearer').click()
    await expectText(/^Price changed from/)
    await expect(
      await screen.findByRole('button', { name: /^Accept/ }, patience),
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
  loaders: [fromWorld(() => findOwnListing())],
  play: async () => {
    await expectText('This is your own listing.')
  },
}

/** Bought: the image, the transaction, and links to the collectible. */
export const Success: Story = {
  args: {
    getItemUrl: ({ tokenId }) => `?item=${tokenId}`,
    onView: fn(),
    share: () => <a href="#gift">Send as a gift</a>,
  },
  play: async ({ args }) => {
    await press(/^Buy for/)
    const view = await screen.findByRole(
      'button',
      { name: 'View item' },
      patience,
    )
    await waitFor(() => expect(view).toHaveFocus())
    screen.getByRole('button', { name: 'Copy link' })
    await expect(
      screen.getByRole('link', { name: 'Send as a gift' }),
    ).toBeVisible()
    await expect(args.onView).not.toHaveBeenCalled()
  },
}

export const AdditionalFees: Story = {
  args: {
    additionalFees: [
      {
        amount: '1000000000000000',
        receiver: '0x00000000000000000000000000000000000000fe',
      },
    ],
  },
}

/** The host's button to add funds is shown. */
export const InsufficientFunds: Story = {
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
