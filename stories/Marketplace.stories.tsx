import type { Meta, StoryObj } from '@storybook/react-vite'
import { onlineManager } from '@tanstack/react-query'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { FlowNotices, Marketplace } from '../src/index.js'
import { findCollection, fromWorld } from './support/loaders.js'
import { useWorldSorts } from './support/sorts.js'

/** Sorts by the columns that the world's service supports. */
function Sorted(props: Marketplace.Props) {
  return <Marketplace {...props} sorts={useWorldSorts()} />
}

/**
 * - Filters and the open item are kept in the URL. Give a second marketplace of
 *   the same page `url="memory"`.
 * - Below a sticky header, set `--mk-sticky-top` to the header's height.
 *   Otherwise the toolbar slides under it.
 * - It renders `FlowNotices` itself. Pass `notices={null}` if your app already
 *   has them.
 */
const meta = {
  title: 'Browse/Marketplace',
  component: Marketplace,
  parameters: { layout: 'fullscreen' },
  args: {
    chainId: 31337,
    contractAddress: '0x0000000000000000000000000000000000000001',
    description: 'Coats of arms for houses that do not exist yet.',
    pageSize: 12,
    style: { padding: '0 24px 48px' },
    url: 'memory',
  },
  loaders: [fromWorld(findCollection)],
  render: (args, { loaded }) => <Sorted {...args} {...loaded.found} />,
} satisfies Meta<typeof Marketplace>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['quick'] }

export const Items: Story = {
  name: 'Editions',
  args: { description: 'Potions, keys, maps and relics for the road.' },
  loaders: [fromWorld(() => findCollection('ERC1155'))],
}

/**
 * Loaded data stays; queries retry once the network is back.
 *
 * @example
 * import { Marketplace } from 'marketkit'
 *
 * <Marketplace
 *   cart={null}
 *   chainId={137}
 *   contractAddress={contractAddress}
 *   paging="pages"
 * />
 */
export const Offline: Story = {
  args: { cart: null, paging: 'pages' },
  beforeEach: () => () => onlineManager.setOnline(true),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
    onlineManager.setOnline(false)
    await canvas.findByText('You’re offline.')
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(0)
  },
}

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
    const search = canvas.getByRole('searchbox', { name: 'Search Emblems' })
    await userEvent.type(search, 'no such house')
    await canvas.findByText('No results for “no such house”')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Sweep' })).toBeDisabled(),
    )
  },
}

/** A filter that is chosen below the first rows scrolls to its results. */
export const FilteredFromBelow: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
    const main = canvas.getByRole('region', { name: 'Items' }).parentElement
    scrollTo(0, 900)
    await waitFor(() =>
      expect(main?.getBoundingClientRect().top).toBeLessThan(0),
    )
    await userEvent.selectOptions(canvas.getByLabelText('Sort'), [
      'Price: high to low',
    ])
    await waitFor(() =>
      expect(main?.getBoundingClientRect().top).toBeCloseTo(0, 0),
    )
    // Cards of the earlier sort are dimmed until the new ones arrive.
    await waitFor(() => {
      const [card] = canvas.getAllByRole('article')
      expect(card?.closest('[aria-busy="true"]')).toBeNull()
      for (let part = card?.parentElement; part; part = part.parentElement)
        expect(getComputedStyle(part).opacity).toBe('1')
    })
  },
}

export const Mine: Story = {
  name: 'Only owned items',
  parameters: { wallet: 'none' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Owned'))
    await canvas.findByText('Connect your wallet to see what you own.', {
      selector: '.mk-notice p',
    })
    // The chosen action continues after the wallet connects.
    const [connect] = canvas.getAllByRole('button', { name: 'Connect wallet' })
    if (connect) await userEvent.click(connect)
    await waitFor(() =>
      expect(
        canvas.getAllByText('Owned', { selector: '.mk-pill' }).length,
      ).toBeGreaterThan(0),
    )
  },
}

export const Open: Story = {
  name: 'An item is open',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const [card] = await canvas.findAllByRole('article')
    const name = card?.getAttribute('aria-label') ?? ''
    await userEvent.click(canvas.getByRole('link', { name }))
    const panel = within(await page.findByRole('dialog'))
    await panel.findByRole('heading', { name })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBe(null))
    await expect(canvas.getByRole('link', { name })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await page.findByRole('dialog')
  },
}

/**
 * Flow notices are above the panel of the open collectible.
 *
 * @example
 * import { FlowNotices, Marketplace } from 'marketkit'
 *
 * <Marketplace
 *   chainId={137}
 *   contractAddress={contractAddress}
 *   notices={<FlowNotices className="notices" />}
 * />
 */
export const OpenWithNotice: Story = {
  name: 'A notice over an item',
  args: {
    notices: (
      <FlowNotices
        flows={[
          {
            createdAt: 0,
            hashes: [],
            id: 'one',
            intent: {
              account: '0x0000000000000000000000000000000000000001',
              chainId: 31337,
              digests: [],
              kind: 'steps',
            },
            isHere: true,
            status: 'running',
          },
        ]}
      />
    ),
  },
  play: async (context) => {
    await Open.play?.(context)
    const page = within(context.canvasElement.ownerDocument.body)
    const notice = await page.findByRole('region', { name: 'Your activity' })
    const { height, left, top, width } = notice.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    await waitFor(() =>
      expect(notice.contains(document.elementFromPoint(x, y))).toBe(true),
    )
  },
}
