'use client'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { ActionButton } from '../base/ActionButton.js'
import { formatPrice } from '../Price/formatPrice.js'
import { stepLabels } from '../StepsProgress/stepLabels.js'
import { useLabels } from '../text/useLabels.js'
import { TradeAction } from '../trade/TradeAction.js'
import { listLabels } from './listLabels.js'
import { PriceConcernActions } from './PriceConcernNotice.js'
import type { useListForm } from './useListForm.js'

/** The button of a listing: it always says the next true thing. */
export function ListAction(props: {
  form: useListForm.ReturnType
  onClose: () => void
}) {
  const { form, onClose } = props
  const { currency, next, pricePerToken, problem, quote } = form
  const { locale } = useMarketKit()
  const labels = useLabels(commonLabels, listLabels, stepLabels)
  const price = `${formatPrice(pricePerToken ?? '0', currency.decimals, { locale })} ${currency.symbol}`
  return (
    <TradeAction kind="list" onClose={onClose} trade={form}>
      {next === 'fillIn' ? (
        <ActionButton disabled>
          {problem ? labels.enterPrice : labels.list}
        </ActionButton>
      ) : next === 'asked' ? (
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
