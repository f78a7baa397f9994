import type { Locale } from '../../src/labels/locale.js'
import { ar } from '../../src/locales/ar.js'
import { de } from '../../src/locales/de.js'
import { en } from '../../src/locales/en.js'
import { es } from '../../src/locales/es.js'
import { ja } from '../../src/locales/ja.js'

const languages: Record<string, Locale> = { ar, de, en, es, ja }

/** Returns the toolbar's language; English if it is unknown. */
export function getLanguage(code: unknown): Locale {
  return languages[String(code)] ?? en
}
