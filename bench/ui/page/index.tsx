import type { QueryClient } from '@tanstack/react-query'
import { Profiler, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { connect } from 'wagmi/actions'
import { BuyDialog } from '../../../src/components/BuyDialog/BuyDialog.js'
import { CollectibleCard } from '../../../src/components/CollectibleCard/CollectibleCard.js'
import { CollectibleGrid } from '../../../src/components/CollectibleGrid/CollectibleGrid.js'
import { toIntent } from '../../../src/core.js'
import {
  getFlowCache,
  getTrackedFlowsKey,
} from '../../../src/hooks/flows/trackedFlows.js'
import type { CollectibleOrder } from '../../../src/rpc/schemas.js'
import {
  App,
  account,
  chainId,
  client,
  collectible,
  config,
  contractAddress,
  createCache,
  formatPlainPrice,
  getPicture,
  pageSize,
} from './market.js'

/** Measures that run in the page. */
export type Bench = typeof bench

const host = document.querySelector('main') as HTMLElement
let root: Root | undefined

/** Milliseconds until an element is mounted and laid out. */
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

/** A grid of our cards, unless others are passed. */
const grid = (
  queryClient: QueryClient,
  card?: (collectible: CollectibleOrder) => ReactNode,
) => (
  <App queryClient={queryClient}>
    <CollectibleGrid
      card={card}
      chainId={chainId}
      contractAddress={contractAddress}
      contractType="ERC721"
      onAction={noAction}
      owned={notOwned}
      pageSize={pageSize}
    />
  </App>
)
const watched = (item: CollectibleOrder, onCard: () => void) => (
  <Profiler id="card" onRender={onCard}>
    <CollectibleCard collectible={item} onAction={noAction} />
  </Profiler>
)
/** Marks a plain card, so that `elementFromPoint` finds it. */
const plainCard = ({ metadata }: CollectibleOrder) => (
  <article className="plain-card">
    <img alt="" loading="lazy" src={metadata.image} />
    <p>{metadata.name}</p>
    <p>{formatPlainPrice(Number(metadata.tokenId) - 1)}</p>
  </article>
)
const noAction = () => {}
const notOwned = () => false

/** Resolves with the next frame; headless browsers sometimes render none. */
async function nextFrame() {
  let timer: ReturnType<typeof setTimeout> | undefined
  await new Promise((resolve, reject) => {
    requestAnimationFrame(resolve)
    timer = setTimeout(() => reject(new Error('No frame came.')), 5_000)
  })
  clearTimeout(timer)
}

/** Resolves when all effects of a change are painted. */
async function settle() {
  for (let frame = 0; frame < 3; frame++) await nextFrame()
  await new Promise((resolve) => setTimeout(resolve, 60))
}

/** Returns how often `run` completes in a second. */
function measureRate(run: () => void): number {
  const begun = performance.now()
  let spent = 0
  let times = 0
  for (; spent < 500; spent = performance.now() - begun) {
    run()
    times++
  }
  return (times / spent) * 1000
}

/** Whether a point shows a card: neither a placeholder nor a gap. */
function isCardAt(x: number, y: number): boolean {
  const cells = [y, y + 20].flatMap(
    (at) => document.elementFromPoint(x, at)?.closest('li') ?? [],
  )
  return (
    cells.length > 0 &&
    cells.every((it) => it.querySelector('article') !== null)
  )
}

const items = new Map<number, ReturnType<typeof collectible>[]>()
function getItems(count: number) {
  const known = items.get(count)
  if (known) return known
  const made = Array.from({ length: count }, (_, index) => collectible(index))
  items.set(count, made)
  return made
}

const bench = {
  /** Plain cards, without any optimization. */
  plain: (count: number) =>
    mount(
      <ul className="plain">
        {getItems(count).map(({ metadata }, index) => (
          <li key={metadata.tokenId}>
            <img alt="" loading="lazy" src={getPicture(index)} />
            <p>{metadata.name}</p>
            <p>{formatPlainPrice(index)}</p>
          </li>
        ))}
      </ul>,
    ),
  /** Mounts `count` of our cards at once. */
  cards: (count: number) => {
    const queryClient = createCache(0)
    return mount(
      <App queryClient={queryClient}>
        <ul className="plain">
          {getItems(count).map((item) => (
            <li key={item.metadata.tokenId}>
              <CollectibleCard collectible={item} onAction={noAction} />
            </li>
          ))}
        </ul>
      </App>,
    )
  },
  /** Mounts a grid over `count` cached collectibles. */
  grid: (count: number, cards: 'ours' | 'plain' = 'ours') =>
    mount(grid(createCache(count), cards === 'plain' ? plainCard : undefined)),
  /** Returns the number of elements on the page. */
  nodes: () => host.querySelectorAll('*').length,
  /** Scrolls down and back by a distance per frame; returns the frame times. */
  async scroll(frames: number, pixels: number) {
    const long: number[] = []
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) long.push(duration)
    })
    observer.observe({ type: 'longtask' })
    const times: number[] = []
    const end = document.documentElement.scrollHeight - innerHeight
    for (let frame = 0; frame <= frames; frame++) {
      const begun = performance.now()
      scrollTo(0, pixels * Math.min(frame, frames - frame))
      await nextFrame()
      times.push(performance.now() - begun)
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
    observer.disconnect()
    return { end, long, times }
  },
  /**
   * Scrolls the same way, and checks in each frame whether cards are missing.
   */
  async look(frames: number, pixels: number) {
    let most = 0
    let blank = 0
    const boxes = [...host.querySelectorAll('li')].slice(0, 6)
    const right = Math.max(
      ...boxes.map((it) => it.getBoundingClientRect().right),
    )
    for (let frame = 0; frame <= frames; frame++) {
      scrollTo(0, pixels * Math.min(frame, frames - frame))
      await nextFrame()
      most = Math.max(most, bench.nodes())
      // The last column renders last.
      const seen = [0.1, 0.5, 0.9].map((part) =>
        isCardAt(right - 20, innerHeight * part),
      )
      if (!seen.every(Boolean)) blank++
    }
    return { blank, most }
  },
  /** Opens the buy dialog; returns the time until it is laid out. */
  dialog() {
    const queryClient = createCache(0)
    const [item] = getItems(100)
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
  /** Counts how many cards re-render during a purchase. */
  async progress(events: number) {
    const [connector] = config.connectors
    if (connector && config.state.status === 'disconnected')
      await connect(config, { connector })
    const queryClient = createCache(pageSize)
    let cards = 0
    mount(grid(queryClient, (item) => watched(item, () => cards++)))
    // Each image that loads re-renders its card, too.
    for (let still = 0, before = -1; still < 5; await settle()) {
      still = before === cards ? still + 1 : 0
      before = cards
    }
    const flows = getFlowCache(queryClient, getTrackedFlowsKey(client, account))
    const [item] = getItems(pageSize)
    if (!item?.listing) throw new Error('Nothing is listed.')
    const items = [{ order: item.listing }] as const
    const tell = async (hashes: `0x${string}`[]) => {
      const before = cards
      flows.put({
        ...{ createdAt: 0, hashes, id: 'flow' },
        intent: toIntent({ kind: 'buy', account, chainId, items }),
        isHere: true,
        status: 'running',
      })
      await settle()
      return cards - before
    }
    const mounted = cards
    const first = await tell([])
    let during = 0
    for (let event = 0; event < events; event++)
      during += await tell([`0x${event}`])
    const shown = host.querySelectorAll('[data-flow=buy]').length
    return { during, first, mounted, shown }
  },
  /** Returns the speed of the page's CPU, measured as Lighthouse does. */
  speed(): number {
    const numbers: number[] = []
    const copy: number[] = []
    for (let i = 0; i < 100_000; i++) numbers[i] = copy[i] = i
    let length = 0
    const append = measureRate(() => {
      let letters = ''
      for (let i = 0; i < 10_000; i++) letters += 'a'
      length += letters.length
    })
    const copied = measureRate(() => {
      for (let i = 0; i < numbers.length; i++) copy[i] = numbers[i] as number
    })
    if (length === copy[0]) throw new Error('Nothing was done.')
    return (append + copied) / 20
  },
  settle,
  clear,
}

Object.assign(window, { bench })
