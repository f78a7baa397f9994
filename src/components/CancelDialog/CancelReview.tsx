'use client'
import { skipToken } from '@tanstack/react-query'
import { useConnection } from 'wagmi'
import type { useCancel } from '../../hooks/useCancel.js'
import { useCancelSteps } from '../../hooks/useCancelSteps.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import type { Order } from '../../rpc/schemas.js'
import { toCancelRequest } from '../../steps/flows/cancel.js'
import { OrderPrice } from '../Price/OrderPrice.js'
import { ActionButton, workingLabel } from '../parts/ActionButton.js'
import { FlowSteps } from '../parts/FlowSteps.js'
import { ErrorNotice } from '../parts/Notice.js'
import { Row, Rows } from '../parts/Rows.js'
import { useLabels } from '../parts/useLabels.js'

/** Which listing is cancelled, what that means, and the button to do it. */
export function CancelReview(props: {
  flow: useCancel.ReturnType
  order: Order
}) {
  const { flow, order } = props
  const { chainId } = order
  const labels = useLabels()
  const { onConnect } = useMarketKit()
  const { address } = useConnection()
  const quote = useCancelSteps(
    address && !flow.isPending
      ? { chainId, ...toCancelRequest({ order, maker: address }) }
      : skipToken,
  )
  const error = flow.error ?? quote.error
  const needsTransaction = quote.data?.some(({ to }) => to) ?? false
  return (
    <>
      <div data-mk="dialog-body">
        <Rows>
          <Row label={labels.price}>
            <OrderPrice exact order={order} />
          </Row>
        </Rows>
        <p data-mk="dialog-text">
          {labels.cancelText} {needsTransaction && labels.cancelGas}
        </p>
        <FlowSteps
          chainId={chainId}
          progress={flow.progress}
          quote={quote.data}
        />
        {error && <ErrorNotice error={error} />}
      </div>
      <footer data-mk="dialog-footer">
        {flow.isPending ? (
          <ActionButton busy>
            {workingLabel(flow.progress, labels)}
          </ActionButton>
        ) : address ? (
          <ActionButton
            onClick={() => flow.mutate({ chainId, order })}
            tone={flow.error ? 'primary' : 'danger'}
          >
            {flow.error ? labels.retry : labels.cancel}
          </ActionButton>
        ) : (
          <ActionButton disabled={!onConnect} onClick={onConnect}>
            {labels.connect}
          </ActionButton>
        )}
      </footer>
    </>
  )
}
