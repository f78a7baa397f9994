import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { CollectibleOrder } from '../src/core.js'
import { CollectibleGrid } from '../src/index.js'
import { findCollection, fromWorld } from './support/loaders.js'

/**
 * - Long grids keep only the rows near the viewport in the DOM, so the
 *   browser's own search finds no others. Offer a search field.
 * - A grid without `onAction` shows no buttons. One without `href` and `onOpen`
 *   has nothing to open.
 */
const meta = {
  title: 'Browse/CollectibleGrid',
  component: CollectibleGrid,
  parameters: { layout: 'fullscreen' },
  args: {
    chainId: 31337,
    contractAddress: '0x0000000000000000000000000000000000000001',
    onAction: fn(),
    onOpen: fn(),
    pageSize: 12,
    style: { padding: 24 },
  },
  loaders: [fromWorld(findCollection)],
  render: (args, { loaded }) => <CollectibleGrid {...args} {...loaded.found} />,
} satisfies Meta<typeof CollectibleGrid>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['quick'] }

export const Items: Story = {
  name: 'Editions',
  loaders: [fromWorld(() => findCollection('ERC1155'))],
}

/**
 * @example
 * import { CollectibleGrid } from 'marketkit'
 *
 * <CollectibleGrid
 *   chainId={137}
 *   contractAddress={contractAddress}
 *   density="compact"
 * />
 */
export const Compact: Story = { args: { density: 'compact', pageSize: 32 } }

/**
 * @example
 * import { CollectibleGrid } from 'marketkit'
 *
 * <CollectibleGrid
 *   actions={['buy', 'addToCart', 'list', 'cancel']}
 *   cardProps={({ metadata }) => ({ isInCart: metadata.tokenId === '3' })}
 *   chainId={137}
 *   contractAddress={contractAddress}
 *   onAction={(action, collectible) => begin(action, collectible)}
 * />
 */
export const WithCart: Story = {
  name: 'With cart buttons',
  args: {
    actions: ['buy', 'addToCart', 'list', 'cancel'],
    cardProps: ({ metadata }) => ({ isInCart: metadata.tokenId.endsWith('3') }),
  },
}

export const Narrow: Story = {
  name: 'On a phone',
  args: { style: { width: 390, padding: 16 } },
}

/**
 * Five hundred collectibles, of which a few rows are rendered.
 *
 * @example
 * import { CollectibleGrid } from 'marketkit'
 *
 * <CollectibleGrid
 *   chainId={137}
 *   contractAddress={contractAddress}
 *   filter={{ includeEmpty: true }}
 * />
 */
export const Long: Story = {
  name: 'Five hundred items',
  args: { filter: { includeEmpty: true }, pageSize: 60 },
  play: async ({ canvasElement }) => {
    const cards = () => canvasElement.querySelectorAll('article')
    const cells = () => canvasElement.querySelectorAll('[data-place]')
    const last = () => Number(cells()[cells().length - 1]?.ariaPosInSet)
    await waitFor(() => expect(cards().length).toBeGreaterThan(0))
    const [first] = cells()
    const opener = first?.querySelector('button')
    opener?.focus()
    await waitFor(async () => {
      window.scrollTo(0, document.body.scrollHeight)
      await expect(last()).toBeGreaterThan(150)
      await expect(canvasElement.querySelector(more)).toBe(null)
    })
    // Visible rows and the row with the focus are rendered.
    await expect(cards().length).toBeLessThan(100)
    await expect(document.activeElement).toBe(opener)
    await expect(first?.isConnected).toBe(true)
    const height = document.body.scrollHeight
    window.scrollTo(0, 0)
    await waitFor(() => expect(cells()[1]?.ariaPosInSet).toBe('2'))
    await expect(document.body.scrollHeight).toBe(height)
    // Outside the viewport, the cards of a row mount over several frames.
    await waitFor(() => expect(cards().length).toBe(cells().length))
  },
}

/**
 * @example
 * import { CollectibleGrid } from 'marketkit'
 *
 * <div style={{ height: 480, overflow: 'auto' }} tabIndex={0}>
 *   <CollectibleGrid chainId={137} contractAddress={contractAddress} />
 * </div>
 */
export const InAScrollingBox: Story = {
  name: 'In a scrolling box',
  args: Long.args,
  decorators: [
    (Story) => (
      <section
        aria-label="A box"
        style={{ blockSize: 480, overflow: 'auto' }}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
      >
        <Story />
      </section>
    ),
  ],
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('[aria-label="A box"]')
    const cells = () => canvasElement.querySelectorAll('[data-place]')
    await waitFor(() => expect(cells().length).toBeGreaterThan(0))
    await waitFor(async () => {
      box?.scrollTo(0, box.scrollHeight)
      await expect(Number([...cells()].at(-1)?.ariaPosInSet)).toBe(120)
    })
    await expect(cells().length).toBeLessThan(60)
  },
}

