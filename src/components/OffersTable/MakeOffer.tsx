'use client'
import { useId } from 'react'
import { orderTableLabels } from '../table/orderTableLabels.js'
import { useLabels } from '../text/useLabels.js'

/** The button to make an offer, which says so where there is no way to. */
export function MakeOffer(props: { onMakeOffer: (() => void) | undefined }) {
  const { onMakeOffer } = props
  const labels = useLabels(orderTableLabels)
  const id = useId()
  return (
    <>
      <button
        aria-describedby={onMakeOffer ? undefined : id}
        aria-disabled={!onMakeOffer || undefined}
        className="mk-button"
        data-size="small"
        onClick={onMakeOffer}
        title={onMakeOffer ? undefined : labels.makeOfferMissing}
        type="button"
      >
        {labels.makeOffer}
      </button>
      {!onMakeOffer && (
        <span className="mk-sr-only" id={id}>
          {labels.makeOfferMissing}
        </span>
      )}
    </>
  )
}
