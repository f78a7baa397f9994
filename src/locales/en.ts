import type { Locale } from '../labels/locale.js'
import { defaultLabels } from '../labels.js'

/** English, the default language of the widgets. */
export const en: Locale = {
  code: 'en',
  direction: 'ltr',
  labels: defaultLabels,
}
