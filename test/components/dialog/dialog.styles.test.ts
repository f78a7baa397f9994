import { expect, test } from 'vitest'
import { bundle, getLook, givenBrowser } from '../../styles/openPage.js'

const openPage = givenBrowser()

test('behavior: a line marks the edge where a dialog has more content', async () => {
  const html = `<div data-mk-root data-mk-theme="light">
    <div class="mk-dialog-body" style="height: 100px"><p>${'More<br>'.repeat(40)}</p></div>
  </div>`
  const page = await openPage({ html, styles: [await bundle('styles.css')] })
  expect(
    await getLook(page, '.mk-dialog-body', ['background-attachment']),
  ).toEqual({ 'background-attachment': 'local, scroll' })
  await page.close()
})

test('behavior: rows of a short cart are as wide as its footer', async () => {
  const html = `<div data-mk-root data-mk-theme="light" class="mk-sheet mk-cart-drawer">
    <div class="mk-dialog-body"><p class="row">One</p></div>
    <div class="mk-dialog-footer" style="justify-items: stretch"><p class="total">1 ETH</p></div>
  </div>`
  const page = await openPage({ html, styles: [await bundle('styles.css')] })
  const measure = (name: string) =>
    page.locator(name).evaluate((element) => element.clientWidth)
  expect(await measure('.row')).toBe(await measure('.total'))
  await page.close()
})

test('behavior: on a low screen, the footer scrolls with the dialog body', async () => {
  const page = await openPage({
    html: `<div class="mk-sheet" data-mk-dialog data-mk-root>
      <div class="mk-dialog-body"><div style="height: 500px"></div></div>
      <footer class="mk-dialog-footer"><div style="height: 250px"></div></footer>
    </div>`,
    styles: [await bundle('styles.css')],
  })
  const isCut = (place: string) =>
    page
      .locator(place)
      .evaluate(({ clientHeight, scrollHeight }) => scrollHeight > clientHeight)
  await page.setViewportSize({ height: 800, width: 640 })
  expect(await isCut('.mk-sheet')).toBe(false)
  await page.setViewportSize({ height: 400, width: 640 })
  expect(await isCut('.mk-sheet')).toBe(true)
  expect(await isCut('.mk-dialog-body')).toBe(false)
})
