'use client'
import type { ForwardedRef } from 'react'
import { commonLabels } from '../../labels/commonLabels.js'
import { outcomeLabels } from '../../labels/outcomeLabels.js'
import type { BodyProps, DialogProps } from '../dialog/LazyDialog.js'
import { getCollectibleName } from '../text/collectibleName.js'
import { useLabels } from '../text/useLabels.js'
import { FlowDialog } from '../trade/FlowDialog.js'
import { FlowSuccess } from '../trade/FlowSuccess.js'
import { getFlowStage } from '../trade/flowStage.js'
import { useDialog, useFlowDialog } from '../trade/useFlowDialog.js'
import { useMetadata } from '../trade/useMetadata.js'
import { ListForm } from './ListForm.js'
import type { ListDialogProps } from './listDialogProps.js'
import type { ListItem } from './listItem.js'
import { listLabels } from './listLabels.js'
import { useListForm } from './useListForm.js'

export function ListDialogBody({
  collectible,
  currencies,
  item: given,
  onEdit,
  onOpenChange,
  onSuccess,
  onView,
  open,
  orderbook,
  orderbooks,
  suggestions,
  ...props
}: Omit<ListDialogProps, keyof DialogProps> &
  BodyProps & {
    item: ListItem
    rootRef: ForwardedRef<HTMLDivElement>
  }) {
  const labels = useLabels(commonLabels, listLabels, outcomeLabels)
  const layer = useDialog({ onOpenChange, open })
  const form = useListForm({
    ...{ currencies, onSuccess, orderbook, orderbooks },
    enabled: layer.present,
    item: given,
  })
  const { flow, item, question } = form
  const dialog = useFlowDialog(layer, flow)
  const metadata = useMetadata(item, collectible, dialog.open)
  const money = {
    chainId: item.chainId,
    currencyAddress: flow.variables?.currencyAddress,
  }
  return (
    <FlowDialog
      dialog={dialog}
      kind="list"
      metadata={metadata}
      money={money}
      question={question}
      stage={getFlowStage(flow, question)}
      title={labels.listTitle}
      {...props}
    >
      {flow.isSuccess ? (
        <FlowSuccess
          chainId={item.chainId}
          hash={undefined}
          metadata={metadata}
          onDone={dialog.close}
          onView={
            onView &&
            (() => {
              dialog.close()
              onView(item)
            })
          }
          text={labels.listedText}
          title={labels.listed(getCollectibleName(metadata, labels))}
        />
      ) : (
        <ListForm
          form={form}
          key={`${item.chainId}:${item.contractAddress}:${item.tokenId}`}
          money={money}
          onClose={dialog.close}
          onEdit={onEdit}
          orderbooks={orderbooks}
          suggestions={suggestions}
        />
      )}
    </FlowDialog>
  )
}
