'use client'
import { commonLabels } from '../../labels/commonLabels.js'
import { listLabels } from '../../labels/listLabels.js'
import { stepLabels } from '../../labels/stepLabels.js'
import { tradeLabels } from '../../labels/tradeLabels.js'
import type { Order } from '../../rpc/schemas.js'
import { ActionButton } from '../base/ActionButton.js'
import type { FlowMoney } from '../failure/FindingList.js'
import { ErrorNotice } from '../failure/Notice.js'
import { DialogForm } from '../listing/DialogForm.js'
import { ListFields } from '../listing/ListFields.js'
import { OrderbookField } from '../listing/OrderbookField.js'
import {
  ListedAlready,
  PriceConcernActions,
  PriceConcernNotice,
} from '../listing/PriceConcernNotice.js'
import type { PriceSuggestion } from '../listing/PriceHelpers.js'
import type { OrderbookChoice } from '../listing/useCurrencies.js'
import { usePriceText } from '../Price/usePriceText.js'
import { useLabels } from '../text/useLabels.js'
import { FlowSteps } from '../trade/FlowSteps.js'
import { TradeAction } from '../trade/TradeAction.js'
import type { useListDialog } from './useListDialog.js'

export function ListForm(props: {
  form: useListDialog.ReturnType
  money: FlowMoney
  onClose: () => void
  onEdit: ((order: Order) => void) | undefined
  orderbooks: readonly OrderbookChoice[] | undefined
  suggestions: readonly PriceSuggestion[] | undefined
}) {
  const { form, money, onClose } = props
  const { error, flow, item, next } = form
  const isWorking = next === 'working'
  const labels = useLabels(tradeLabels)
  return (
    <DialogForm
      footer={
        <>
          {next === 'confirmPrice' && form.asked && (
            <PriceConcernNotice facts={form.asked} />
          )}
          <ListAction form={form} onClose={onClose} />
        </>
      }
      onSubmit={form.submit}
    >
      <ListFields
        contractType={item.contractType}
        form={form}
        isFixed={isWorking}
        suggestions={props.suggestions}
      >
        <OrderbookField form={form} orderbooks={props.orderbooks} />
      </ListFields>
      <FlowSteps
        account={flow.account}
        chainId={item.chainId}
        hints={{ tokenApproval: labels.approvalText }}
        pending={isWorking}
        progress={flow.progress}
        quote={form.steps}
      />
      {!isWorking && (
        <ListedAlready
          form={form}
          isAsked={next === 'confirmPrice'}
          onEdit={props.onEdit}
        />
      )}
      {error && (
        <ErrorNotice error={error} money={money} progress={flow.progress} />
      )}
    </DialogForm>
  )
}

function ListAction(props: {
  form: useListDialog.ReturnType
  onClose: () => void
}) {
  const { form, onClose } = props
  const { next, problem, quote, unitPrice } = form
  const labels = useLabels(commonLabels, listLabels, stepLabels)
  const price = usePriceText(form.currency)(unitPrice ?? '0')
  return (
    <TradeAction kind="list" onClose={onClose} trade={form}>
      {next === 'incomplete' ? (
        <ActionButton disabled>
          {problem ? labels.enterPrice : labels.list}
        </ActionButton>
      ) : next === 'confirmPrice' ? (
        <PriceConcernActions
          anyway={labels.listAnyway(price)}
          onAnswer={form.answerConcerns}
        />
      ) : (
        <ActionButton type="submit">
          {quote.data?.[0]?.id === 'tokenApproval'
            ? labels['stepTitle.tokenApproval'](labels.approveCollection)
            : labels.listAction(price)}
        </ActionButton>
      )}
    </TradeAction>
  )
}