/**
 * Back from a collectible's page, the grid restores the scroll position.
 *
 * @example
 * import { CollectibleGrid } from 'marketkit'
 *
 * <CollectibleGrid
 *   chainId={137}
 *   contractAddress={contractAddress}
 *   href={({ metadata }) => `/items/${metadata.tokenId}`}
 *   paging="button"
 * />
 */
export const BackFromOne: Story = {
  name: 'Back to the same place',
  args: { filter: { includeEmpty: true }, pageSize: 60, paging: 'button' },
  render: (args, { loaded }) => <WithPages {...args} {...loaded.found} />,
  play: async ({ canvas, canvasElement }) => {
    const cards = () =>
      [...canvasElement.querySelectorAll('[data-place] article')].map(
        (card) => ({
          name: card.ariaLabel,
          ...card.getBoundingClientRect().toJSON(),
        }),
      )
    const getTop = (name: string) =>
      cards().find((card) => card.name === name)?.top
    const more = await canvas.findByRole('button', showMore)
    await userEvent.click(more)
    // Of more than 48 cards, only those near the viewport are rendered.
    await waitFor(async () => {
      window.scrollTo(0, document.body.scrollHeight)
      await expect(getTop(cards().at(-1)?.name)).toBeLessThan(innerHeight)
      await expect(cards().length).toBeLessThan(100)
      await expect(canvasElement.querySelector('[data-state=loading]')).toBe(
        null,
      )
    })
    await canvas.findByText('Later')
    // The header that came moves the cards, and others may have to be rendered.
    const { name, top } = await waitFor(() => {
      const card = cards().find((it) => it.top > 0)
      if (!card) throw new Error('No card is in view.')
      return card
    })
    const isAsBefore = () =>
      waitFor(async () => {
        await expect(canvas.queryByText('Later')).toBeInTheDocument()
        await expect(Math.abs((getTop(name) ?? 1e6) - top)).toBeLessThan(2)
      })
    await userEvent.click(canvas.getByRole('button', { name }))
    const back = await canvas.findByRole('button', {
      name: `Back from ${name}`,
    })
    await expect(cards()).toHaveLength(0)
    await userEvent.click(back)
    await isAsBefore()
    // As after a reload: the cache is empty, and only the first page loads.
    canvas.getByRole('button', { name: 'Anew' }).click()
    await waitFor(() => expect(cards()).toHaveLength(0))
    await isAsBefore()
  },
}

/** A shop with two routes. */
function WithPages(args: CollectibleGrid.Props) {
  const [name, setName] = useState<string>()
  const [isBare, setBare] = useState(false)
  const queryClient = useQueryClient()
  const open = ({ metadata }: CollectibleOrder) => {
    window.history.pushState(null, '')
    window.scrollTo(0, 0)
    setName(metadata.name)
  }
  const close = () => {
    const grid = () => setName(undefined)
    window.addEventListener('popstate', grid, { once: true })
    window.history.back()
  }
  const drawAnew = () => {
    setBare(true)
    queryClient.removeQueries({ queryKey: ['marketkit'] })
    setTimeout(() => setBare(false), 100)
  }
  if (isBare) return null
  return name ? (
    <button onClick={close} type="button">
      Back from {name}
    </button>
  ) : (
    <>
      <LateHeader />
      <button onClick={drawAnew} type="button">
        Anew
      </button>
      <CollectibleGrid {...args} onOpen={open} />
    </>
  )
}

/** A header above the grid that loads after it. */
function LateHeader() {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), 300)
    return () => clearTimeout(timer)
  }, [])
  return isThere && <p style={{ height: 173, margin: 0 }}>Later</p>
}

/**
 * New rows load below the viewport, and the visible rows don't move.
 *
 * @example
 * import { CollectibleGrid } from 'marketkit'
 *
 * <>
 *   <CollectibleGrid chainId={137} contractAddress={contractAddress} />
 *   <footer>Below the collection</footer>
 * </>
 */
