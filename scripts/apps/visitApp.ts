import type { BrowserContext, Page } from 'playwright'
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
  /** Account whose wallet is in the page. */
  account: WorldInfo['accounts'][number]['address']
  check: Checks['check']
  context: BrowserContext
  url: string
  world: WorldInfo
}

/** Opens the app, waits for hydration, buys, and checks the result. */
export async function visitApp(visit: Visit): Promise<void> {
  const { check, context, url, world } = visit
  const listing = await findListing(world)
  const html = await (await fetch(url)).text()
  check('the first response shows the collection', html.includes(listing.name))
  check('it holds no access key', !html.includes(world.accessKey))

  const page = await context.newPage()
  page.setDefaultTimeout(hangLimit)
  try {
    const heard = listen(page)
    const wallet = createTestWallet(world, { accounts: [visit.account] })
    await injectWallet(page, wallet)
    await page.goto(url)
    // Only a hydrated page lists wallets.
    const connect = page.getByRole('button', { name: 'Connect Test Wallet' })
    await connect.waitFor()
    await page.waitForLoadState('networkidle')
    check('it hydrates without an error', ...none(heard.errors))
    check('it does not ask for the collection again', ...none(heard.lists))

    await connect.click()
    await page.getByText(`Connected: ${visit.account}`).waitFor()
    await buyInDialog(await openBuyDialog(page, listing.name), listing.name)
    const [, ...asked] = wallet.prompts.map(({ method }) => method)
    check(
      'it asks the wallet once after connecting',
      asked.length === 1,
      asked.join('\n'),
    )
    check(
      'the chain knows the new owner',
      (await getOwner(listing, world)) === visit.account,
    )

    heard.forget()
    const again = await page.reload()
    check(
      'the server draws for the connected account',
      (await again?.text())?.includes(visit.account) ?? false,
    )
    await page.waitForLoadState('networkidle')
    check('that hydrates without an error', ...none(heard.errors))
    check('and without asking again', ...none(heard.lists))
  } catch (error) {
    const details = await describeFailure(page, error)
    check('the visit comes to its end', false, details)
  } finally {
    await page.close()
  }
}

/** Collects console errors of a page, and its requests for what the server drew. */
function listen(page: Page) {
  const errors: string[] = []
  const lists: string[] = []
  page.on('console', (message) => {
    if (/error|warning/.test(message.type())) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('request', (request) => {
    const body = request.postData() ?? ''
    // The second page is asked for when the end of the first is near.
    if (
      request.url().endsWith('/ListCollectibles') &&
      !/"page":[2-9]/.test(body)
    )
      lists.push(body)
  })
  return {
    errors,
    lists,
    forget() {
      errors.length = 0
      lists.length = 0
    },
  }
}

/** Returns whether a list is empty, and its content to print. */
function none(list: readonly string[]): [boolean, string] {
  return [list.length === 0, list.join('\n')]
}
