import {
  type Browser,
  type BrowserContext,
  chromium,
  type Locator,
  type Page,
} from 'playwright'
import type { Address } from 'viem'
import { chromiumLaunchOptions } from '../../scripts/chromium.js'
import { hangLimit } from '../../scripts/hangLimit.js'
import type { WorldInfo } from '../../src/service/node/world/startWorld.js'
import {
  createTestWallet,
  injectWallet,
  type TestWallet,
} from '../../src/testing/index.js'

/** The demo marketplace in a browser. */
export type Shop = {
  page: Page
  wallet: TestWallet & {
    /** The methods of all prompts to send or sign, in order. */
    readonly asked: string[]
  }
  dialog: Locator
  /** Notices of flows that no dialog shows. */
  notices: Locator
  /** Connects the injected wallet. */
  connect(): Promise<void>
  /** Opens one of the tabs. */
  open(tab: string): Promise<void>
  card(name: string): Locator
  /** Presses the action of a card, such as "Buy". */
  act(action: string, name: string): Promise<void>
  /** Presses a button of the open dialog. */
  press(name: string | RegExp): Promise<void>
  /** Returns the notice of the open dialog with this text. */
  says(text: string | RegExp): Locator
  /** Describes the dialog, or the whole page if none is open. */
  describe(): Promise<string>
  close(): Promise<void>
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch(chromiumLaunchOptions())
}

/** Opens the demo in a new browser context, with a wallet of one account. */
export async function openShop(browser: Browser, visit: Visit): Promise<Shop> {
  const viewport = { width: 1280, height: 900 }
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport,
  })
  return openShopIn(context, visit)
}

type Visit = { account: Address; url: string; world: WorldInfo }

/** Opens the demo in another tab of the same context. */
export async function openShopIn(
  context: BrowserContext,
  { account, url, world }: Visit,
): Promise<Shop> {
  const page = await context.newPage()
  page.setDefaultTimeout(hangLimit)
  page.setDefaultNavigationTimeout(60_000)
  const wallet = createTestWallet(world, { accounts: [account] })
  await injectWallet(page, wallet)
  await page.goto(url)
  const dialog = page.locator('[data-mk-dialog]')
  const notices = page.getByRole('region', { name: 'Your activity' })
  const card = (name: string) =>
    page.getByRole('article', { name, exact: true })

  return {
    page,
    wallet: {
      ...wallet,
      get asked() {
        const methods = wallet.prompts.map(({ method }) => method)
        return methods.filter((method) => /^(eth|personal)_s/.test(method))
      },
    },
    dialog,
    notices,
    card,
    async connect() {
      await page.getByRole('button', { name: 'Connect wallet' }).click()
      await page.getByRole('button', { name: 'Test Wallet' }).click()
      await page
        .getByRole('button', { name: 'Connect wallet' })
        .waitFor({ state: 'detached' })
    },
    async open(tab) {
      await page
        .getByRole('navigation', { name: 'Collections' })
        .getByRole('button', { name: tab, exact: true })
        .click()
    },
    async act(action, name) {
      await card(name).scrollIntoViewIfNeeded()
      await card(name).hover()
      await card(name).getByRole('button', { name: action }).click()
      await dialog.waitFor()
    },
    async press(name) {
      await dialog
        .getByRole('button', { name, exact: typeof name === 'string' })
        .click()
    },
    says: (text) => dialog.getByRole('alert').getByText(text),
    async describe() {
      const isOpen = (await dialog.count()) > 0
      return (isOpen ? dialog : page.locator('body')).first().ariaSnapshot()
    },
    async close() {
      // Pending requests must not reach the next test.
      for (const open of context.pages())
        await open.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
    },
  }
}
