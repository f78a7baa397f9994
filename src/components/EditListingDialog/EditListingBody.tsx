'use client'
import type { Address } from 'viem'
import type { useEdit } from '../../hooks/trades/useEdit.js'
import { editLabels } from '../../labels/editLabels.js'
import { listLabels } from '../../labels/listLabels.js'
import { getOrderKey } from '../../order/orderId.js'
import type { CollectibleMetadata, Order } from '../../rpc/schemas.js'
import { toMoney } from '../failure/FindingList.js'
import { renderSigned } from '../listing/SignedQuestion.js'
import { useLabels } from '../text/useLabels.js'
import {
  type FlowBodyProps,
  FlowDialog,
  type FlowDialogProps,
  getOrderUrl,
  type LinkProps,
} from '../trade/FlowDialog.js'
import { useDialog } from '../trade/useFlowDialog.js'
import { useOrderMetadata } from '../trade/useMetadata.js'
import { EditForm } from './EditForm.js'
import { useEditListingDialog } from './useEditListingDialog.js'

export type EditListingProps = FlowDialogProps &
  LinkProps & {
    /** The collectible. @default fetched from the service */
    collectible?: CollectibleMetadata | undefined
    /** Token standard of the collection. */
    contractType: 'ERC721' | 'ERC1155'
    /** Currencies to choose from. @default those of the provider and the chain */
    currencies?: readonly Address[] | undefined
    /** Called when the new listing is live and the old one is cancelled. */
    onSuccess?: ((result: useEdit.Data) => void) | undefined
    /** Opens the listed item. The success screen shows a button for it. */
    onView?: ((order: Order) => void) | undefined
    /** The listing to change; nothing is rendered before there is one. */
    order: Order | undefined
  }

export function EditListingBody({
  collectible,
  contractType,
  currencies,
  getItemUrl,
  onOpenChange,
  onSuccess,
  onView,
  open,
  order: latest,
  ...props
}: FlowBodyProps<EditListingProps> & { order: Order }) {
  const labels = useLabels(editLabels, listLabels)
  const dialog = useDialog({ onOpenChange, open })
  const form = useEditListingDialog({
    ...{ contractType, currencies, onSuccess },
    enabled: dialog.present,
    order: latest,
  })
  const { flow, order, part, question, run, state } = form
  const metadata = useOrderMetadata({ collectible, order }, dialog.open)
  const money = toMoney(order)
  if (run) money.currencyAddress = run.listing.currencyAddress
  return (
    <FlowDialog
      {...{ dialog, flow, metadata, money, question, state }}
      contractAddress={order.collectionContractAddress}
      kind={part ?? 'list'}
      name="edit-dialog"
      getSuccess={() => ({
        itemUrl: getOrderUrl(getItemUrl, order),
        onView: onView && (() => onView(order)),
        text: labels.editedText,
        title: labels.edited,
        viewLabel: labels.viewListing,
      })}
      signedPane={renderSigned(question, money.chainId, dialog.close)}
      title={labels.editTitle}
      {...props}
    >
      <EditForm
        contractType={contractType}
        form={form}
        key={getOrderKey(order)}
        money={money}
        onClose={dialog.close}
      />
    </FlowDialog>
  )
}
