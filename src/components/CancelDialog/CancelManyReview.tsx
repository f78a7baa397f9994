'use client'
import { useId } from 'react'
import { cancelLabels } from '../../labels/cancelLabels.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { getOrderKey } from '../../order/orderId.js'
import { ActionButton } from '../base/ActionButton.js'
import { ErrorNotice } from '../failure/Notice.js'
import { Check } from '../icon/icons.js'
import { OrderPrice } from '../Price/OrderPrice.js'
import { getCollectibleName } from '../text/collectibleName.js'
import { useLabels } from '../text/useLabels.js'
import { FlowSteps } from '../trade/FlowSteps.js'
import { OrderIdentity } from '../trade/ItemIdentity.js'
import { ItemPicture } from '../trade/ItemPicture.js'
import { TradeAction } from '../trade/TradeAction.js'
import { useOrderMetadata } from '../trade/useMetadata.js'
import type { useCancelSelection } from './useCancelSelection.js'

export function CancelManyReview(props: {
  onClose: () => void
  selection: useCancelSelection.ReturnType
}) {
  const { onClose, selection } = props
  const { error, flow, needsTransaction, parts, rest } = selection
  const isRunning = selection.state.status === 'working'
  const labels = useLabels(cancelLabels)
  const chainId = (rest[0] ?? parts[0])?.order.chainId ?? 0
  return (
    <>
      <div className="mk-dialog-body">
        <ul className="mk-basket">
          {parts.map((part) => (
            <Part
              isRunning={isRunning}
              key={getOrderKey(part.order)}
              onToggle={() => selection.toggle(part.order)}
              part={part}
            />
          ))}
        </ul>
        {rest.length > 0 && (
          <p className="mk-dialog-text">{`${labels.cancelManyText(rest.length)} ${needsTransaction !== undefined ? (needsTransaction ? labels.cancelGas : labels.cancelFree) : ''}`}</p>
        )}
        <FlowSteps
          account={flow.account}
          chainId={chainId}
          pending={isRunning}
          progress={isRunning || error ? flow.progress : undefined}
          quote={undefined}
        />
        {error && (
          <ErrorNotice
            error={error}
            money={{ chainId }}
            progress={flow.progress}
          />
        )}
        {error && rest.length > 1 && (
          <p className="mk-dialog-text">{labels.cancelManyStopped}</p>
        )}
      </div>
      <footer className="mk-dialog-footer">
        <Action onClose={onClose} selection={selection} />
      </footer>
    </>
  )
}

function Action(props: {
  onClose: () => void
  selection: useCancelSelection.ReturnType
}) {
  const { onClose, selection } = props
  const { cancel, next, parts, rest } = selection
  const labels = useLabels(cancelLabels)
  const isBegun = parts.some(({ status }) => status !== 'waiting')
  return (
    <TradeAction kind="cancel" onClose={onClose} trade={selection}>
      {next === 'choose' ? (
        <ActionButton disabled>{labels.cancelManyNone}</ActionButton>
      ) : (
        <ActionButton onClick={cancel} tone="danger">
          {isBegun
            ? labels.cancelManyGoOn(rest.length)
            : labels.cancelManyAction(rest.length)}
        </ActionButton>
      )}
    </TradeAction>
  )
}

function Part(props: {
  isRunning: boolean
  onToggle: () => void
  part: useCancelSelection.Part
}) {
  const { isRunning, onToggle, part } = props
  const { isChosen, order, status } = part
  const labels = useLabels(cancelLabels, commonLabels)
  const id = useId()
  const metadata = useOrderMetadata({ order })
  const isOpen = status === 'waiting' || status === 'failed'
  return (
    <li>
      <label className="mk-cancel-row" data-state={status} htmlFor={id}>
        {isOpen ? (
          <input
            checked={isChosen}
            disabled={isRunning}
            id={id}
            onChange={onToggle}
            type="checkbox"
          />
        ) : status === 'working' ? (
          <span className="mk-spinner" />
        ) : (
          <Check />
        )}
        <ItemPicture metadata={metadata} />
        <bdi className="mk-basket-name">
          {getCollectibleName(metadata, labels)}
        </bdi>
        {status === 'waiting' ? (
          <OrderPrice mark={false} order={order} usd={undefined} />
        ) : (
          <span className="mk-cancel-state">
            {labels[`cancelPart.${status}`]}
          </span>
        )}
      </label>
      <OrderIdentity order={order} />
    </li>
  )
}
