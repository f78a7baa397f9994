'use client'
import type { ReactElement } from 'react'
import { useCancel } from '../../hooks/useCancel.js'
import { useWallet } from '../../hooks/useWallet.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { outcomeLabels } from '../../labels/outcomeLabels.js'
import { isSameOrder } from '../../order/orderId.js'
import { getCollectibleName } from '../text/collectibleName.js'
import { useLabels } from '../text/useLabels.js'
import { FlowDialog } from '../trade/FlowDialog.js'
import { FlowSuccess } from '../trade/FlowSuccess.js'
import { getFlowStage } from '../trade/flowStage.js'
import { useWhenOnline } from '../trade/tradeNext.js'
import {
  useDialog,
  useFlowDialog,
  useShownSubject,
} from '../trade/useFlowDialog.js'
import { useFlowInView } from '../trade/useFlowInView.js'
import { useFlowQuestion } from '../trade/useFlowQuestion.js'
import { useMetadata } from '../trade/useMetadata.js'
import { canAct, getPausedAccount } from '../trade/walletPause.js'
import { CancelReview } from './CancelReview.js'
import type { CancelBodyProps } from './cancelDialogProps.js'
import { cancelLabels } from './cancelLabels.js'
import { useOver } from './useOver.js'

/** Cancels one listing. */
export function CancelOne({
  collectible,
  onOpenChange,
  onSuccess,
  open,
  order: given,
  rootRef,
  ...props
}: Omit<CancelBodyProps, 'orders'>): ReactElement | null {
  const labels = useLabels(cancelLabels, commonLabels, outcomeLabels)
  const flow = useCancel({ onSuccess })
  const layer = useDialog({ onOpenChange, open })
  const dialog = useFlowDialog(layer, flow)
  useFlowInView(flow, dialog.open)
  const order = useShownSubject(given, flow, {
    enabled: dialog.open,
    isSame: isSameOrder,
  })
  const over = useOver(order, { flow, open: dialog.open })
  const metadata = useMetadata(
    {
      chainId: order?.chainId ?? 0,
      contractAddress: order?.collectionContractAddress ?? '0x',
      tokenId: order?.tokenId,
    },
    collectible,
    dialog.open && order !== undefined,
  )
  const question = useFlowQuestion(flow, {
    enabled: dialog.open,
    onConsent: () =>
      next === 'failed' &&
      !over &&
      flow.variables &&
      flow.mutate({ ...flow.variables, consent: true }),
  })
  const wallet = useWallet({
    account: getPausedAccount(flow),
    chainId: order?.chainId,
  })
  const next = useWhenOnline(
    flow.isPending
      ? 'working'
      : !canAct(wallet, flow.error)
        ? 'wallet'
        : flow.error
          ? 'failed'
          : 'cancel',
  )
  if (!order) return null
  const name = getCollectibleName(metadata, labels)
  const money = {
    chainId: order.chainId,
    currencyAddress: order.priceCurrencyAddress,
  }
  return (
    <FlowDialog
      dialog={dialog}
      kind="cancel"
      metadata={metadata}
      money={money}
      question={question}
      rootRef={rootRef}
      stage={over ? 'success' : getFlowStage(flow, question)}
      title={labels.cancelTitle}
      {...props}
    >
      {flow.isSuccess ? (
        <FlowSuccess
          chainId={order.chainId}
          hash={flow.data.hashes.at(-1)}
          metadata={metadata}
          onDone={dialog.close}
          text={labels.cancelledText}
          title={labels.cancelled(name)}
        />
      ) : over ? (
        <FlowSuccess
          chainId={order.chainId}
          hash={undefined}
          metadata={metadata}
          onDone={dialog.close}
          text={labels.cancelOverText}
          title={labels[`cancelOver.${over}`](name)}
        />
      ) : (
        <CancelReview
          flow={flow}
          money={money}
          next={next}
          onClose={dialog.close}
          order={order}
          question={question}
          wallet={wallet}
        />
      )}
    </FlowDialog>
  )
}
