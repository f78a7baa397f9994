'use client'
import type { Order } from '../../rpc/schemas.js'
import { Notice } from '../failure/Notice.js'
import { useLabels } from '../text/useLabels.js'
import { listLabels } from './listLabels.js'
import type { ListTerms } from './listTerms.js'
import { PriceOf } from './PriceConcernNotice.js'

/** Tells of what is listed already, and leads to changing that instead. */
export function ListedAlready(props: {
  form: ListTerms
  /** Whether the price is asked about, which tells of it too. */
  isAsked: boolean
  onEdit: ((order: Order) => void) | undefined
}) {
  const { form, isAsked, onEdit } = props
  const { free, market, owned } = form
  const labels = useLabels(listLabels)
  const [own] = market.own
  if (owned === 0n) return <Notice tone="warning">{labels.notOwned}</Notice>
  const isAll = free === 0n
  const isTwice = form.concerns.includes('alreadyListed')
  // What is asked about is told there.
  if (!own || isAsked || !(isAll || isTwice)) return null
  return (
    <Notice tone="neutral">
      {isAll ? (
        labels.allListed
      ) : (
        <PriceOf order={own}>{(price) => labels.alreadyListed(price)}</PriceOf>
      )}{' '}
      {onEdit && (
        <button className="mk-link" onClick={() => onEdit(own)} type="button">
          {labels.editThat}
        </button>
      )}
    </Notice>
  )
}
