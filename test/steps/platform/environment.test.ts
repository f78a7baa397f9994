import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { build } from 'esbuild'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromiumLaunchOptions } from '../../../scripts/chromium.js'
import {
  acquireLock,
  createLocks,
  createMemoryLocks,
  defaultEnvironment,
  getEnvironment,
} from '../../../src/steps/platform/environment.js'
import { createMemoryStorage } from '../../../src/steps/platform/storage.js'

test('default: ids are random, and a sleep ends when it is aborted', async () => {
  const environment = getEnvironment({})
  expect(environment.id()).toMatch(/^[0-9a-f]{64}$/)
  expect(environment.id()).not.toBe(environment.id())
  await environment.awake()
  await expect(
    environment.sleep(10_000, AbortSignal.timeout(10)),
  ).rejects.toThrow()
})

test('parameters: `storage` overrides the storage of the environment', () => {
  const [storage, other] = [createMemoryStorage(), createMemoryStorage()]
  const environment = getEnvironment({
    storage,
    environment: { storage: other },
  })
  expect(environment.storage).toBe(storage)
  expect(environment.now).toBe(defaultEnvironment().now)
})

describe.each([
  ['of this process', createMemoryLocks],
  ['of the platform, where available', createLocks],
])('locks %s', (_name, create) => {
  test('behavior: a lock has one holder at a time, in the order of the requests', async () => {
    const locks = create()
    const order: string[] = []
    const first = await acquireLock(locks, 'a', {})
    const second = acquireLock(locks, 'a', {}).then((release) => {
      order.push('second')
      release?.()
    })
    const third = acquireLock(locks, 'a', {}).then((release) => {
      order.push('third')
      release?.()
    })
    expect(await acquireLock(locks, 'a', { ifAvailable: true })).toBeUndefined()
    const other = await acquireLock(locks, 'b', { ifAvailable: true })
    expect(other).toBeDefined()
    other?.()
    order.push('first')
    first?.()
    await Promise.all([second, third])
    expect(order).toEqual(['first', 'second', 'third'])
  })

  test('parameters: signal', async () => {
    const locks = create()
    const release = await acquireLock(locks, 'a', {})
    const leaving = new AbortController()
    const waiting = acquireLock(locks, 'a', { signal: leaving.signal })
    leaving.abort()
    await expect(waiting).rejects.toThrow()
    // Aborting a wait does not take the lock from its holder.
    expect(await acquireLock(locks, 'a', { ifAvailable: true })).toBeUndefined()
    release?.()
    const next = await acquireLock(locks, 'a', {})
    expect(next).toBeDefined()
    next?.()
  })
})

describe('in a browser', () => {
  let browser: Browser
  let url: string
  let close = () => {}

  beforeAll(async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: `export * from './src/steps/platform/environment.ts'
          export * from './src/steps/platform/storage.ts'`,
        resolveDir: process.cwd(),
        loader: 'ts',
      },
      bundle: true,
      format: 'iife',
      globalName: 'kit',
      write: false,
    })
    const script = outputFiles[0]?.text ?? ''
    const server = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html')
      response.end(`<script>${script}; window.kit = kit</script>`)
    })
    await new Promise<void>((resolve) =>
      server.listen(0, '127.0.0.1', () => resolve()),
    )
    close = () => server.close()
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    browser = await chromium.launch(chromiumLaunchOptions())
  })
  afterAll(async () => {
    await browser?.close()
    close()
  })

  async function open(prepare?: string): Promise<Page> {
    const context = await browser.newContext()
    if (prepare) await context.addInitScript(prepare)
    const page = await context.newPage()
    await page.goto(url)
    return page
  }
  /** Operations of a page's storage on values. */
  const use = (storage: string) => `(async () => {
    const storage = ${storage}
    await storage.set('a', '1')
    await storage.set('b', '2')
    await storage.delete('b')
    return [await storage.get('a'), await storage.keys(), !!storage.volatile]
  })()`

  test.each([
    ['localStorage', 'kit.defaultEnvironment().storage'],
    ['IndexedDB', 'kit.createIndexedDbStorage()'],
  ])('behavior: %s keeps values after a reload', async (_name, storage) => {
    const page = await open()
    expect(await page.evaluate(use(storage))).toEqual(['1', ['a'], false])
    await page.reload()
    expect(await page.evaluate(`${storage}.get('a')`)).toBe('1')
  })

  test('behavior: IndexedDB works again after the browser clears the data', async () => {
    const page = await open()
    await page.evaluate(`window.kept = kit.createIndexedDbStorage()`)
    await page.evaluate(use('kept'))
    const session = await page.context().newCDPSession(page)
    await session.send('Storage.clearDataForOrigin', {
      origin: url,
      storageTypes: 'indexeddb',
    })
    await expect
      .poll(() => page.evaluate(`kept.set('c', '3').then(() => kept.get('c'))`))
      .toBe('3')
  })

  test('behavior: blocked storage falls back to memory and reports `volatile`', async () => {
    const page = await open(
      `Object.defineProperty(window, 'localStorage', { get() { throw new Error('Denied') } })`,
    )
    const storage = 'kit.defaultEnvironment().storage'
    expect(await page.evaluate(use(storage))).toEqual(['1', ['a'], true])
  })

  test('behavior: a full storage is still read', async () => {
    const page = await open(`Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
    localStorage.a = '1'`)
    const { storage, read } = {
      storage: 'kit.defaultEnvironment().storage',
      read: `kit.defaultEnvironment().storage.get('a')`,
    }
    expect(await page.evaluate(read)).toBe('1')
    expect(await page.evaluate(`!!${storage}.volatile`)).toBe(false)
  })

  test('behavior: a lock excludes other tabs until the tab that holds it closes', async () => {
    const context = await browser.newContext()
    const [first, second] = [await context.newPage(), await context.newPage()]
    await first.goto(url)
    await second.goto(url)
    const taken = (page: Page) =>
      page.evaluate(
        `kit.acquireLock(kit.defaultEnvironment().locks, 'a', { ifAvailable: true }).then(Boolean)`,
      )
    expect(await taken(first)).toBe(true)
    expect(await taken(second)).toBe(false)
    const waiting = second.evaluate(
      `kit.acquireLock(kit.defaultEnvironment().locks, 'a', {}).then(Boolean)`,
    )
    await first.close()
    expect(await waiting).toBe(true)
  })

  test('behavior: `awake` waits while the page is offline', async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(url)
    await context.setOffline(true)
    await page.evaluate(
      `window.woken = false; void kit.defaultEnvironment().awake().then(() => { window.woken = true })`,
    )
    await page.waitForTimeout(100)
    expect(await page.evaluate('window.woken')).toBe(false)
    // A node or a service of this device needs no network.
    await page.evaluate('kit.defaultEnvironment().awake(undefined, true)')
    await context.setOffline(false)
    await expect.poll(() => page.evaluate('window.woken')).toBe(true)
  })
})
