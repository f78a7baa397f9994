import type { Labels } from '../labels.js'

/** A language: all texts of the widgets, and how it is written. */
export type Locale = {
  /** Chooses how numbers and dates are written, such as `de` or `de-CH`. */
  code: string
  /** Where lines begin. */
  direction: 'ltr' | 'rtl'
  /** Every text. */
  labels: Labels
}
