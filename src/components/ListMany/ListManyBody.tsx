'use client'
import { listManyLabels } from '../../labels/listManyLabels.js'
import { outcomeLabels } from '../../labels/outcomeLabels.js'
import { renderSigned } from '../listing/SignedQuestion.js'
import { useLabels } from '../text/useLabels.js'
import {
  type FlowBodyProps,
  FlowDialog,
  type FlowDialogProps,
} from '../trade/FlowDialog.js'
import { useDialog } from '../trade/useFlowDialog.js'
import { ListManyForm } from './ListManyForm.js'
import { useListSelection } from './useListSelection.js'

export function ListManyBody({
  collectibles,
  initial,
  onOpenChange,
  onSuccess,
  open,
  place,
  ...props
}: FlowBodyProps<FlowDialogProps> &
  Omit<useListSelection.Parameters, 'enabled'>) {
  const labels = useLabels(listManyLabels, outcomeLabels)
  const dialog = useDialog({ onOpenChange, open })
  const selection = useListSelection({
    ...{ collectibles, initial, onSuccess, place },
    enabled: dialog.present,
  })
  const { currency, flow, parts, question, rows, state } = selection
  const { chainId } = place
  const count = flow.isIdle ? selection.open.length : rows.length
  const [first] = rows
  const metadata = first?.collectible.metadata ?? { tokenId: '' }
  const sold = parts.filter(({ status }) => status === 'ended').length
  return (
    <FlowDialog
      {...{ dialog, flow, question, state }}
      getSuccess={() => ({
        text: labels.listedText,
        title: labels.listedMany(parts.length - sold),
      })}
      kind="list"
      metadata={{ ...metadata, name: labels.listManyCount(count) }}
      money={{ chainId, currencyAddress: currency.address }}
      name="list-many-dialog"
      signedPane={renderSigned(question, chainId, dialog.close)}
      title={labels.listManyTitle}
      {...props}
    >
      <ListManyForm
        chainId={chainId}
        onClose={dialog.close}
        selection={selection}
      />
    </FlowDialog>
  )
}
