import type { Attribute, CollectibleMetadata } from '../../rpc/schemas.js'
import { readMoment } from '../parts/moments.js'
import { plainLine } from '../parts/plainText.js'

/** A trait as it is shown. */
export type Trait = { name: string; value: string }

const longestValue = 160

/**
 * The traits of a collectible in words. `display_type` says which numbers are
 * dates, parts of a hundred or boosts; what is no text is written as JSON.
 */
export function readTraits(
  { attributes = [], properties }: Partial<CollectibleMetadata>,
  locale?: string | undefined,
): Trait[] {
  const given: readonly Attribute[] = attributes.length
    ? attributes
    : Object.entries(properties ?? {}).map(([trait_type, value]) => ({
        trait_type,
        value: valueWithin(value),
      }))
  return given.flatMap((attribute) => {
    const name = plainLine(attribute.trait_type, 60)
    const value = write(attribute, locale)
    return name || value ? [{ name, value }] : []
  })
}

/** Properties are often objects that name their value. */
function valueWithin(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'value' in value
    ? value.value
    : value
}

function write(
  { display_type, value }: Attribute,
  locale: string | undefined,
): string {
  if (value === null || value === undefined) return ''
  if (display_type === 'date') {
    const moment = readMoment(String(value))
    if (moment !== undefined)
      return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(
        moment,
      )
  }
  if (typeof value === 'number') return writeNumber(value, display_type, locale)
  return plainLine(
    typeof value === 'object' ? JSON.stringify(value) : String(value),
    longestValue,
  )
}

function writeNumber(
  value: number,
  display: string | undefined,
  locale: string | undefined,
): string {
  const isBoost = display?.startsWith('boost_')
  const format = new Intl.NumberFormat(locale, {
    maximumFractionDigits: 6,
    signDisplay: isBoost ? 'exceptZero' : 'auto',
    ...(display === 'boost_percentage' && { style: 'percent' }),
  })
  // What has more digits than anyone reads is written in powers of ten.
  if (Math.abs(value) >= 1e15) return String(value)
  return format.format(display === 'boost_percentage' ? value / 100 : value)
}
