import { hashKey } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  getPositionKey,
  setScrollPosition,
} from '../../../src/components/CollectibleGrid/scrollPositions.js'
import { CollectibleGrid } from '../../../src/index.js'
import { getEmblems, surround } from '../../hooks/setup.js'
import { setupWorld } from '../../world.js'

const world = setupWorld({ emblems: 40 })
afterEach(cleanup)

/** Reports that the end of the list is always in view. */
class AlwaysInView {
  readonly report: (entries: { isIntersecting: boolean }[]) => void
  constructor(report: AlwaysInView['report']) {
    this.report = report
  }
  observe() {
    setTimeout(() => this.report([{ isIntersecting: true }]), 1)
  }
  disconnect() {}
}

const before = window.IntersectionObserver
beforeEach(() => {
  window.IntersectionObserver = AlwaysInView as never
})
afterEach(() => {
  window.IntersectionObserver = before
})

type Page = { collectibles: unknown[]; page: { more: boolean } }

/** A client of the real service, whose answers another party changes. */
function setup(change: (page: Page, number: number, first: Page) => Page) {
  let requests = 0
  let first: Page | undefined
  const client = world.createClient({
    fetch: async (input, init) => {
      if (!String(input).endsWith('/ListCollectibles'))
        return fetch(input, init)
      requests += 1
      const number = JSON.parse(String(init?.body)).page.page
      const answer: Page = await (await fetch(input, init)).json()
      first ??= answer
      return Response.json(change(answer, number, first))
    },
  })
  return { client, getRequests: () => requests }
}

async function renderGrid(
  client: ReturnType<typeof setup>['client'],
  props: Partial<CollectibleGrid.Props> = {},
) {
  const { wrapper } = await surround(world, { client })
  render(
    <CollectibleGrid
      chainId={world.info.chainId}
      contractAddress={getEmblems(world)}
      contractType="ERC721"
      filter={{ includeEmpty: true }}
      pageSize={8}
      {...props}
    />,
    { wrapper },
  )
}

const wait = 60_000

const pause = () => new Promise((resolve) => setTimeout(resolve, 1_000))

describe('behavior', () => {
  test.each([
    ['the first page again', (_: Page, _number: number, first: Page) => first],
    [
      'empty pages',
      (answer: Page, number: number) =>
        number === 1 ? answer : { ...answer, collectibles: [] },
    ],
  ])(
    'behavior: a list ends after three times %s, and offers more',
    async (_name, change) => {
      const { client, getRequests } = setup((...given) => {
        const answer = change(...given)
        return { ...answer, page: { ...answer.page, more: true } }
      })
      await renderGrid(client)
      await expect.poll(getRequests).toBe(4)
      await pause()
      expect(getRequests()).toBe(4)
      expect(screen.getAllByRole('article')).toHaveLength(8)
      fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
      await expect.poll(getRequests).toBe(5)
      await pause()
      expect(getRequests()).toBe(5)
    },
    wait,
  )

  test(
    'behavior: a list without a visible item ends too',
    async () => {
      const { client, getRequests } = setup((answer) => ({
        ...answer,
        collectibles: [],
        page: { ...answer.page, more: true },
      }))
      await renderGrid(client)
      await expect.poll(getRequests).toBe(3)
      await pause()
      expect(getRequests()).toBe(3)
      screen.getByRole('button', { name: 'Show more' })
      // The service said that it has more, so the list is not called empty.
      expect(screen.queryByText(/^Nothing here/)).toBe(null)
    },
    wait,
  )

  test.each([1, 2])(
    'behavior: a saved scroll position is restored beyond %s pages without news',
    async (old) => {
      window.IntersectionObserver = undefined as never
      const place = { index: 13, tokenId: 'gone', top: 80 }
      const filter = { includeEmpty: true }
      const list = [world.info.chainId, getEmblems(world), filter]
      setScrollPosition(
        getPositionKey(hashKey([...list, undefined, undefined])),
        place,
      )
      const { client, getRequests } = setup((answer, number, first) =>
        number > 1 && number <= 1 + old
          ? { ...first, page: { ...first.page, more: true } }
          : answer,
      )
      await renderGrid(client)
      await expect.poll(getRequests).toBe(old + 2)
      await expect
        .poll(() => screen.getAllByRole('article').length)
        .toBeGreaterThan(13)
      await pause()
      expect(getRequests()).toBe(old + 2)
    },
    wait,
  )

  test(
    'behavior: a restoration ends where the list has stalled',
    async () => {
      window.IntersectionObserver = undefined as never
      const place = { index: 30, tokenId: 'gone', top: 80 }
      const filter = { includeEmpty: true }
      const list = [world.info.chainId, getEmblems(world), filter]
      setScrollPosition(
        getPositionKey(hashKey([...list, undefined, undefined])),
        place,
      )
      const { client, getRequests } = setup((_answer, _number, first) => ({
        ...first,
        page: { ...first.page, more: true },
      }))
      await renderGrid(client)
      await expect.poll(getRequests).toBe(4)
      await pause()
      expect(getRequests()).toBe(4)
    },
    wait,
  )

  test(
    'behavior: an honest list loads to its end',
    async () => {
      const { client, getRequests } = setup((answer) => answer)
      // No card is shown, so nothing but new pages tells that the list goes on.
      await renderGrid(client, { shows: () => false })
      await expect.poll(getRequests).toBe(5)
      await pause()
      expect(getRequests()).toBe(5)
      expect(screen.queryByRole('button', { name: 'Show more' })).toBe(null)
    },
    wait,
  )
})
