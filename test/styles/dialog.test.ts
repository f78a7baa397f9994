import { expect, test } from 'vitest'
import { bundle, getLook, givenBrowser } from './openPage.js'

const openPage = givenBrowser()

test('behavior: a line tells where a dialog hides more', async () => {
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
