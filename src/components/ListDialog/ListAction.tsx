'use client'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { formatPrice } from '../Price/formatPrice.js'
import { ActionButton, workingLabel } from '../parts/ActionButton.js'
import { FailureActions } from '../parts/FailureActions.js'
import { useLabels } from '../parts/useLabels.js'
import { WalletAction } from '../parts/WalletAction.js'
import { PriceConcernActions } from './PriceConcernNotice.js'
import type { useListForm } from './useListForm.js'

/** The button of a listing: it always says the next true thing. */
export function ListAction(props: {
  form: useListForm.ReturnType
  onClose: () => void
}) {
  const { form, onClose } = props
  const { currency, flow, next, pricePerToken, problem, quote, wallet } = form
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
          onAgain={form.retry}
          onAskAgain={form.question.askConsent}
          onClose={onClose}
        />
      )
    case 'noSteps':
      return <ActionButton onClick={form.retry}>{labels.retry}</ActionButton>
    case 'checking':
      return <ActionButton busy>{labels.checking}</ActionButton>
    case 'asked':
      return (
        <PriceConcernActions
          anyway={labels.listAnyway(price)}
          onAnswer={form.answerConcerns}
        />
      )
    case 'done':
      return null
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
