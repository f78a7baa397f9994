import { expect, test } from 'vitest'
import { bundle, givenBrowser } from './openPage.js'

const openPage = givenBrowser()

test('behavior: with reduced motion, loading placeholders do not animate', async () => {
  const page = await openPage({
    html: `<div data-mk-root>
      <span class="mk-skeleton"></span>
      <div class="mk-media" data-status="loading"></div>
    </div>`,
    styles: [await bundle('styles.css')],
  })
  const countMoving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ playState }) => playState === 'running').length,
    )
  expect(await countMoving()).toBe(2)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await countMoving()).toBe(0)
  await page.close()
})
