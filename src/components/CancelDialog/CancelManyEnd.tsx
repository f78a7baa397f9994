'use client'
import { commonLabels } from '../../labels/commonLabels.js'
import { getOrderKey } from '../../order/orderId.js'
import { ActionButton } from '../base/ActionButton.js'
import { BasketPictures } from '../CartDrawer/BasketPictures.js'
import { useOrderMetadata } from '../CartDrawer/BasketRow.js'
import { getCollectibleName } from '../text/collectibleName.js'
import { useLabels } from '../text/useLabels.js'
import { tradeLabels } from '../trade/tradeLabels.js'
import { cancelLabels } from './cancelLabels.js'
import type { useCancelSelection } from './useCancelSelection.js'

/** What was taken off the market, and what was over without that. */
export function CancelManyEnd(props: {
  onClose: () => void
  parts: readonly useCancelSelection.Part[]
}) {
  const labels = useLabels(cancelLabels, tradeLabels)
  const done = props.parts.filter(({ status }) => status === 'done')
  const over = props.parts.filter(({ status }) => status === 'over')
  return (
    <>
      <div className="mk-dialog-body">
        <div className="mk-basket-end">
          <BasketPictures items={done.length ? done : over} />
          <div role="status">
            {done.length > 0 && (
              <>
                <p className="mk-success-title">
                  {labels.cancelManyDone(done.length)}
                </p>
                <p className="mk-success-text">{labels.cancelManyKept}</p>
              </>
            )}
            {over.map((part, index) => (
              <Over
                isTitle={!done.length && index === 0}
                key={getOrderKey(part.order)}
                part={part}
              />
            ))}
            {!done.length && over.length === 1 && (
              <p className="mk-success-text">{labels.cancelOverText}</p>
            )}
          </div>
        </div>
      </div>
      <footer className="mk-dialog-footer">
        <ActionButton onClick={props.onClose}>{labels.done}</ActionButton>
      </footer>
    </>
  )
}

function Over(props: { isTitle: boolean; part: useCancelSelection.Part }) {
  const { order, over } = props.part
  const labels = useLabels(cancelLabels, commonLabels)
  const metadata = useOrderMetadata({ order })
  const name = getCollectibleName(metadata, labels)
  return (
    <p className={props.isTitle ? 'mk-success-title' : 'mk-success-text'}>
      {labels[`cancelOver.${over ?? 'other'}`](name)}
    </p>
  )
}
