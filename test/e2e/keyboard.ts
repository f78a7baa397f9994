import type { Locator } from 'playwright'

/** More than a page has, so that a missing stop fails. */
const maxStops = 250

/** Moves the focus to an element with the Tab key alone. */
async function tabTo(target: Locator): Promise<void> {
  await target.waitFor()
  for (let stop = 0; stop < maxStops; stop++) {
    const hasFocus = await target.evaluate(
      (element) => element === document.activeElement,
    )
    if (hasFocus) return
    await target.page().keyboard.press('Tab')
  }
  throw new Error(`The Tab key doesn't reach ${target}.`)
}

/** Moves the focus to an element with the Tab key, and presses Enter. */
export async function enter(target: Locator): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press('Enter')
}

/** Moves the focus to a field with the Tab key, and replaces its text. */
export async function type(target: Locator, text: string): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press('Control+a')
  await target.page().keyboard.type(text)
}
