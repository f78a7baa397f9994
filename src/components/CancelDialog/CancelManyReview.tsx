'use client'
import { skipToken } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import { useId } from 'react'
import { useConnection } from 'wagmi'
import { cartIdOf } from '../../hooks/cartStore.js'
import { useCancelSteps } from '../../hooks/useCancelSteps.js'
import { useWallet } from '../../hooks/useWallet.js'
import { toCancelRequest } from '../../steps/flows/cancel.js'
import { useOrderMetadata } from '../CartDrawer/BasketRow.js'
import { Media } from '../Media/Media.js'
import { OrderPrice } from '../Price/OrderPrice.js'
import { ActionButton, workingLabel } from '../parts/ActionButton.js'
import { FailureActions } from '../parts/FailureActions.js'
import { FlowSteps } from '../parts/FlowSteps.js'
import { ErrorNotice } from '../parts/Notice.js'
import { nameOf } from '../parts/nameOf.js'
import { useLabels } from '../parts/useLabels.js'
import { WalletAction } from '../parts/WalletAction.js'
import { canAct, pausedFor } from '../parts/walletPause.js'
import type { CancelPart, CancelSeries } from './useCancelMany.js'

/** Which listings are cancelled, how far that is, and the button to do it. */
export function CancelManyReview(props: {
  onClose: () => void
  series: CancelSeries
}) {
  const { onClose, series } = props
  const { error, flow, isRunning, parts, rest } = series
  const labels = useLabels()
  const { address } = useConnection()
  const order = rest[0]?.order ?? parts[0]?.order
  const chainId = order?.chainId ?? 0
  const quote = useCancelSteps(
    order && address && !isRunning
      ? { chainId, ...toCancelRequest({ order, maker: address }) }
      : skipToken,
  )
  const needsTransaction = quote.data?.some(({ to }) => to) ?? false
  return (
    <>
      <div data-mk="dialog-body">
        <ul data-mk="basket">
          {parts.map((part) => (
            <Part
              isRunning={isRunning}
              key={cartIdOf(part.order)}
              onToggle={() => series.toggle(part.order)}
              part={part}
            />
          ))}
        </ul>
        {rest.length > 0 && (
          <p data-mk="dialog-text">
            {labels.cancelManyText(rest.length)}{' '}
            {quote.data &&
              (needsTransaction ? labels.cancelGas : labels.cancelFree)}
          </p>
        )}
        <FlowSteps
          account={flow.account}
          chainId={chainId}
          pending={isRunning}
          progress={isRunning || error ? flow.progress : undefined}
          quote={undefined}
        />
        {Boolean(error) && (
          <ErrorNotice
            error={error}
            money={{ chainId }}
            progress={flow.progress}
          />
        )}
        {Boolean(error) && rest.length > 1 && (
          <p data-mk="dialog-text">{labels.cancelManyStopped}</p>
        )}
      </div>
      <footer data-mk="dialog-footer">
        <Action onClose={onClose} series={series} />
      </footer>
    </>
  )
}

function Action(props: { onClose: () => void; series: CancelSeries }) {
  const { onClose, series } = props
  const { error, flow, isRunning, parts, question, rest, start } = series
  const labels = useLabels()
  const wallet = useWallet({
    account: pausedFor({ account: flow.account, error }),
    chainId: (rest[0] ?? parts[0])?.order.chainId,
  })
  if (isRunning)
    return (
      <ActionButton busy>
        {workingLabel(flow.progress, labels, 'cancel', wallet.name)}
      </ActionButton>
    )
  if (!canAct(wallet, error)) return <WalletAction wallet={wallet} />
  if (error)
    return (
      <FailureActions
        error={error}
        onAgain={start}
        onAskAgain={question.askConsent}
        onClose={onClose}
      />
    )
  if (!rest.length)
    return <ActionButton disabled>{labels.cancelManyNone}</ActionButton>
  const isBegun = parts.some(({ status }) => status !== 'waiting')
  return (
    <ActionButton onClick={start} tone="danger">
      {isBegun
        ? labels.cancelManyGoOn(rest.length)
        : labels.cancelManyAction(rest.length)}
    </ActionButton>
  )
}

function Part(props: {
  isRunning: boolean
  onToggle: () => void
  part: CancelPart
}) {
  const { isRunning, onToggle, part } = props
  const { isChosen, order, status } = part
  const labels = useLabels()
  const id = useId()
  const metadata = useOrderMetadata({ order })
  const isOpen = status === 'waiting' || status === 'failed'
  return (
    <li>
      <label data-mk="cancel-row" data-state={status} htmlFor={id}>
        {isOpen ? (
          <input
            checked={isChosen}
            disabled={isRunning}
            id={id}
            onChange={onToggle}
            type="checkbox"
          />
        ) : status === 'working' ? (
          <span data-mk="spinner" />
        ) : (
          <Check />
        )}
        <Media
          alt=""
          color={metadata.backgroundColor}
          eager
          src={metadata.image ?? metadata.imageData}
        />
        <span data-mk="basket-name">{nameOf(metadata, labels)}</span>
        {status === 'waiting' ? (
          <OrderPrice mark={false} order={order} usd={undefined} />
        ) : (
          <span data-mk="cancel-state">{labels[`cancelPart.${status}`]}</span>
        )}
      </label>
    </li>
  )
}
