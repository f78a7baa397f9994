'use client'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import type { FlowMoney } from '../failure/FindingList.js'
import { DurationField } from '../ListDialog/DurationField.js'
import { Earnings } from '../ListDialog/Earnings.js'
import { listLabels } from '../ListDialog/listLabels.js'
import { PriceConcernNotice } from '../ListDialog/PriceConcernNotice.js'
import { PriceField } from '../ListDialog/PriceField.js'
import { PriceHelpers } from '../ListDialog/PriceHelpers.js'
import { QuantityField } from '../ListDialog/QuantityField.js'
import { formatPrice } from '../Price/formatPrice.js'
import { priceLabels } from '../Price/priceLabels.js'
import { useOrderCurrency } from '../Price/useCurrency.js'
import { stepLabels } from '../StepsProgress/stepLabels.js'
import { useLabels } from '../text/useLabels.js'
import { FlowSteps } from '../trade/FlowSteps.js'
import { tradeLabels } from '../trade/tradeLabels.js'
import { EditAction } from './EditAction.js'
import { EditNotice } from './EditNotice.js'
import { EditParts } from './EditParts.js'
import { editLabels } from './editLabels.js'
import type { useEditListing } from './useEditListing.js'

/** The new price and duration, what changing means, and the button to do it. */
export function EditForm(props: {
  contractType: 'ERC721' | 'ERC1155'
  form: useEditListing.ReturnType
  money: FlowMoney
  onClose: () => void
}) {
  const { contractType, form, money, onClose } = props
  const { cancelQuote, flow, next, order, part, plan, run } = form
  const labels = useLabels(
    editLabels,
    listLabels,
    priceLabels,
    stepLabels,
    tradeLabels,
  )
  const { locale } = useMarketKit()
  const { decimals, symbol } = useOrderCurrency(order)
  const oldPrice = `${formatPrice(order.priceAmount, decimals, { locale })} ${symbol}`
  // Of a failure that has sent nothing, the part and the notice tell all.
  const hasSent = flow.progress?.steps.some(({ hash }) => hash)
  const isFixed = run?.isRunning || (run?.done === 1 && part === 'cancel')
  return (
    <form
      className="mk-dialog-form"
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="mk-dialog-body">
        <fieldset className="mk-fieldset" disabled={isFixed}>
          <PriceField
            form={form}
            label={
              contractType === 'ERC1155' ? labels.pricePerItem : labels.price
            }
          >
            <PriceHelpers form={form} suggestions={undefined} />
          </PriceField>
          <QuantityField disabled={Boolean(isFixed)} form={form} />
          <DurationField form={form} />
        </fieldset>
        <Earnings form={form} />
        <EditParts
          oldPrice={oldPrice}
          plan={plan}
          quotes={{ cancel: cancelQuote.data, list: form.steps }}
          run={run}
        />
        <FlowSteps
          account={flow.account}
          chainId={order.chainId}
          hints={{ tokenApproval: labels.approvalText }}
          pending={Boolean(run?.isRunning)}
          progress={
            run?.isRunning || (run?.error && hasSent)
              ? flow.progress
              : undefined
          }
          quote={undefined}
          subject={labels.approveCollection}
        />
      </div>
      <footer className="mk-dialog-footer">
        <EditNotice
          error={form.error}
          money={money}
          oldPrice={oldPrice}
          progress={flow.progress}
          run={run}
        />
        {next === 'asked' && form.asked && (
          <PriceConcernNotice facts={form.asked} />
        )}
        {!run && next !== 'asked' && (
          <p className="mk-edit-note">
            {plan[0] === 'cancel'
              ? labels.editCancelFirst
              : labels.editListFirst}{' '}
            {labels.editStay}
          </p>
        )}
        <EditAction form={form} onClose={onClose} />
      </footer>
    </form>
  )
}
