'use client'
import type { useList } from '../../hooks/useList.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { formatPrice } from '../Price/formatPrice.js'
import { ActionButton, workingLabel } from '../parts/ActionButton.js'
import { FailureActions } from '../parts/FailureActions.js'
import { useLabels } from '../parts/useLabels.js'
import { WalletAction } from '../parts/WalletAction.js'
import { PriceConcernActions } from './PriceConcernNotice.js'
import type { useListAction } from './useListAction.js'
import type { ListFormState } from './useListForm.js'

/** The button of a listing: it always says the next true thing. */
export function ListAction(props: {
  action: ReturnType<typeof useListAction>
  flow: useList.ReturnType
  form: ListFormState
  onAskAgain: () => void
  onClose: () => void
}) {
  const { flow, form } = props
  const { next, wallet } = props.action
  const { currency, pricePerToken, problem, quote } = form
  const { locale } = useMarketKit()
  const labels = useLabels()
  const price = `${formatPrice(pricePerToken ?? '0', currency.decimals, { locale })} ${currency.symbol}`
  switch (next) {
    case 'working':
      return (
        <ActionButton busy>
          {workingLabel(flow.progress, labels, 'list', wallet.name)}
        </ActionButton>
      )
    case 'wallet':
      return <WalletAction wallet={wallet} />
    case 'fillIn':
      return (
        <ActionButton disabled>
          {problem ? labels.enterPrice : labels.list}
        </ActionButton>
      )
    case 'failed':
      return (
        <FailureActions
          error={flow.error}
          onAgain={form.submit}
          onAskAgain={props.onAskAgain}
          onClose={props.onClose}
        />
      )
    case 'noSteps':
      return (
        <ActionButton onClick={() => quote.refetch()}>
          {labels.retry}
        </ActionButton>
      )
    case 'checking':
      return <ActionButton busy>{labels.checking}</ActionButton>
    case 'asked':
      return (
        <PriceConcernActions
          anyway={labels.listAnyway(price)}
          form={form}
          onAnyway={form.submit}
        />
      )
    case 'list':
      return (
        <ActionButton type="submit">
          {quote.data?.[0]?.id === 'tokenApproval'
            ? labels['stepTitle.tokenApproval'](labels.approveCollection)
            : labels.listAction(price)}
        </ActionButton>
      )
  }
}
