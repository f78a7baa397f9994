/** One way to write an address: two would be two requests for the same. */
export function sameCase<const parameters>(parameters: parameters): parameters {
  return JSON.parse(
    JSON.stringify(parameters).replace(/"0x[\da-f]{40}"/gi, (address) =>
      address.toLowerCase(),
    ),
  )
}

/** How the keys of quotes, and of what is told of flows, begin. */
export const quoteOwner = 'marketkit-quote'
export const flowsOwner = 'marketkit-flows'

let page: string | undefined

/**
 * Ends a key whose data must not outlive the page: a cache that is restored
 * late would else put old data in the place of new.
 */
export function pageMark(): string {
  page ??= Math.random().toString(36).slice(2)
  return page
}
