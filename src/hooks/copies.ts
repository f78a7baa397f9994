export const twoCopies =
  'Two copies of marketkit are loaded; see `npm ls marketkit`.'

const mark: unique symbol = Symbol.for('marketkit') as never

/** The copies of this library on one page find each other here. */
const page = globalThis as { [mark]?: object }

let hasWarned = false

/** Whether another copy of this library loaded first. */
export function isOtherCopy(context: object): boolean {
  return (page[mark] ?? context) !== context
}

/** Registers this copy, and warns the developer once about a second one. */
export function registerCopy(context: object): void {
  // One server process may hold copies that never meet.
  if (typeof window === 'undefined') return
  if (isOtherCopy(context) && !hasWarned) console.error(twoCopies)
  hasWarned = true
  page[mark] ??= context
}
