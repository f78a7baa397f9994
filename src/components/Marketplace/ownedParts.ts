/** One file, which loads when the person looks at the own items. */
export { OwnedBar } from './OwnedBar.js'
export { OwnedSummary } from './OwnedSummary.js'
