import { chromium } from 'playwright'
import { chromiumLaunchOptions } from '../../scripts/chromium.js'
import type { Tab } from './tab.js'

/** Opens Chromium, driven by Playwright. */
export async function openChromium(): Promise<Tab> {
  const browser = await chromium.launch(chromiumLaunchOptions())
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  return {
    async goTo(url) {
      await page.goto(url)
    },
    evaluate: (expression) => page.evaluate(expression),
    hover: ({ x, y }) => page.mouse.move(x, y),
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewportSize({ width, height }),
    close: () => browser.close(),
  }
}
