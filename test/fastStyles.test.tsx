import { expect, test } from 'vitest'
import { installFastStyles } from './fastStyles.js'

const page = `
  <main>
    <p hidden>x <b>y</b></p>
    <div style="visibility: hidden"><button>a</button><i style="visibility: visible">b</i></div>
    <div style="pointer-events: none"><a href="#">c</a><u style="pointer-events: inherit">d</u></div>
    <span style="display: none">e<em>f</em></span>
    <span style="color: red">g</span>
    <dialog>h</dialog><dialog open>i</dialog><div popover>j</div>
    <details><summary>k</summary><summary>l</summary></details>
    <input type="hidden"><input><select><option>m</option></select><template>n</template>
    <table><thead><tr hidden><th>o</th></tr></thead><tbody><tr><td>p</td></tr></tbody></table>
    <ul><li>q</li></ul><svg><path></path></svg>
    <section dir="rtl"><h2>r</h2></section>
  </main>`

/** Opens a document with the original styles of jsdom. */
function openFrame() {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const window = frame.contentWindow as (Window & typeof globalThis) | null
  if (!window) throw new Error('The frame has no window.')
  window.document.body.innerHTML = page
  return window
}

function readAll(window: Window & typeof globalThis) {
  return [...window.document.querySelectorAll('*')].map((element) => {
    const style = window.getComputedStyle(element)
    return [
      element.localName,
      style.display,
      style.getPropertyValue('display'),
      style.visibility === 'hidden',
      style.getPropertyValue('visibility') === 'hidden',
      style.pointerEvents,
      style.direction,
      style.overflowY,
    ]
  })
}

test('behavior: the fast styles equal the computed styles of jsdom', () => {
  const window = openFrame()
  expect(window.document.styleSheets).toHaveLength(0)
  const before = readAll(window)
  const restore = installFastStyles(window)
  expect(readAll(window)).toEqual(before)
  window.document.head.innerHTML = '<style>b { display: none }</style>'
  const b = window.document.querySelector('b')
  expect(b && window.getComputedStyle(b).display).toBe('none')
  restore()
  expect(b && window.getComputedStyle(b).display).toBe('none')
})
