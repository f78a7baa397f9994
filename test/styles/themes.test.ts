import type { Page } from 'playwright'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { createMarketplaceClient } from '../../src/core.js'
import { MarketKitProvider } from '../../src/index.js'
import { bundle, getLook, givenBrowser } from './openPage.js'

const openPage = givenBrowser()

let styles: string[] = []
beforeAll(async () => {
  // A theme may load before the stylesheet that it changes.
  styles = [await bundle('styles/themes/acid.css'), await bundle('styles.css')]
})

const client = createMarketplaceClient({
  accessKey: 'key',
  marketplaceUrl: 'https://marketplace.example',
  networks: { 1: 'mainnet' },
})

/** Renders a button inside of providers, the outermost first, on the server. */
function draw(...themes: (string | undefined)[]): string {
  const html = themes.reduceRight<ReactNode>(
    (children, theme) =>
      createElement(MarketKitProvider, { children, client, theme }),
    createElement('button', { className: 'mk-button', type: 'button' }, 'Buy'),
  )
  return renderToString(html)
}

async function getInk(page: Page): Promise<string> {
  const { color = '' } = await getLook(page, '.mk-button', ['color'])
  return color
}

const inks = {
  light: 'oklch(0.19 0.025 268)',
  dark: 'oklch(0.965 0.005 272)',
  acid: 'oklch(0.98 0.012 115)',
}

test('default: each root has its own theme, in any nesting', async () => {
  const names = ['light', 'dark', 'acid'] as const
  const cases = names.flatMap((inner) =>
    names.map((outer) => ({ inner, id: `${inner}-in-${outer}`, outer })),
  )
  const html = cases
    .map(
      ({ id, inner, outer }) =>
        `<section id="${id}">${draw(outer, inner)}</section>`,
    )
    .join('')
  const page = await openPage({ html, styles })
  for (const { id, inner } of cases)
    expect(
      await getLook(page, `#${id} .mk-button`, [
        'border-top-left-radius',
        'color',
        'text-transform',
      ]),
      id,
    ).toEqual({
      'border-top-left-radius': inner === 'acid' ? '0px' : '9px',
      color: inks[inner],
      'text-transform': inner === 'acid' ? 'uppercase' : 'none',
    })
  await page.close()
})

test('behavior: auto follows the color-scheme of the page', async () => {
  const host = `html { color-scheme: light dark } .dark { color-scheme: dark }
    .none { color-scheme: normal }`
  const page = await openPage({
    html: draw(undefined),
    styles: [host, ...styles],
  })
  const choose = (name: string) =>
    page.evaluate((it) => {
      document.documentElement.className = it
    }, name)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => getInk(page)).toBe(inks.dark)
  await choose('none')
  await expect.poll(() => getInk(page)).toBe(inks.light)
  await page.emulateMedia({ colorScheme: 'light' })
  await choose('')
  await expect.poll(() => getInk(page)).toBe(inks.light)
  await choose('dark')
  await expect.poll(() => getInk(page)).toBe(inks.dark)
  await page.close()
})

test('behavior: on a plain page, the toolbar has the background of the page', async () => {
  const html = `${draw(undefined).replace('class="mk-button"', 'class="mk-browse-toolbar"')}`
  const page = await openPage({ html, styles })
  const { 'background-color': ground } = await getLook(
    page,
    '.mk-browse-toolbar',
    ['background-color'],
  )
  expect(ground).toBe('rgb(255, 255, 255)')
  await page.close()
})

test('behavior: one CSS rule of the host defines a theme', async () => {
  const host = `[data-mk-theme='sea'] { color-scheme: dark; --mk-ink: #abcdef }`
  const sea = await openPage({ html: draw('sea'), styles: [host, ...styles] })
  expect(await getInk(sea)).toBe('rgb(171, 205, 239)')
  await sea.close()
})

test('behavior: the shadcn theme uses the CSS variables of the page, light and dark', async () => {
  const host = `:root { --foreground: #111213; --primary: #212223;
    --background: #f1f2f3; --radius: 4px }
    .dark { color-scheme: dark; --foreground: #e1e2e3 }`
  const theme = await bundle('styles/themes/shadcn.css')
  const html = `${draw('shadcn')}<div class="dark">${draw('shadcn')}</div>`
  const page = await openPage({ html, styles: [host, theme, ...styles] })
  const seen = (selector: string) =>
    getLook(page, selector, ['border-top-left-radius', 'color'])
  expect(await seen('.mk-button >> nth=0')).toEqual({
    'border-top-left-radius': '3px',
    color: 'rgb(17, 18, 19)',
  })
  expect(await seen('.dark .mk-button')).toMatchObject({
    color: 'rgb(225, 226, 227)',
  })
  await page.close()
})

/**
 * Colours and their backgrounds, with the minimum contrast: 4.5 for text, 3 for
 * icons and edges of controls.
 */
const pairs: [over: string, under: string, least: number][] = [
  ...['neutral-1', 'surface', 'surface-raised', 'surface-sunken'].flatMap(
    (under): [string, string, number][] => [
      ['ink', under, 4.5],
      ['ink-muted', under, 4.5],
      ['accent-text', under, 4.5],
      ['success-text', under, 4.5],
      ['warning-text', under, 4.5],
      ['danger-text', under, 4.5],
      ['accent', under, 3],
    ],
  ),
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-hover', 4.5],
  ['on-accent', 'accent-pressed', 4.5],
  ['on-strong', 'success-strong', 4.5],
  ['on-strong', 'danger-strong', 4.5],
  ['accent-text', 'accent-soft', 4.5],
  ['success-text', 'success-soft', 4.5],
  ['warning-text', 'warning-soft', 4.5],
  ['danger-text', 'danger-soft', 4.5],
  ['ink', 'overlay', 4.5],
  ['ink-muted', 'neutral-4', 4.5],
  ['ink', 'neutral-5', 4.5],
]

test.each(['light', 'dark', 'acid'])(
  'behavior: the %s theme has enough contrast',
  async (theme) => {
    const page = await openPage({ html: draw(theme), styles })
    const unreadable = await page
      .locator('.mk-button')
      .evaluate((element, pairs) => {
        const context = document.createElement('canvas').getContext('2d')
        const measureLight = (...tokens: string[]) => {
          if (!context) return 0
          for (const token of tokens) {
            const probe = document.createElement('i')
            probe.style.backgroundColor = `var(--mk-${token})`
            element.append(probe)
            context.fillStyle = getComputedStyle(probe).backgroundColor
            context.fillRect(0, 0, 1, 1)
            probe.remove()
          }
          const [r = 0, g = 0, b = 0] = [
            ...context.getImageData(0, 0, 1, 1).data,
          ].map((value) => {
            const part = value / 255
            return part <= 0.04045
              ? part / 12.92
              : ((part + 0.055) / 1.055) ** 2.4
          })
          return 0.2126 * r + 0.7152 * g + 0.0722 * b
        }
        return pairs.flatMap(([over, under, least]) => {
          const ground = measureLight('neutral-1', under)
          const ink = measureLight('neutral-1', under, over)
          const ratio =
            (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05)
          return ratio < least
            ? [`${over} on ${under}: ${ratio.toFixed(2)}`]
            : []
        })
      }, pairs)
    expect(unreadable).toEqual([])
    await page.close()
  },
)
