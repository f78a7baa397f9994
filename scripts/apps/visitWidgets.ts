import type { BrowserContext } from 'playwright'
import type { Checks } from '../checks.js'
import { hangLimit } from '../hangLimit.js'

type Visit = { context: BrowserContext; check: Checks['check']; url: string }

/**
 * Checks that each widget passed its ref to `References` of the React 18 app.
 */
export async function visitWidgets({
  check,
  context,
  url,
}: Visit): Promise<void> {
  const page = await context.newPage()
  page.setDefaultTimeout(hangLimit)
  try {
    await page.goto(url)
    const taken = page.locator('section > [data-taken]')
    await taken.nth(6).waitFor({ state: 'attached' })
    check('widgets hand out their elements', (await taken.count()) === 7)
    for (const kind of ['buy', 'list', 'cancel']) {
      // A click would miss it while the grid above grows.
      await page.getByRole('button', { name: `Try to ${kind}` }).press('Enter')
      const dialog = page.locator(`.mk-${kind}-dialog`)
      await dialog.waitFor()
      const isTaken = (await dialog.getAttribute('data-taken')) !== null
      check(`the ${kind} dialog hands out its element`, isTaken)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
  } catch (error) {
    check('the widgets are all there', false, String(error))
  } finally {
    await page.close()
  }
}

/** An image that fails before hydration must show its error afterwards. */
export async function visitPictures({
  check,
  context,
  url,
}: Visit): Promise<void> {
  const page = await context.newPage()
  let isFirst = true
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType()
    if (type === 'image' && isFirst) {
      isFirst = false
      return route.abort()
    }
    if (type === 'script') await page.waitForTimeout(500)
    return route.fallback()
  })
  await page.goto(url)
  const failed = page.locator(".mk-media[data-status='error']")
  const isShown = await failed
    .first()
    .waitFor()
    .then(
      () => true,
      () => false,
    )
  check('a picture that failed early is shown as failed', isShown)
  // A script may still wait for its turn.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.close()
}
