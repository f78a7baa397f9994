import type { Labels } from './defaultLabels.js'

/** Texts and formats of a language. */
export type Locale = {
  /** Locale of numbers and dates, such as `de` or `de-CH`. */
  code: string
  /** Text direction. */
  direction: 'ltr' | 'rtl'
  /** All texts. */
  labels: Labels
}
