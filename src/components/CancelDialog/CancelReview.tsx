'use client'
import { skipToken } from '@tanstack/react-query'
import type { useCancel } from '../../hooks/useCancel.js'
import { useCancelSteps } from '../../hooks/useCancelSteps.js'
import { useWallet } from '../../hooks/useWallet.js'
import type { Order } from '../../rpc/schemas.js'
import { toCancelRequest } from '../../steps/flows/cancel.js'
import { OrderPrice } from '../Price/OrderPrice.js'
import { ActionButton } from '../parts/ActionButton.js'
import type { FlowMoney } from '../parts/FindingList.js'
import { FlowSteps } from '../parts/FlowSteps.js'
import { ErrorNotice } from '../parts/Notice.js'
import { Row, Rows } from '../parts/Rows.js'
import { TradeAction } from '../parts/TradeAction.js'
import type { FlowQuestion } from '../parts/useFlowQuestion.js'
import { useLabels } from '../parts/useLabels.js'
import { useWhenOnline } from '../parts/useWhenOnline.js'
import { canAct, pausedFor } from '../parts/walletPause.js'

/** Which listing is cancelled, what that means, and the button to do it. */
export function CancelReview(props: {
  flow: useCancel.ReturnType
  money: FlowMoney
  onClose: () => void
  order: Order
  question: FlowQuestion
}) {
  const { flow, money, onClose, order, question } = props
  const { chainId } = order
  const labels = useLabels()
  const wallet = useWallet({ account: pausedFor(flow), chainId })
  const { address } = wallet
  const quote = useCancelSteps(
    address && !flow.isPending
      ? { chainId, ...toCancelRequest({ order, maker: address }) }
      : skipToken,
  )
  const error = flow.error ?? quote.error
  const cancel = () =>
    flow.mutate({ chainId, onReview: question.onReview, order })
  const next = useWhenOnline(
    flow.isPending
      ? 'working'
      : !canAct(wallet, flow.error)
        ? 'wallet'
        : flow.error
          ? 'failed'
          : 'cancel',
  )
  const needsTransaction = quote.data?.some(({ to }) => to) ?? false
  return (
    <>
      <div className="mk-dialog-body">
        <Rows>
          <Row label={labels.price}>
            <OrderPrice exact order={order} />
          </Row>
        </Rows>
        <p className="mk-dialog-text">
          {labels.cancelText}{' '}
          {quote.data &&
            (needsTransaction ? labels.cancelGas : labels.cancelFree)}
        </p>
        <FlowSteps
          account={flow.account}
          chainId={chainId}
          pending={flow.isPending}
          progress={flow.progress}
          quote={quote.data}
        />
        {error && (
          <ErrorNotice error={error} money={money} progress={flow.progress} />
        )}
      </div>
      <footer className="mk-dialog-footer">
        <TradeAction
          kind="cancel"
          onClose={onClose}
          trade={{
            ...{ error: flow.error, flow, next, question, wallet },
            retry: cancel,
          }}
        >
          <ActionButton onClick={cancel} tone="danger">
            {labels.cancel}
          </ActionButton>
        </TradeAction>
      </footer>
    </>
  )
}
