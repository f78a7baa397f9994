'use client'
import { commonLabels } from '../../labels/commonLabels.js'
import { listLabels } from '../../labels/listLabels.js'
import { outcomeLabels } from '../../labels/outcomeLabels.js'
import type { CollectibleMetadata, Order } from '../../rpc/schemas.js'
import type { ListItem } from '../listing/listTerms.js'
import type { PriceSuggestion } from '../listing/PriceHelpers.js'
import { renderSigned } from '../listing/SignedQuestion.js'
import { getCollectibleName } from '../text/collectibleName.js'
import { useLabels } from '../text/useLabels.js'
import {
  type FlowBodyProps,
  FlowDialog,
  type FlowDialogProps,
  type LinkProps,
} from '../trade/FlowDialog.js'
import { getFlowState } from '../trade/tradeState.js'
import { useDialog } from '../trade/useFlowDialog.js'
import { useMetadata } from '../trade/useMetadata.js'
import { ListForm } from './ListForm.js'
import { useListDialog } from './useListDialog.js'

export type ListDialogProps = FlowDialogProps &
  LinkProps &
  Pick<
    useListDialog.Parameters,
    'currencies' | 'onSuccess' | 'orderbook' | 'orderbooks'
  > & {
    /** The collectible. @default fetched from the service */
    collectible?: CollectibleMetadata | undefined
    /** The item to list; nothing is rendered before there is one. */
    item: ListItem | undefined
    /** Edits a listing that exists already, in place of a second one. */
    onEdit?: ((order: Order) => void) | undefined
    /** Opens the listed item. The success screen shows a button for it. */
    onView?: ((item: ListItem) => void) | undefined
    /** Suggestions beside the floor and best offer, such as the last sale. */
    suggestions?: readonly PriceSuggestion[] | undefined
  }

export function ListDialogBody({
  collectible,
  currencies,
  getItemUrl,
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
}: FlowBodyProps<ListDialogProps> & { item: ListItem }) {
  const labels = useLabels(commonLabels, listLabels, outcomeLabels)
  const dialog = useDialog({ onOpenChange, open })
  const known = useMetadata(given, collectible, dialog.present)
  const form = useListDialog({
    ...{ currencies, onSuccess, orderbook, orderbooks },
    enabled: dialog.present,
    item: { quantityDecimals: known.decimals, ...given },
  })
  const { flow, item, question } = form
  const state = getFlowState(flow)
  const metadata = useMetadata(item, collectible, dialog.open)
  const { chainId, quantityDecimals } = item
  const currencyAddress = flow.variables?.currencyAddress
  const money = { chainId, currencyAddress, quantityDecimals }
  return (
    <FlowDialog
      {...{ dialog, flow, metadata, money, question, state }}
      contractAddress={item.contractAddress}
      kind="list"
      getSuccess={() => ({
        itemUrl: getItemUrl?.(item),
        onView: onView && (() => onView(item)),
        text: labels.listedText,
        title: labels.listed(getCollectibleName(metadata, labels)),
        viewLabel: labels.viewListing,
      })}
      signedPane={renderSigned(question, money.chainId, dialog.close)}
      title={labels.listTitle}
      {...props}
    >
      <ListForm
        form={form}
        key={`${chainId}:${item.contractAddress}:${item.tokenId}`}
        money={money}
        onClose={dialog.close}
        onEdit={onEdit}
        orderbooks={orderbooks}
        suggestions={suggestions}
      />
    </FlowDialog>
  )
}
