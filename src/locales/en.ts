import { defaultLabels } from '../labels/defaultLabels.js'
import type { Locale } from '../labels/locale.js'

/** English, the default language of the widgets. */
export const en: Locale = {
  code: 'en',
  direction: 'ltr',
  labels: defaultLabels,
}
