import type { BrowserContext, Locator } from 'playwright'
import type { Checks } from '../checks.js'
import { hangLimit } from '../hangLimit.js'

type Visit = { check: Checks['check']; context: BrowserContext; url: string }

/** Name of the requests that a grid makes, also in the keys of stored queries. */
const listing = 'ListCollectibles'

/** `--primary` of the app's `shadcn.css`. */
const primary = 'oklch(0.205 0 0)'

/** Checks that Tailwind and the widgets leave each other's styles alone. */
export async function visitTailwind(visit: Visit): Promise<void> {
  const { check, context, url } = visit
  const pages = { 'Tailwind 4': '/', 'Tailwind 3': '/tailwind-3.html' }
  for (const [tailwind, path] of Object.entries(pages)) {
    const page = await context.newPage()
    page.setDefaultTimeout(hangLimit)
    try {
      await page.goto(url + path)
      const floor = page.locator('.mk-floor-price[data-status="ready"]')
      const opacity = await readStyle(floor, 'opacity')
      check(`${tailwind}: utilities win over widgets`, opacity === '0.6')

      const buy = page.locator('.mk-button[data-variant="primary"]').last()
      const fill = await readStyle(buy, 'background-color')
      check(`${tailwind}: widgets win over its reset`, fill === primary, fill)
    } catch (error) {
      check(`${tailwind}: the visit comes to its end`, false, String(error))
    } finally {
      await page.close()
    }
  }
}

/** Checks that stored queries are drawn while the service is away. */
export async function visitStored(visit: Visit): Promise<void> {
  const { check, context, url } = visit
  const page = await context.newPage()
  page.setDefaultTimeout(hangLimit)
  const card = page.getByRole('article').first()
  let passed = false
  try {
    await page.goto(url)
    await card.waitFor()
    // A persister stores at most once a second.
    await page.waitForFunction(
      (name) => localStorage.getItem('shop')?.includes(name),
      listing,
    )
    await page.route(`**/${listing}`, (route) => route.abort())
    await page.reload()
    await card.waitFor()
    passed = true
  } finally {
    check('it draws stored queries while the service is away', passed)
    await page.close()
  }
}

function readStyle(element: Locator, name: string): Promise<string> {
  return element.evaluate(
    (it, property) => getComputedStyle(it).getPropertyValue(property).trim(),
    name,
  )
}
