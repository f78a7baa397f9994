import type { BrowserContext } from 'playwright'
import type { WorldInfo } from '../../src/service/node/world/startWorld.js'
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
  check: Checks['check']
  context: BrowserContext
  url: string
  world: WorldInfo
}

/** Buys as a newcomer does: with the account that the local chain signs for. */
export async function visitBrowserApp(visit: Visit): Promise<void> {
  const { check, context, url, world } = visit
  const listing = await findListing(world)
  const page = await context.newPage()
  page.setDefaultTimeout(hangLimit)
  const errors: string[] = []
  page.on('console', (message) => {
    if (/error|warning/.test(message.type())) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  try {
    const begin = performance.now()
    await page.goto(url)
    await page.getByRole('button', { name: 'Connect Mock Connector' }).click()
    const account = world.accounts[0]?.address ?? '0x'
    await page.getByText(`Connected: ${account}`).waitFor()
    await buyInDialog(await openBuyDialog(page, listing.name), listing.name)
    const seconds = ((performance.now() - begin) / 1000).toFixed(0)
    console.log(`From the first view to the purchase in ${seconds} s`)
    check(
      'the chain knows the new owner',
      (await getOwner(listing, world)) === account,
    )
    check('it logs no error', errors.length === 0, errors.join('\n'))
  } catch (error) {
    const details = await describeFailure(page, error)
    check('the visit comes to its end', false, details)
  } finally {
    await page.close()
  }
}
