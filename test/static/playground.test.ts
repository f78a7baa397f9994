import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { chromiumLaunchOptions } from '../../scripts/chromium.js'
import { hangLimit } from '../../scripts/hangLimit.js'
import { getStorybookFolder } from '../../scripts/start/buildStorybook.js'
import { serveFolder } from '../../scripts/static/serveFolder.js'

// The front page of the built site, and its other pages with frames; `npm run test:static` builds it first.

let browser: Browser
let site: Awaited<ReturnType<typeof serveFolder>>
let page: Page
/** Addresses of the widget's page, one for each time that it was loaded. */
let loaded: string[]

beforeAll(async () => {
  site = await serveFolder(getStorybookFolder(), '/some/path/')
  browser = await chromium.launch(chromiumLaunchOptions())
})
afterEach(() => page?.context().close())
afterAll(async () => {
  await browser?.close()
  site?.stop()
})

/** Opens the front page, or another one, with a new world. */
async function open(path = '', { height = 1400, width = 1280 } = {}) {
  const context = await browser.newContext({
    permissions: ['clipboard-read', 'clipboard-write'],
    reducedMotion: 'reduce',
    viewport: { width, height },
  })
  page = await context.newPage()
  page.setDefaultTimeout(hangLimit)
  loaded = []
  page.on('request', (request) => {
    const isWidget = request.url().includes('iframe.html?id=trade-buydialog')
    if (isWidget) loaded.push(request.url())
  })
  await page.goto(`${site.url}${path}`)
  return parts()
}

function parts() {
  const docs = page.frameLocator('#storybook-preview-iframe')
  const widget = docs.frameLocator('iframe[title="Widget"]')
  const press = (name: string) =>
    docs.getByRole('button', { name, exact: true }).click()
  // A label contains its choices.
  const field = (label: string) => docs.getByLabel(new RegExp(`^${label}`))
  const choose = (label: string, value: string) =>
    field(label).selectOption(value)
  const buy = widget.getByRole('button', { name: /^Buy for/ })
  return { buy, choose, docs, field, press, widget }
}

type Parts = ReturnType<typeof parts>

/** Waits until the widget shows a text. */
const shows = ({ widget }: Parts, text: string | RegExp) =>
  widget.getByText(text).first().waitFor()

async function reload(it: Parts): Promise<void> {
  await it.press('Reload the page')
  await it.buy.waitFor()
}

describe('the front page', () => {
  test('a dialog has its button in view, and search and links lead on', async () => {
    const it = await open('', { height: 900, width: 1440 })
    await it.buy.waitFor()
    await it.docs.getByText(/^npm install marketkit/).waitFor()
    await expect
      .poll(async () => {
        const box = await it.buy.boundingBox()
        return box && box.y + box.height
      })
      .toBeLessThan(900)
    const contents = it.docs.getByRole('navigation', { name: 'Contents' })
    await contents.getByRole('link', { name: 'BuyDialog' }).waitFor()
    await contents
      .getByRole('link', { name: 'Your own UI from hooks' })
      .waitFor()
    await it.docs.getByRole('searchbox').fill('dark mode')
    const found = it.docs.locator('.site-results a')
    await found.filter({ hasText: 'Dark mode' }).first().click()
    await it.docs.getByRole('heading', { name: /dark mode/i }).waitFor()
  })

  test('behavior: a dialog has an outline until it is there', async () => {
    const context = await browser.newContext()
    page = await context.newPage()
    page.setDefaultTimeout(hangLimit)
    await page.route(/iframe\.html\?id=trade-buydialog/, () => {})
    await page.goto(site.url)
    const { docs } = parts()
    const outline = docs.locator('.widget-outline')
    await outline.waitFor()
    await page.unrouteAll()
    await page.reload()
    await parts().buy.waitFor()
    expect(await outline.isVisible()).toBe(false)
  })
})

describe('frames', () => {
  test.each([
    ['trade-all-states--cancel', 'story', 0],
    ['trade-canceldialog--docs', 'docs', 64],
  ] as const)('%s: as high as their dialogs', async (id, mode, space) => {
    await open(`iframe.html?id=${id}&viewMode=${mode}`)
    const frame = page.locator('.widget-frame iframe').first()
    await expect.poll(() => frame.getAttribute('data-shows')).toBe('layer')
    const sheet = frame.contentFrame().getByRole('dialog')
    await expect
      .poll(async () => {
        const [outer, inner] = [
          await frame.boundingBox(),
          await sheet.boundingBox(),
        ]
        return outer && inner && Math.round(outer.height - inner.height)
      })
      .toBe(space)
  })
})

