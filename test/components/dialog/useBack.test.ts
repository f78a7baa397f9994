import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { type BrowserContextOptions, chromium } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumLaunchOptions } from '../../../scripts/chromium.js'

const { outputFiles } = await build({
  bundle: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  format: 'iife',
  jsx: 'automatic',
  stdin: {
    contents: `
      import { useRef, useState } from 'react'
      import { createPortal } from 'react-dom'
      import { createRoot } from 'react-dom/client'
      import { useBack } from './useBack.js'
      import { useLayer } from './useLayer.js'

      function Layer({ name, onClose, children }) {
        const popup = useRef(null)
        useLayer(popup, { onEscape: onClose, open: true })
        useBack(popup, true)
        return createPortal(
          <div id={name} ref={popup} tabIndex={-1}>{children}</div>,
          document.body,
        )
      }

      function Layers({ names: [name, ...rest] }) {
        const [open, setOpen] = useState(false)
        if (!name) return null
        return (
          <>
            <button onClick={() => setOpen(true)}>Open {name}</button>
            {open && (
              <Layer name={name} onClose={() => setOpen(false)}>
                <Layers names={rest} />
              </Layer>
            )}
          </>
        )
      }

      createRoot(document.getElementById('app')).render(
        <Layers names={['cart', 'purchase']} />,
      )`,
    loader: 'jsx',
    resolveDir: fileURLToPath(
      new URL('../../../src/components/dialog', import.meta.url),
    ),
  },
  write: false,
})
const script = outputFiles[0]?.text ?? ''
let browser: Awaited<ReturnType<typeof chromium.launch>>
beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunchOptions())
})
afterAll(() => browser.close())

/** Opens two layers, and gives the focus to a wallet's window above them. */
async function openLayers(options: BrowserContextOptions) {
  const page = await browser.newPage(options)
  await page.setContent('<div id="app"></div><input id="wallet">')
  await page.addScriptTag({ content: script })
  await page.click('text=Open cart')
  await page.click('text=Open purchase')
  await page.focus('#wallet')
  const getOpen = () =>
    page.$$eval('#cart, #purchase', (layers) => layers.map(({ id }) => id))
  expect(await getOpen()).toEqual(['cart', 'purchase'])
  return { getOpen, page }
}

// Desktop Chromium has no Back button: Escape is its close request, as Back is on Android.
test('behavior: on a phone, Back closes the layers one by one', async () => {
  const { getOpen, page } = await openLayers({ hasTouch: true, isMobile: true })
  const before = await page.evaluate(() => history.length)
  await page.keyboard.press('Escape')
  expect(await getOpen()).toEqual(['cart'])
  await page.keyboard.press('Escape')
  expect(await getOpen()).toEqual([])
  expect(await page.evaluate(() => history.length)).toBe(before)
  await page.click('text=Open cart')
  expect(await getOpen()).toEqual(['cart'])
  await page.close()
})

test('behavior: Escape in a window above a layer leaves the layer open', async () => {
  const { getOpen, page } = await openLayers({})
  await page.keyboard.press('Escape')
  expect(await getOpen()).toEqual(['cart', 'purchase'])
  await page.close()
})
