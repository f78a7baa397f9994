import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { chromiumLaunchOptions } from '../../scripts/chromium.js'

const source = (path: string) =>
  fileURLToPath(new URL(`../../src/${path}`, import.meta.url))

/** Returns a stylesheet of the built package. */
export async function bundle(path: string): Promise<string> {
  const { outputFiles } = await build({
    bundle: true,
    entryPoints: [source(path)],
    minify: true,
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}

type Sheets = {
  html: string
  /** Pixels of the screen for each of the page. @default 1 */
  density?: number
  styles: readonly string[]
  /** Whether the page is used with a finger. */
  touch?: boolean
}

/**
 * Opens a browser for the tests of a file; pages have no scripts and no
 * network.
 */
export function givenBrowser() {
  let browser: Browser | undefined
  beforeAll(async () => {
    browser = await chromium.launch({
      ...chromiumLaunchOptions(),
      // Scrollbars take their place, as they do in most browsers on a desktop.
      ignoreDefaultArgs: ['--hide-scrollbars'],
    })
  })
  afterAll(() => browser?.close())
  return async ({ density, html, styles, touch }: Sheets): Promise<Page> => {
    if (!browser) throw new Error('The browser has not been started.')
    const page = await browser.newPage({
      deviceScaleFactor: density,
      hasTouch: touch,
      isMobile: touch,
    })
    await page.setContent(
      `<!doctype html>${styles.map((text) => `<style>${text}</style>`).join('')}${html}`,
    )
    return page
  }
}

/** Returns the computed values of CSS properties of an element. */
export function getLook(
  page: Page,
  selector: string,
  properties: readonly string[],
): Promise<Record<string, string>> {
  return page.locator(selector).evaluate(
    (element, names) => {
      const style = getComputedStyle(element)
      return Object.fromEntries(
        names.map((name) => [name, style.getPropertyValue(name)]),
      )
    },
    [...properties],
  )
}
