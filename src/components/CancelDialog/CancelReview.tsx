'use client'
import type { useWallet } from '../../hooks/context/useWallet.js'
import type { useCancel } from '../../hooks/trades/useCancel.js'
import { cancelLabels } from '../../labels/cancelLabels.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { priceLabels } from '../../labels/priceLabels.js'
import type { Order } from '../../rpc/schemas.js'
import { ActionButton } from '../base/ActionButton.js'
import { Row, Rows } from '../base/Rows.js'
import type { FlowMoney } from '../failure/FindingList.js'
import { ErrorNotice } from '../failure/Notice.js'
import { OrderPrice } from '../Price/OrderPrice.js'
import { useLabels } from '../text/useLabels.js'
import { FlowSteps } from '../trade/FlowSteps.js'
import { type Trade, TradeAction } from '../trade/TradeAction.js'
import { needsTransaction, useCancelQuote } from '../trade/useCancelQuote.js'
import type { FlowQuestion } from '../trade/useFlowQuestion.js'

export function CancelReview(props: {
  flow: useCancel.ReturnType
  money: FlowMoney
  next: Trade['next']
  onClose: () => void
  order: Order
  question: FlowQuestion
  wallet: useWallet.ReturnType
}) {
  const { flow, money, next, onClose, order, question, wallet } = props
  const { chainId } = order
  const isWorking = next === 'working'
  const labels = useLabels(cancelLabels, commonLabels, priceLabels)
  const quote = useCancelQuote(isWorking ? undefined : order)
  const error = flow.error ?? quote.error
  const cancel = () =>
    flow.mutate({ chainId, onReview: question.onReview, order })
  return (
    <>
      <div className="mk-dialog-body">
        <Rows>
          <Row label={labels.price}>
            <OrderPrice exact order={order} />
          </Row>
        </Rows>
        <p className="mk-dialog-text">{`${labels.cancelText} ${
          quote.data
            ? needsTransaction(quote.data)
              ? labels.cancelGas
              : labels.cancelFree
            : ''
        }`}</p>
        <FlowSteps
          account={flow.account}
          chainId={chainId}
          pending={isWorking}
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
