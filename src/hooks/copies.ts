/** What to do when parts of the page do not share a context. */
export const twoCopies =
  'Two copies of marketkit are loaded; see `npm ls marketkit`.'

const mark: unique symbol = Symbol.for('marketkit') as never

/** Where the copies of this library in one page find each other. */
const page = globalThis as { [mark]?: object }

let told = false

/** Whether a copy of this library other than the owner of `context` was first. */
export function isOtherCopy(context: object): boolean {
  return (page[mark] ?? context) !== context
}

/** Notes that this copy is in use; tells the developer of a second one, once. */
export function noteCopy(context: object): void {
  // On servers, one process may hold copies that never meet.
  if (typeof window === 'undefined') return
  if (isOtherCopy(context) && !told) console.error(twoCopies)
  told = true
  page[mark] ??= context
}
