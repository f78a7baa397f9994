'use client'
import { useId, useMemo, useState } from 'react'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import type { CollectibleMetadata } from '../../rpc/schemas.js'
import { useLabels } from '../text/useLabels.js'
import { readTraits } from './readTraits.js'
import { viewLabels } from './viewLabels.js'

const first = 12
const step = 120

/**
 * The traits of a collectible. If there are thousands, shows some at a time.
 */
export function Traits({
  metadata,
}: {
  metadata: Partial<CollectibleMetadata>
}) {
  const labels = useLabels(viewLabels)
  const { locale } = useMarketKit()
  const id = useId()
  const [most, setMost] = useState(first)
  const { left, traits } = useMemo(
    () => readTraits(metadata, { locale, most }),
    [metadata, locale, most],
  )
  if (traits.length === 0) return null
  return (
    <section aria-labelledby={id} className="mk-view-section">
      <h3 className="mk-view-heading" id={id}>
        {labels.attributes}
      </h3>
      <dl className="mk-traits">
        {traits.map(({ name, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names repeat
          <div className="mk-trait" key={index}>
            <dt className="mk-trait-name">
              <bdi>{name}</bdi>
            </dt>
            <dd className="mk-trait-value">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {left > 0 && (
        <button
          className="mk-button"
          data-size="small"
          onClick={() => setMost(most + step)}
          type="button"
        >
          {labels.attributesMore(left)}
        </button>
      )}
    </section>
  )
}
