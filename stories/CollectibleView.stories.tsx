import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, fn, waitFor } from 'storybook/test'
import { createMarketplaceClient } from '../src/core.js'
import {
  CollectibleView,
  MarketKitProvider,
  Media,
  MediaViewer,
} from '../src/index.js'
import { findBusiest } from './support/findBusiest.js'
import {
  findCollectible,
  findCollection,
  fromWorld,
} from './support/loaders.js'
import { makeHistory } from './support/makeHistory.js'
import { silence } from './support/silence.js'

/**
 * - Metadata comes from anybody. Render it only with this widget, `Media` and
 *   `MediaViewer`, which treat it as untrusted.
 * - Each action has its own callback. An action without one has no button.
 */
const meta = {
  title: 'Look closer/CollectibleView',
  component: CollectibleView,
  args: {
    chainId: 31337,
    contractAddress: '0x0000000000000000000000000000000000000000',
    onAddToCart: fn(),
    onBuy: fn(),
    onCancel: fn(),
    onEdit: fn(),
    onList: fn(),
    tokenId: '0',
  },
  parameters: { layout: 'padded' },
  loaders: [
    fromWorld(async () => ({
      ...(await findCollection()),
      tokenId: (await findCollectible()).metadata.tokenId,
    })),
  ],
  render: (args, { loaded }) => <CollectibleView {...args} {...loaded.found} />,
} satisfies Meta<typeof CollectibleView>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['quick'],
  async play({ args, canvas, userEvent }) {
    const buy = await canvas.findByRole('button', { name: /^Buy for / })
    await userEvent.click(buy)
    await expect(args.onBuy).toHaveBeenCalledOnce()
    await expect(
      await canvas.findByRole('table', { name: 'Listings' }),
    ).toBeVisible()
  },
}

export const SeveralPieces: Story = {
  name: 'Several copies',
  args: { collectionName: 'Provisions' },
  loaders: [fromWorld(() => findBusiest('listing'))],
}

/**
 * @example
 * import { CollectibleView } from 'marketkit'
 *
 * <CollectibleView
 *   chainId={137}
 *   contractAddress={contractAddress}
 *   onList={() => openItem('7')}
 *   tokenId="7"
 *   tools={<button>Share</button>}
 * />
 */
export const Owned: Story = {
  args: {
    tools: (
      <button className="mk-button" data-size="small" type="button">
        Share
      </button>
    ),
  },
  loaders: [
    fromWorld(async () => ({
      ...(await findCollection()),
      tokenId: (await findCollectible({ ownedBy: 0 })).metadata.tokenId,
    })),
  ],
}

/**
 * The reference service also lists orders that have ended; others may not.
 *
 * @example
 * import { CollectibleView } from 'marketkit'
 *
 * <CollectibleView
 *   activity
 *   chainId={137}
 *   contractAddress={contractAddress}
 *   tokenId="7"
 * />
 */
export const Activity: Story = {
  args: { activity: true },
  loaders: [fromWorld(makeHistory)],
  async play({ canvas }) {
    const table = await canvas.findByRole('table', { name: 'Activity' })
    await waitFor(() => {
      for (const event of ['Sold', 'Listing cancelled'])
        expect(table).toHaveTextContent(event)
    })
  },
}

export const Disconnected: Story = {
  name: 'No wallet',
  parameters: { wallet: 'none' },
}

export const Phone: Story = {
  name: 'On a phone',
  decorators: [
    (Story) => (
      <div data-testid="phone" style={{ width: 360 }}>
        <Story />
      </div>
    ),
  ],
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'About' })
    const more = () => canvas.queryByRole('button', { name: 'Read more' })
    await expect(more()).toBe(null)
    const phone = canvas.getByTestId('phone')
    phone.style.width = '24px'
    await waitFor(() => expect(more()).toBeVisible())
    phone.style.width = '360px'
    await waitFor(() => expect(more()).toBe(null))
  },
}

const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
)}`

/** Media that loaded or failed before hydration. */
export const FromServer: Story = {
  tags: ['!autodocs', '!dev'],
  render: () => <div data-testid="page" />,
  async play({ canvas }) {
    const page = await canvas.findByTestId('page')
    const client = createMarketplaceClient({
      accessKey: 'key',
      marketplaceUrl: 'http://127.0.0.1:9',
      networks: { 31337: 'local' },
    })
    const settles = async (element: ReactElement, file: string) => {
      for (const broken of [[], ['http://127.0.0.1:9/']]) {
        const gateways = { ipfs: [...broken, `${file}#`] }
        const app = (
          <MarketKitProvider client={client} gateways={gateways} locale="en">
            {element}
          </MarketKitProvider>
        )
        page.innerHTML = renderToString(app)
        const media = page.querySelector('img, video')
        await new Promise((resolve) => {
          for (const event of ['load', 'loadeddata', 'error'])
            media?.addEventListener(event, resolve)
        })
        const root = hydrateRoot(page, app)
        const loaded = () => page.querySelector('[data-status="loaded"]')
        await waitFor(() => expect(loaded()).toBeVisible())
        root.unmount()
      }
    }
    await settles(<Media alt="A" eager src="ipfs://a.png" />, drawing)
    await settles(<Media alt="A" video="ipfs://a.mp4" />, silence)
    await settles(<MediaViewer metadata={{ image: 'ipfs://a.png' }} />, drawing)
    await settles(<MediaViewer metadata={{ video: 'ipfs://a.mp4' }} />, silence)
  },
}

export const Refused: Story = {
  name: 'Wrong access key',
  parameters: { client: { accessKey: 'a-key-nobody-knows' } },
}
