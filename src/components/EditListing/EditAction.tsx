'use client'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { outcomeLabels } from '../../labels/outcomeLabels.js'
import { ActionButton } from '../base/ActionButton.js'
import { listLabels } from '../ListDialog/listLabels.js'
import { PriceConcernActions } from '../ListDialog/PriceConcernNotice.js'
import { formatPrice } from '../Price/formatPrice.js'
import { useLabels } from '../text/useLabels.js'
import { TradeAction } from '../trade/TradeAction.js'
import { editLabels } from './editLabels.js'
import type { useEditListing } from './useEditListing.js'

/** The button of a change: it always says the next true thing. */
export function EditAction(props: {
  form: useEditListing.ReturnType
  onClose: () => void
}) {
  const { form, onClose } = props
  const { currency, next, part = 'list', pricePerToken, run, submit } = form
  const { locale } = useMarketKit()
  const labels = useLabels(editLabels, listLabels, outcomeLabels)
  const price = `${formatPrice(pricePerToken ?? '0', currency.decimals, { locale })} ${currency.symbol}`
  return (
    <TradeAction kind={part} onClose={onClose} trade={form}>
      {next === 'fillIn' ? (
        <ActionButton disabled>
          {form.problem
            ? labels.enterPrice
            : form.ready
              ? labels.editNothing
              : labels.editTitle}
        </ActionButton>
      ) : next === 'cancelOld' ? (
        <ActionButton onClick={submit} tone="danger">
          {labels.editCancelOld}
        </ActionButton>
      ) : next === 'asked' ? (
        <PriceConcernActions
          anyway={run ? labels.listAnyway(price) : labels.changeAnyway(price)}
          onAnswer={form.answerConcerns}
        />
      ) : (
        <ActionButton onClick={submit}>
          {run ? labels.listAction(price) : labels.editAction(price)}
        </ActionButton>
      )}
    </TradeAction>
  )
}
