'use client'
import type { Address } from 'viem'
import type { useList } from '../../hooks/useList.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import type { FlowMoney } from '../parts/FindingList.js'
import { FlowSteps } from '../parts/FlowSteps.js'
import { ErrorNotice, Notice } from '../parts/Notice.js'
import { QuantityStepper } from '../parts/QuantityStepper.js'
import { Row, Rows } from '../parts/Rows.js'
import type { FlowQuestion } from '../parts/useFlowQuestion.js'
import { useLabels } from '../parts/useLabels.js'
import { DurationField } from './DurationField.js'
import { Earnings } from './Earnings.js'
import { ListAction } from './ListAction.js'
import type { ListItem } from './ListDialog.js'
import { PriceField } from './PriceField.js'
import { useListForm } from './useListForm.js'

/** What a person fills in to list, and the button to do it. */
export function ListForm(props: {
  currencies: readonly Address[] | undefined
  flow: useList.ReturnType
  item: ListItem
  money: FlowMoney
  onClose: () => void
  orderbook: useList.Variables['orderbook']
  question: FlowQuestion
}) {
  const { flow, item, money, onClose, question } = props
  const labels = useLabels()
  const { locale } = useMarketKit()
  const form = useListForm(props)
  const { owned, quantity, quote } = form
  const error = flow.error ?? quote.error
  const canSubmit =
    form.ready && !flow.isPending && Boolean(quote.data || error)
  return (
    <form
      data-mk="dialog-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (canSubmit) form.submit()
      }}
    >
      <div data-mk="dialog-body">
        <fieldset data-mk="fieldset" disabled={flow.isPending}>
          <PriceField
            form={form}
            label={
              item.contractType === 'ERC1155'
                ? labels.pricePerItem
                : labels.price
            }
          />
          {owned !== undefined && owned > 1n && (
            <Rows>
              <Row label={labels.quantity}>
                <QuantityStepper
                  disabled={flow.isPending}
                  max={owned}
                  onChange={(quantity) => form.edit({ quantity })}
                  value={quantity}
                />
              </Row>
            </Rows>
          )}
          <DurationField
            hint={labels.expires(
              new Intl.DateTimeFormat(locale, {
                dateStyle: 'medium',
                timeStyle: 'short',
              }).format(form.expiresAt),
            )}
            onChange={(duration) => form.edit({ duration })}
            value={form.duration}
          />
        </fieldset>
        <Earnings form={form} />
        <FlowSteps
          chainId={item.chainId}
          hints={{ tokenApproval: labels.approvalText }}
          pending={flow.isPending}
          progress={flow.progress}
          quote={form.steps}
        />
        {owned === 0n ? (
          <Notice tone="warning">{labels.notOwned}</Notice>
        ) : (
          error && (
            <ErrorNotice error={error} money={money} progress={flow.progress} />
          )
        )}
      </div>
      <footer data-mk="dialog-footer">
        <ListAction
          flow={flow}
          form={form}
          onAskAgain={question.askConsent}
          onClose={onClose}
        />
      </footer>
    </form>
  )
}
