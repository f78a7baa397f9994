import { expect, test } from 'vitest'
import { bundle, getLook, givenBrowser } from './openPage.js'

const openPage = givenBrowser()

const fields = {
  choice: '<label class="mk-choice box"><input type="radio">1 day</label>',
  segment:
    '<label class="mk-segmented-option box"><input class="mk-segmented-input" type="radio">All</label>',
}

test.each(Object.entries(fields))(
  'behavior: the focus ring of a %s follows its round corners',
  async (_, html) => {
    const page = await openPage({
      html: `<div data-mk-root>${html}</div>`,
      styles: [await bundle('styles.css')],
    })
    await page.keyboard.press('Tab')
    const ring = ['outline-style']
    expect(await getLook(page, 'input:focus-visible', ring)).toEqual({
      'outline-style': 'none',
    })
    const box = await getLook(page, '.box', [...ring, 'border-radius'])
    expect(box['outline-style']).toBe('solid')
    expect(Number.parseFloat(box['border-radius'] ?? '')).toBeGreaterThan(0)
    await page.close()
  },
)

test.each(['mk-range-thumb', 'mk-slider'])(
  'behavior: the focus ring of a slider (%s) is around its thumb, not its track',
  async (name) => {
    const page = await openPage({
      html: `<div data-mk-root><div class="mk-range" style="--_from: 0; --_to: 1">
      <input class="mk-thumb ${name}" max="100" type="range" value="0"></div></div>`,
      styles: [await bundle('styles.css')],
    })
    const input = page.locator('input')
    const { x = 0, y = 0, height = 0 } = (await input.boundingBox()) ?? {}
    const thumb = { height: height + 8, width: 32, x: x - 6, y: y - 4 }
    const takePicture = async () =>
      (await page.screenshot({ clip: thumb })).toString('base64')
    const before = await takePicture()
    await page.keyboard.press('Tab')
    expect(
      await getLook(page, 'input:focus-visible', ['outline-style']),
    ).toEqual({ 'outline-style': 'none' })
    expect(await takePicture()).not.toBe(before)
    await page.close()
  },
)
