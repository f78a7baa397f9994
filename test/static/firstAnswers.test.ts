import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { chromiumLaunchOptions } from '../../scripts/chromium.js'
import { hangLimit } from '../../scripts/hangLimit.js'
import { getStorybookFolder } from '../../scripts/start/buildStorybook.js'
import { serveFolder } from '../../scripts/static/serveFolder.js'

// The built site before its world has started.

let browser: Browser
let site: Awaited<ReturnType<typeof serveFolder>>
let page: Page

beforeAll(async () => {
  site = await serveFolder(getStorybookFolder(), '/some/path/')
  browser = await chromium.launch(chromiumLaunchOptions())
})
afterEach(() => page?.context().close())
afterAll(async () => {
  await browser?.close()
  site?.stop()
})

/** Opens a page whose world starts only when `startWorld` is called. */
async function open(path: string): Promise<void> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 1000 },
  })
  page = await context.newPage()
  page.setDefaultTimeout(hangLimit)
  await page.addInitScript(`{
    const post = MessagePort.prototype.postMessage
    const waiting = []
    let isHeld = true
    MessagePort.prototype.postMessage = function (...message) {
      if (isHeld && message[0]?.question) waiting.push([this, message])
      else post.apply(this, message)
    }
    globalThis.startWorld = () => {
      isHeld = false
      for (const [port, message] of waiting) post.apply(port, message)
    }
  }`)
  await page.goto(`${site.url}${path}`)
}

const startWorld = () => page.evaluate('startWorld()')

test('the demo shop shows its collectibles', async () => {
  await open('iframe.html?id=demos-marketplace--default&viewMode=story')
  await page.getByRole('article').nth(11).waitFor()
  await page.getByText('for sale').first().waitFor()
  await page.getByRole('heading', { name: 'Emblems' }).waitFor()
})

test('a dialog is open, and its purchase waits for the world', async () => {
  await open('iframe.html?id=trade-buydialog--default&viewMode=story')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Total').waitFor()
  const buy = dialog.getByRole('button', { name: /^Buy for/ })
  expect(await buy.count()).toBe(0)
  await startWorld()
  await buy.click()
  await page.getByText(/is yours$/).waitFor()
})

test('a world with trades answers everything itself', async () => {
  await open('iframe.html?id=trade-buydialog--default&viewMode=story')
  await startWorld()
  await page.getByRole('button', { name: /^Buy for/ }).click()
  await page.getByText(/is yours$/).waitFor()
  await page.reload()
  await page.waitForTimeout(2_000)
  expect(await page.getByRole('button', { name: /^Buy for/ }).count()).toBe(0)
  await startWorld()
  await page.getByRole('button', { name: /^Buy for/ }).waitFor()
})

test('the front page has its text at once, and then its own', async () => {
  await open('')
  const heading = page.locator('#first-view h1')
  const early = await heading.textContent()
  const docs = page.frameLocator('#storybook-preview-iframe')
  expect(await docs.locator('.playground h1').textContent()).toBe(early)
  await heading.waitFor({ state: 'detached' })
})
