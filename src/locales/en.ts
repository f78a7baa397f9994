import type { Locale } from '../labels/locale.js'
import { defaultLabels } from '../labels.js'

/** English, which the widgets speak without a language too. */
export const en: Locale = {
  code: 'en',
  direction: 'ltr',
  labels: defaultLabels,
}
