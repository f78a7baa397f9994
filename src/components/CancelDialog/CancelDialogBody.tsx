'use client'
import { skipToken } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { describeError } from '../../describeError.js'
import { StepError } from '../../errors.js'
import { useWallet } from '../../hooks/context/useWallet.js'
import { useOrders } from '../../hooks/reads/useOrders.js'
import { useCancel } from '../../hooks/trades/useCancel.js'
import { cancelLabels } from '../../labels/cancelLabels.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { failureLabels } from '../../labels/failureLabels.js'
import { outcomeLabels } from '../../labels/outcomeLabels.js'
import { findSameOrder, isSameOrder } from '../../order/orderId.js'
import { getOrderEnd, type OrderEnd } from '../../order/orderStatus.js'
import type { CollectibleMetadata, Order } from '../../rpc/schemas.js'
import { getCollectibleName } from '../text/collectibleName.js'
import { useLabels } from '../text/useLabels.js'
import {
  type FlowBodyProps,
  FlowDialog,
  type FlowDialogProps,
} from '../trade/FlowDialog.js'
import {
  canAct,
  type FlowState,
  getFlowState,
  getPausedAccount,
  useWhenOnline,
} from '../trade/tradeState.js'
import { useDialog, useShownSubject } from '../trade/useFlowDialog.js'
import { useFlowInView } from '../trade/useFlowInView.js'
import { useFlowQuestion } from '../trade/useFlowQuestion.js'
import { useIsUnlisted } from '../trade/useIsUnlisted.js'
import { useOrderMetadata } from '../trade/useMetadata.js'
import { CancelMany } from './CancelMany.js'
import { CancelReview } from './CancelReview.js'

export type CancelDialogProps = FlowDialogProps & {
  /** The collectible. @default fetched from the service */
  collectible?: CollectibleMetadata | undefined
  /** Called after a cancellation; with `orders`, once for each chain. */
  onSuccess?: ((result: useCancel.Data) => void) | undefined
  /** The listing to cancel; nothing is rendered before there is one. */
  order?: Order | undefined
  /** Listings to choose from, in place of `order`. */
  orders?: readonly Order[] | undefined
}

type BodyProps = FlowBodyProps<CancelDialogProps>

export function CancelDialogBody({ orders, ...props }: BodyProps) {
  return orders ? (
    <CancelMany {...props} orders={orders} />
  ) : (
    <CancelOne {...props} />
  )
}

function CancelOne({
  collectible,
  onOpenChange,
  onSuccess,
  open,
  order: given,
  ...props
}: Omit<BodyProps, 'orders'>): ReactElement | null {
  const labels = useLabels(
    cancelLabels,
    commonLabels,
    failureLabels,
    outcomeLabels,
  )
  const flow = useCancel({ onSuccess })
  const flowState = getFlowState(flow)
  const dialog = useDialog({ onOpenChange, open })
  useFlowInView(flow, open)
  const order = useShownSubject(given, flow, {
    enabled: open,
    isSame: isSameOrder,
  })
  const end = useOrderEnd(order, {
    enabled: open && !flow.isPending,
    isPolling: !flow.isSuccess,
  })
  // It may have been sold while the cancellation was on its way.
  const ended = flow.isSuccess && end !== 'filled' ? undefined : end
  const state: FlowState = ended ? { status: 'success' } : flowState
  const metadata = useOrderMetadata(
    { collectible, order },
    open && order !== undefined,
  )
  const question = useFlowQuestion(flowState, {
    enabled: open,
    onAcknowledge: (acknowledge) =>
      next === 'failed' &&
      !ended &&
      flow.variables &&
      flow.mutate({ ...flow.variables, acknowledge }),
  })
  const wallet = useWallet({
    account: getPausedAccount(flow) ?? order?.createdBy,
    chainId: order?.chainId,
  })
  const isUnlisted = useIsUnlisted(
    flow.isSuccess && flow.account && order
      ? {
          ...order,
          account: flow.account,
          collection: order.collectionContractAddress,
        }
      : undefined,
    order?.tokenId,
  )
  const next = useWhenOnline(getNext(flowState, wallet))
  if (!order) return null
  const name = getCollectibleName(metadata, labels)
  // The order has ended, so an unresolved cancellation needs no advice.
  const funds =
    flow.error instanceof StepError && flow.error.fundsMoved === 'no'
      ? describeError(flow.error, labels).funds
      : undefined
  const { chainId, priceCurrencyAddress: currencyAddress } = order
  const money = { chainId, currencyAddress }
  return (
    <FlowDialog
      {...{ dialog, flow, metadata, money, question, state }}
      contractAddress={order.collectionContractAddress}
      kind="cancel"
      getSuccess={() => ({
        hash: flow.data?.hashes.at(-1),
        text: ended
          ? [labels.cancelOverText, funds].filter(Boolean).join(' ')
          : labels.cancelledText,
        title: ended
          ? labels[`cancelEnded.${ended}`](name)
          : isUnlisted
            ? labels.cancelled(name)
            : labels['resumed.done']('cancel'),
      })}
      title={labels.cancelTitle}
      {...props}
    >
      <CancelReview
        {...{ flow, money, next, order, question, wallet }}
        onClose={dialog.close}
      />
    </FlowDialog>
  )
}

function getNext({ error, status }: FlowState, wallet: useWallet.ReturnType) {
  if (status === 'working') return 'working'
  if (!canAct(wallet, error)) return 'wallet'
  return error ? 'failed' : 'cancel'
}

const refetchInterval = 5_000

/** Asks the service how an order ended; undefined while it has not. */
function useOrderEnd(
  order: Order | undefined,
  { enabled, isPolling }: { enabled: boolean; isPolling: boolean },
): OrderEnd | undefined {
  const { data } = useOrders(
    order && enabled
      ? {
          chainId: order.chainId,
          input: [
            {
              contractAddress: order.collectionContractAddress,
              marketplace: order.marketplace,
              orderId: order.orderId,
            },
          ],
          query: {
            refetchInterval: isPolling && refetchInterval,
            staleTime: 0,
          },
        }
      : skipToken,
  )
  if (!order || !enabled) return undefined
  const orders = data?.pages.flatMap((page) => page.orders) ?? []
  return getOrderEnd(findSameOrder(orders, order))
}