describe('the choices', () => {
  test('the URL and the code contain the widget, its properties and the theme', async () => {
    const it = await open()
    await it.choose('Widget', 'Browse/CollectibleGrid')
    await it.choose('pageSize', '6')
    await it.choose('Theme', 'dark')
    await it.field('Corners').fill('0')
    await it.widget.getByRole('article').nth(5).waitFor()
    await expect.poll(() => it.widget.getByRole('article').count()).toBe(6)
    await expect
      .poll(() => page.url())
      .toContain(
        '#props=pageSize%3A6&radius=0&story=browse-collectiblegrid--default&theme=dark',
      )
    const address = page.url()
    await page.context().close()
    const other = await open(address.slice(site.url.length))
    await other.widget.getByRole('article').nth(5).waitFor()
    expect(await other.field('pageSize').inputValue()).toBe('6')
    expect(await other.field('Theme').inputValue()).toBe('dark')
    const code = other.docs.locator('.playground-code')
    expect(await code.textContent()).toContain('pageSize={6}')
    expect(await code.textContent()).toContain('--mk-radius: 0px;')
    await code.getByRole('button', { name: 'Copy' }).first().click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('<CollectibleGrid chainId={137}')
  })

  test('a URL without a path keeps its settings, and the whole site is dark', async () => {
    const it = await open('#theme=dark&accent=%23ffcc00')
    await it.buy.waitFor()
    expect(loaded).toHaveLength(1)
    await expect.poll(() => page.url()).toContain('path=/docs/playground')
    await expect.poll(() => page.url()).toContain('#accent=')
    const luminance = () =>
      page.evaluate(() => {
        const { backgroundColor } = getComputedStyle(document.body)
        return Math.max(
          ...(backgroundColor.match(/\d+/g) ?? ['255']).map(Number),
        )
      })
    await expect.poll(luminance).toBeLessThan(80)
  })
})

describe('the panel', () => {
  test('failures of wallet and service are shown, and a purchase recovers', async () => {
    const it = await open()
    await it.buy.click()
    await shows(it, /is yours$/)
    const log = it.docs.locator('.playground-logs')
    await log.getByText('succeeded').waitFor()
    await log.getByText('eth_sendTransaction').first().waitFor()
    await log.getByText('GenerateBuyTransaction').first().waitFor()

    await it.widget.getByRole('button', { name: 'Done' }).click()
    await it.press('Open the next one')
    await it.buy.waitFor()
    await it.press('Decline next')
    await it.buy.click()
    await shows(it, /^You rejected this in your wallet/)

    await reload(it)
    await it.press('Lying service')
    await it.buy.click()
    await shows(it, 'A different amount would be sent.')
    await it.press('Lying service')

    await reload(it)
    await it.press('Service outage')
    await it.buy.click()
    await shows(it, /^Can’t reach the marketplace/)
    await it.press('Service outage')

    await reload(it)
    await it.press('Hang the wallet')
    await it.buy.click()
    await shows(it, 'Confirm in wallet…')
    await it.press('Hang the wallet')
    await it.press('Reload the page')
    await shows(it, /^You started this earlier/)
  })

  test('an outage of the node is explained, and the purchase succeeds afterwards', async () => {
    const it = await open()
    await it.buy.waitFor()
    await it.press('Node outage')
    await it.docs.getByText(/^The app’s node can’t be reached/).waitFor()
    await it.buy.click()
    await it.docs.getByText('The node is offline.').first().waitFor()
    await it.press('Node outage')
    await shows(it, /is yours$/)
  })

  test('buttons reorganise a block, buy as another account and let a listing expire', async () => {
    const it = await open()
    await it.buy.click()
    await shows(it, /is yours$/)
    await it.press('Reorganise a block')
    const replaced = it.docs.getByText(/^The newest block was replaced/)
    await replaced.waitFor()

    await reload(it)
    expect(await replaced.count()).toBe(0)
    await it.press('Somebody else buys it')
    await it.docs.getByText(/^Another account has bought/).waitFor()
    await it.buy.click()
    await shows(it, /already sold|no longer|Sold/i)

    await reload(it)
    await it.press('Let it expire')
    await it.docs.getByText(/is past the end of this listing/).waitFor()
    await it.buy.click()
    await shows(it, /expired/i)
  })
})
