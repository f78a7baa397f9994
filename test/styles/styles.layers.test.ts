import { beforeAll, expect, test } from 'vitest'
import { bundle, getLook, givenBrowser } from './openPage.js'

const openPage = givenBrowser()

let marketkit = ''
beforeAll(async () => {
  marketkit = await bundle('styles.css')
})

const html = `<div data-mk-root data-mk-theme="light">
  <button class="mk-button rounded own" data-variant="primary">Buy</button>
</div>`

/**
 * Layers as Tailwind 4 writes them: a reset in `base`, a class in `utilities`.
 */
const tailwind = `@layer theme, base, components, utilities;
  @layer base { button { background-color: transparent; color: inherit } }
  @layer utilities { .rounded { border-top-left-radius: 3px } }`

const order = '@layer theme, base, marketkit, components, utilities;'

/**
 * Returns whether the utility wins (it should) and whether the reset wins (it
 * should not).
 */
async function winners(...styles: string[]) {
  const page = await openPage({ html, styles })
  const look = await getLook(page, '.rounded', [
    'background-color',
    'border-top-left-radius',
  ])
  await page.close()
  return {
    utility: look['border-top-left-radius'] === '3px',
    reset: look['background-color'] === 'rgba(0, 0, 0, 0)',
  }
}

test('default: host rules outside of layers win, in any order of stylesheets', async () => {
  const own = '.own { border-top-left-radius: 3px }'
  expect(await winners(own, marketkit)).toEqual({ reset: false, utility: true })
  expect(await winners(marketkit, own)).toEqual({ reset: false, utility: true })
})

test('behavior: host layers win if the host declares the order of layers first', async () => {
  const right = { reset: false, utility: true }
  expect(await winners(order, tailwind, marketkit)).toEqual(right)
  expect(await winners(order, marketkit, tailwind)).toEqual(right)
})

test('behavior: without a declared order of layers, the order of imports decides', async () => {
  expect(await winners(tailwind, marketkit)).toEqual({
    reset: false,
    utility: false,
  })
  expect(await winners(marketkit, tailwind)).toEqual({
    reset: true,
    utility: true,
  })
})

test('behavior: our stylesheet has no `!important` and no rule outside of its layer', async () => {
  expect(marketkit).not.toContain('!important')
  const page = await openPage({ html, styles: [marketkit] })
  const outside = await page.evaluate(() =>
    [...(document.styleSheets[0]?.cssRules ?? [])].flatMap((rule) =>
      rule.constructor.name === 'CSSLayerBlockRule' ||
      rule.constructor.name === 'CSSLayerStatementRule'
        ? []
        : [rule.cssText.slice(0, 60)],
    ),
  )
  expect(outside).toEqual([])
  await page.close()
})
