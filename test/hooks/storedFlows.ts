/** Keys of the flows in `localStorage`; the book of an order is remembered longer. */
export function storedFlows(): string[] {
  return Object.keys(localStorage).filter((key) =>
    key.startsWith('marketkit:flow:'),
  )
}