export const AboveAFooter: Story = {
  args: { filter: { includeEmpty: true } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <footer style={{ padding: '0 24px 48px' }}>Below the collection</footer>
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const { documentElement: page } = document
    const cards = () => canvasElement.querySelectorAll('article')
    await waitFor(() => expect(cards().length).toBe(12))
    window.scrollTo(0, page.scrollHeight)
    await expect(window.scrollY).toBeGreaterThan(0)
    const last = cards()[11]
    const top = last?.getBoundingClientRect().top ?? 0
    await waitFor(() => expect(cards().length).toBe(24))
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    const moved = (last?.getBoundingClientRect().top ?? 1e6) - top
    // If the footer were the scroll anchor, the page would scroll past the new
    // rows.
    await expect(Math.abs(moved)).toBeLessThan(100)
  },
}

/**
 * @example
 * import { CollectibleGrid } from 'marketkit'
 *
 * <CollectibleGrid
 *   chainId={137}
 *   contractAddress={contractAddress}
 *   paging="button"
 * />
 */
export const WithButton: Story = {
  name: 'With a button for more',
  args: { paging: 'button' },
}

/**
 * @example
 * import { CollectibleGrid } from 'marketkit'
 *
 * <CollectibleGrid
 *   chainId={137}
 *   contractAddress={contractAddress}
 *   pageSize={12}
 *   paging="pages"
 * />
 */
export const Pages: Story = {
  args: { paging: 'pages' },
  play: async ({ canvas, canvasElement }) => {
    const names = () =>
      [...canvasElement.querySelectorAll('article')].map((it) => it.ariaLabel)
    await canvas.findByRole('button', { name: 'Next page' })
    const before = names()
    await expect(before).toHaveLength(12)
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(names()[0]).not.toBe(before[0]))
    await expect(names().some((name) => before.includes(name))).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Page 1' }))
    await waitFor(() => expect(names()).toEqual(before))
  },
}

/**
 * @example
 * import { CollectibleGrid } from 'marketkit'
 * import { useState } from 'react'
 *
 * function Picker() {
 *   const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
 *   return (
 *     <CollectibleGrid
 *       chainId={137}
 *       contractAddress={contractAddress}
 *       onSelect={({ metadata }, isSelected) => {
 *         const next = new Set(selected)
 *         if (isSelected) next.add(metadata.tokenId)
 *         else next.delete(metadata.tokenId)
 *         setSelected(next)
 *       }}
 *       selected={selected}
 *     />
 *   )
 * }
 */
export const Selecting: Story = {
  render: (args, { loaded }) => <Choose {...args} {...loaded.found} />,
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('checkbox')
    if (!first) throw new Error('There is nothing to choose.')
    await userEvent.click(first)
    await expect(first).toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(
      canvas.getAllByRole('checkbox', { checked: true }),
    ).toHaveLength(2)
  },
}

function Choose(args: CollectibleGrid.Props) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const choose = ({ metadata }: CollectibleOrder, isChosen: boolean) => {
    const next = new Set(selected)
    if (isChosen) next.add(metadata.tokenId)
    else next.delete(metadata.tokenId)
    setSelected(next)
  }
  return <CollectibleGrid {...args} onSelect={choose} selected={selected} />
}

/**
 * @example
 * import { CollectibleGrid } from 'marketkit'
 *
 * <CollectibleGrid
 *   chainId={137}
 *   contractAddress={contractAddress}
 *   empty="No emblem has this name."
 *   filter={{ searchText: 'no such name' }}
 * />
 */
export const Empty: Story = {
  args: { filter: { searchText: 'no emblem has this name' } },
}

export const Failing: Story = {
  name: 'Failed to load',
  loaders: [fromWorld(async () => ({ chainId: 1 }))],
}

/**
 * @example
 * import { CollectibleGrid } from 'marketkit'
 *
 * <CollectibleGrid
 *   card={({ metadata }) => <strong>{metadata.name}</strong>}
 *   chainId={137}
 *   contractAddress={contractAddress}
 * />
 */
export const OwnCards: Story = {
  name: 'Your own cards',
  args: { card: ({ metadata }) => <strong>{metadata.name}</strong> },
}

/**
 * A card that throws does not break the other cards.
 *
 * @example
 * import { CollectibleGrid } from 'marketkit'
 *
 * <CollectibleGrid
 *   card={({ metadata }) => <strong>{metadata.name}</strong>}
 *   chainId={137}
 *   contractAddress={contractAddress}
 * />
 */
export const BrokenCard: Story = {
  name: 'One card fails',
  args: {
    card: ({ metadata }) => {
      if (metadata.tokenId.endsWith('1')) throw new Error('This one is broken.')
      return <strong>{metadata.name}</strong>
    },
  },
}

const more = '.mk-collectible-grid-more'
const showMore = { name: 'Show more' }
