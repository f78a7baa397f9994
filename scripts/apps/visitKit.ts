import type { BrowserContext, Locator, Page } from 'playwright'
import type { WorldInfo } from '../../src/service/node/world/startWorld.js'
import { createTestWallet, injectWallet } from '../../src/testing/index.js'
import type { Checks } from '../checks.js'
import { hangLimit } from '../hangLimit.js'
import {
  buyInDialog,
  describeFailure,
  getOwner,
  openBuyDialog,
} from './buyListing.js'
import { findListing } from './findListing.js'

type Visit = {
  /** Account of the wallet in the page. */
  account: WorldInfo['accounts'][number]['address']
  check: Checks['check']
  context: BrowserContext
  kit: keyof typeof kits
  url: string
  world: WorldInfo
}

/** How to find the modal of a wallet kit, and the test wallet in it. */
const kits = {
  appkit: {
    modal: (page: Page) => page.locator('w3m-modal.open'),
    wallet: (modal: Locator) => modal.getByText('Test Wallet').first(),
  },
  rainbowkit: {
    modal: (page: Page) => page.getByRole('dialog', { name: 'Connect' }),
    wallet: (modal: Locator) =>
      modal.getByRole('button', { name: 'Test Wallet' }),
  },
}

/** Connects in the modal of a wallet kit, above our dialog, and buys. */
export async function visitKit(visit: Visit): Promise<void> {
  const { account, check, context, kit, url, world } = visit
  const { modal: findModal, wallet: findWallet } = kits[kit]
  const listing = await findListing(world)
  const page = await context.newPage()
  page.setDefaultTimeout(hangLimit)
  try {
    // Kits request settings, wallets and fonts; they must work without them.
    await page.route(/^https:/, (route) => route.abort())
    await injectWallet(page, createTestWallet(world, { accounts: [account] }))
    await page.goto(url)

    const dialog = await openBuyDialog(page, listing.name)
    const connect = dialog.getByRole('button', { name: 'Connect wallet' })
    await connect.click()
    const modal = findModal(page)
    const wallet = findWallet(modal)
    // A press would not reach it below our dialog.
    await wallet.click({ trial: true })
    check('the modal is above our dialog', true)
    check('it holds the focus', await holdsFocus(modal))
    check('Tab stays inside it', await keepsFocus(page, modal))

    await page.keyboard.press('Escape')
    await modal.waitFor({ state: 'hidden' })
    check('Escape leaves our dialog open', await connect.isVisible())
    await page.keyboard.press('Tab')
    check('Tab is back in our dialog', await holdsFocus(dialog))

    await connect.click()
    await wallet.click()
    await modal.waitFor({ state: 'hidden' })
    await buyInDialog(dialog, listing.name)
    check(
      'the chain knows the new owner',
      (await getOwner(listing, world)) === account,
    )
  } catch (error) {
    const details = await describeFailure(page, error)
    check('the visit comes to its end', false, details)
  } finally {
    await page.close()
  }
}

/** Whether an element or its shadow tree holds the focus. */
function holdsFocus(element: Locator): Promise<boolean> {
  return element.evaluate((it) => it.contains(document.activeElement))
}

async function keepsFocus(page: Page, modal: Locator): Promise<boolean> {
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab')
    if (!(await holdsFocus(modal))) return false
  }
  return true
}
