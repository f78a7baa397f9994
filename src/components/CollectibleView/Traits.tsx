'use client'
import { useMemo, useState } from 'react'
import type { Address } from 'viem'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { viewLabels } from '../../labels/viewLabels.js'
import { parseTime } from '../../order/orderTime.js'
import type { BrowseProperty } from '../../query/browseState.js'
import type { Attribute, CollectibleMetadata } from '../../rpc/schemas.js'
import { Button, LinkButton } from '../base/Button.js'
import { FloorPrice } from '../FloorPrice/FloorPrice.js'
import { getNumberFormat } from '../Price/numberFormat.js'
import { plainLine } from '../text/plainText.js'
import { useLabels } from '../text/useLabels.js'
import { ViewSection } from './ViewSection.js'

const first = 12
const step = 120

export function Traits({
  metadata,
  onTrait,
  ...collection
}: {
  chainId: number
  contractAddress: Address
  metadata: Partial<CollectibleMetadata>
  onTrait?: ((property: BrowseProperty) => void) | undefined
}) {
  const labels = useLabels(viewLabels)
  const { locale } = useMarketKit()
  const [most, setMost] = useState(first)
  const { left, traits } = useMemo(
    () => readTraits(metadata, { locale, most }),
    [metadata, locale, most],
  )
  if (traits.length === 0) return null
  return (
    <ViewSection title={labels.attributes}>
      <dl className="mk-traits">
        {traits.map(({ name, property, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names repeat
          <div className="mk-trait" key={index}>
            <dt className="mk-trait-name">
              <bdi>{name}</bdi>
            </dt>
            <dd className="mk-trait-value">
              {onTrait && property ? (
                <>
                  <LinkButton onClick={() => onTrait(property)}>
                    <bdi>{value}</bdi>
                  </LinkButton>
                  {index < first && (
                    <FloorPrice
                      {...collection}
                      filter={{
                        properties: [
                          {
                            ...property,
                            values: property.values && [...property.values],
                          },
                        ],
                      }}
                      live={false}
                    />
                  )}
                </>
              ) : (
                <bdi>{value}</bdi>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {left > 0 && (
        <Button data-size="small" onClick={() => setMost(most + step)}>
          {labels.attributesMore(left)}
        </Button>
      )}
    </ViewSection>
  )
}

export type Trait = {
  name: string
  property?: BrowseProperty | undefined
  value: string
}

const longestValue = 160

export function readTraits(
  { attributes = [], properties }: Partial<CollectibleMetadata>,
  options: { locale?: string | undefined; most: number },
): { left: number; traits: Trait[] } {
  const { locale, most } = options
  const given = attributes.length ? attributes : Object.keys(properties ?? {})
  const traits: Trait[] = []
  let read = 0
  for (const it of given) {
    // There can be thousands, and formatting is slow.
    if (traits.length === most) break
    read += 1
    const { display_type, trait_type, value } =
      typeof it === 'string'
        ? { trait_type: it, value: unwrapValue(properties?.[it]) }
        : it
    const fact = { display_type, trait_type, value }
    const name = plainLine(trait_type, 60)
    const text = write(fact, locale)
    // Services can't filter by properties.
    const property = typeof it === 'string' ? undefined : toProperty(fact)
    if (name || text) traits.push({ name, property, value: text })
  }
  return { left: given.length - read, traits }
}

function toProperty({
  display_type,
  trait_type,
  value,
}: Attribute): BrowseProperty | undefined {
  if (!trait_type || display_type === 'date') return undefined
  if (typeof value === 'number')
    return Number.isSafeInteger(value)
      ? { name: trait_type, type: 'INT', min: value, max: value }
      : undefined
  return typeof value === 'string' && value
    ? { name: trait_type, type: 'STRING', values: [value] }
    : undefined
}

/** Properties are often objects with a `value`. */
function unwrapValue(value: unknown): unknown {
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
    const moment = parseTime(String(value))
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
  if (Math.abs(value) >= 1e15) return String(value)
  const isBoost = display?.startsWith('boost_')
  const format = getNumberFormat(locale, {
    maximumFractionDigits: 6,
    signDisplay: isBoost ? 'exceptZero' : 'auto',
    ...(display === 'boost_percentage' && { style: 'percent' }),
  })
  return format.format(display === 'boost_percentage' ? value / 100 : value)
}
