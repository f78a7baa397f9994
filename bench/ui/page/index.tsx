import type { QueryClient } from '@tanstack/react-query'
import { Profiler, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { connect } from 'wagmi/actions'
import { BuyDialog } from '../../../src/components/BuyDialog/BuyDialog.js'
import { CollectibleCard } from '../../../src/components/CollectibleCard/CollectibleCard.js'
import { CollectibleGrid } from '../../../src/components/CollectibleGrid/CollectibleGrid.js'
import { flowStories, flowStoriesKey } from '../../../src/hooks/flowStories.js'
import {
  App,
  account,
  cacheOf,
  chainId,
  client,
  collectible,
  config,
  contractAddress,
  pageSize,
  pictureOf,
} from './market.js'

/** What is measured in the page, and asked for from outside of it. */
export type Bench = typeof bench

const host = document.querySelector('main') as HTMLElement
let root: Root | undefined

/** Milliseconds until something is on the page and laid out. */
function mount(element: ReactNode): number {
  clear()
  root = createRoot(host)
  const begun = performance.now()
  flushSync(() => root?.render(element))
  host.getBoundingClientRect()
  return performance.now() - begun
}

function clear(): void {
  flushSync(() => root?.unmount())
  root = undefined
  host.replaceChildren()
}

const grid = (queryClient: QueryClient, cards?: (count: number) => void) => (
  <App queryClient={queryClient}>
    <Profiler id="grid" onRender={() => cards?.(1)}>
      <CollectibleGrid
        chainId={chainId}
        contractAddress={contractAddress}
        contractType="ERC721"
        onAction={noAction}
        owned={notOwned}
        pageSize={pageSize}
      />
    </Profiler>
  </App>
)
const noAction = () => {}
const notOwned = () => false

const items = new Map<number, ReturnType<typeof collectible>[]>()
function itemsOf(count: number) {
  const known = items.get(count)
  if (known) return known
  const made = Array.from({ length: count }, (_, index) => collectible(index))
  items.set(count, made)
  return made
}

const bench = {
  /** Plain cards, as anyone would write them at first. */
  plain: (count: number) =>
    mount(
      <ul className="plain">
        {itemsOf(count).map(({ metadata }, index) => (
          <li key={metadata.tokenId}>
            <img alt="" loading="lazy" src={pictureOf(index)} />
            <p>{metadata.name}</p>
          </li>
        ))}
      </ul>,
    ),
  /** So many of our cards, all on the page. */
  cards: (count: number) => {
    const queryClient = cacheOf(0)
    return mount(
      <App queryClient={queryClient}>
        <ul className="plain">
          {itemsOf(count).map((item) => (
            <li key={item.metadata.tokenId}>
              <CollectibleCard collectible={item} onAction={noAction} />
            </li>
          ))}
        </ul>
      </App>,
    )
  },
  /** A grid over so many that are in the cache. */
  grid: (count: number) => mount(grid(cacheOf(count))),
  /** How many elements there are. */
  nodes: () => host.querySelectorAll('*').length,
  /** Scrolls down, so far with each frame, and back; tells what that took. */
  async scroll(frames: number, pixels: number) {
    const long: number[] = []
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) long.push(duration)
    })
    observer.observe({ type: 'longtask' })
    const times: number[] = []
    let most = 0
    let blank = 0
    const end = document.documentElement.scrollHeight - innerHeight
    for (let frame = 0; frame <= frames; frame++) {
      const begun = performance.now()
      scrollTo(0, pixels * Math.min(frame, frames - frame))
      await new Promise((resolve) => requestAnimationFrame(resolve))
      times.push(performance.now() - begun)
      most = Math.max(most, bench.nodes())
      const middle = document.elementFromPoint(innerWidth / 3, innerHeight / 2)
      if (!middle?.closest('ul, li')?.matches('li')) blank++
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
    observer.disconnect()
    return { blank, end, long, most, times }
  },
  /** Opens the dialog that buys; until it is there and laid out. */
  dialog() {
    const queryClient = cacheOf(0)
    const [item] = itemsOf(100)
    const dialog = (open: boolean) => (
      <App queryClient={queryClient}>
        <BuyDialog
          collectible={item?.metadata}
          onOpenChange={noAction}
          open={open}
          order={item?.listing ?? undefined}
        />
      </App>
    )
    mount(dialog(false))
    const begun = performance.now()
    flushSync(() => root?.render(dialog(true)))
    document.body.getBoundingClientRect()
    return performance.now() - begun
  },
  /** How often a grid is drawn again for events of one's own purchase. */
  async progress(events: number) {
    const [connector] = config.connectors
    if (connector && config.state.status === 'disconnected')
      await connect(config, { connector })
    const queryClient = cacheOf(100)
    let commits = 0
    mount(grid(queryClient, () => commits++))
    const settle = () => new Promise((resolve) => setTimeout(resolve, 50))
    await settle()
    const stories = flowStories(queryClient, flowStoriesKey(client, account))
    const [item] = itemsOf(100)
    const tell = (hashes: `0x${string}`[], status: 'running' | 'done') =>
      stories.put({
        ...{ account, chainId, created: 0, hashes, id: 'flow', kind: 'buy' },
        intent: { contractAddress, tokenId: item?.metadata.tokenId },
        isHere: true,
        status,
      })
    tell([], 'running')
    await settle()
    const begun = commits
    for (let event = 0; event < events; event++) {
      tell([`0x${event}`], 'running')
      await settle()
    }
    const during = commits - begun
    const isShown = host.querySelectorAll('[data-flow=buy]').length === 1
    return { during, isShown, start: begun }
  },
  clear,
}

Object.assign(window, { bench })
