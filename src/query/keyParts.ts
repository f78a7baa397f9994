/** Writes addresses in lower case, so that equal parameters have equal keys. */
export function normalizeAddresses<const parameters>(
  parameters: parameters,
): parameters {
  return JSON.parse(
    JSON.stringify(parameters).replace(/"0x[\da-f]{40}"/gi, (address) =>
      address.toLowerCase(),
    ),
  )
}

/** First part of the keys of quotes. */
export const quotesPrefix = 'marketkit-quote'
/** First part of the keys of flow activity. */
export const flowsPrefix = 'marketkit-flows'

let pageId: string | undefined

/**
 * Returns the random id of this page load. Keys that contain it never match a
 * cache that an earlier page persisted.
 */
export function getPageId(): string {
  pageId ??= Math.random().toString(36).slice(2)
  return pageId
}
