'use client'
import type { Order } from '../../rpc/schemas.js'
import type { FlowMoney } from '../failure/FindingList.js'
import { ErrorNotice } from '../failure/Notice.js'
import { priceLabels } from '../Price/priceLabels.js'
import { useLabels } from '../text/useLabels.js'
import { FlowSteps } from '../trade/FlowSteps.js'
import { tradeLabels } from '../trade/tradeLabels.js'
import type { OrderbookChoice } from './chosenBook.js'
import { DurationField } from './DurationField.js'
import { Earnings } from './Earnings.js'
import { ListAction } from './ListAction.js'
import { ListedAlready } from './ListedAlready.js'
import { listLabels } from './listLabels.js'
import { OrderbookField } from './OrderbookField.js'
import { PriceConcernNotice } from './PriceConcernNotice.js'
import { PriceField } from './PriceField.js'
import { PriceHelpers, type PriceSuggestion } from './PriceHelpers.js'
import { QuantityField } from './QuantityField.js'
import type { useListForm } from './useListForm.js'

/** What a person fills in to list, and the button to do it. */
export function ListForm(props: {
  form: useListForm.ReturnType
  money: FlowMoney
  onClose: () => void
  onEdit: ((order: Order) => void) | undefined
  orderbooks: readonly OrderbookChoice[] | undefined
  suggestions: readonly PriceSuggestion[] | undefined
}) {
  const { form, money, onClose } = props
  const { error, flow, item, next } = form
  const labels = useLabels(listLabels, priceLabels, tradeLabels)
  return (
    <form
      className="mk-dialog-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // Enter does what the button says, and nothing that others offer.
        form.submit()
      }}
    >
      <div className="mk-dialog-body">
        <fieldset className="mk-fieldset" disabled={flow.isPending}>
          <OrderbookField form={form} orderbooks={props.orderbooks} />
          <PriceField
            form={form}
            label={
              item.contractType === 'ERC1155'
                ? labels.pricePerItem
                : labels.price
            }
          >
            <PriceHelpers form={form} suggestions={props.suggestions} />
          </PriceField>
          <QuantityField disabled={flow.isPending} form={form} />
          <DurationField form={form} />
        </fieldset>
        <Earnings form={form} />
        <FlowSteps
          account={flow.account}
          chainId={item.chainId}
          hints={{ tokenApproval: labels.approvalText }}
          pending={flow.isPending}
          progress={flow.progress}
          quote={form.steps}
        />
        {!flow.isPending && (
          <ListedAlready
            form={form}
            isAsked={next === 'asked'}
            onEdit={props.onEdit}
          />
        )}
        {error && (
          <ErrorNotice error={error} money={money} progress={flow.progress} />
        )}
      </div>
      <footer className="mk-dialog-footer">
        {next === 'asked' && form.asked && (
          <PriceConcernNotice facts={form.asked} />
        )}
        <ListAction form={form} onClose={onClose} />
      </footer>
    </form>
  )
}
