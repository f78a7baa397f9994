'use client'
import type { useList } from '../../hooks/useList.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { formatPrice } from '../Price/formatPrice.js'
import { ActionButton, workingLabel } from '../parts/ActionButton.js'
import { FailureActions } from '../parts/FailureActions.js'
import { useLabels } from '../parts/useLabels.js'
import type { useListForm } from './useListForm.js'

/** The button of a listing: it always says the next true thing. */
export function ListAction(props: {
  flow: useList.ReturnType
  form: ReturnType<typeof useListForm>
  onAskAgain: () => void
  onClose: () => void
}) {
  const { flow, form } = props
  const { currency, pricePerToken, problem, quote } = form
  const { locale, onConnect } = useMarketKit()
  const labels = useLabels()
  if (flow.isPending)
    return (
      <ActionButton busy>
        {workingLabel(flow.progress, labels, 'list')}
      </ActionButton>
    )
  if (!form.connected)
    return (
      <ActionButton disabled={!onConnect} onClick={onConnect}>
        {labels.connect}
      </ActionButton>
    )
  if (problem || !form.ready)
    return <ActionButton disabled>{labels.enterPrice}</ActionButton>
  if (flow.error)
    return (
      <FailureActions
        error={flow.error}
        onAgain={form.submit}
        onAskAgain={props.onAskAgain}
        onClose={props.onClose}
      />
    )
  if (quote.error)
    return (
      <ActionButton onClick={() => quote.refetch()}>
        {labels.retry}
      </ActionButton>
    )
  if (!quote.data) return <ActionButton busy>{labels.checking}</ActionButton>
  const price = formatPrice(pricePerToken ?? '0', currency.decimals, { locale })
  return (
    <ActionButton type="submit">
      {quote.data[0]?.id === 'tokenApproval'
        ? labels['stepTitle.tokenApproval'](labels.approveCollection)
        : labels.listAction(`${price} ${currency.symbol}`)}
    </ActionButton>
  )
}
