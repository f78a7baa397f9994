'use client'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { PriceConcernActions } from '../ListDialog/PriceConcernNotice.js'
import { formatPrice } from '../Price/formatPrice.js'
import { ActionButton, workingLabel } from '../parts/ActionButton.js'
import { FailureActions } from '../parts/FailureActions.js'
import { useLabels } from '../parts/useLabels.js'
import { WalletAction } from '../parts/WalletAction.js'
import type { useEditListing } from './useEditListing.js'

/** The button of a change: it always says the next true thing. */
export function EditAction(props: {
  form: useEditListing.ReturnType
  onClose: () => void
}) {
  const { form, onClose } = props
  const { currency, flow, next, part, pricePerToken, run, wallet } = form
  const { locale } = useMarketKit()
  const labels = useLabels()
  const price = `${formatPrice(pricePerToken ?? '0', currency.decimals, { locale })} ${currency.symbol}`
  switch (next) {
    case 'working':
      return (
        <ActionButton busy>
          {workingLabel(flow.progress, labels, part ?? 'list')}
        </ActionButton>
      )
    case 'wallet':
      return <WalletAction wallet={wallet} />
    case 'sold':
      return (
        <ActionButton onClick={onClose} tone="secondary">
          {labels.close}
        </ActionButton>
      )
    case 'fillIn':
      return (
        <ActionButton disabled>
          {form.problem ? labels.enterPrice : labels.editTitle}
        </ActionButton>
      )
    case 'failed':
      return (
        <FailureActions
          error={run?.error}
          onAgain={form.retry}
          onAskAgain={form.question.askConsent}
          onClose={onClose}
        />
      )
    case 'cancelOld':
      return (
        <ActionButton onClick={form.submit} tone="danger">
          {labels.editCancelOld}
        </ActionButton>
      )
    case 'noSteps':
      return <ActionButton onClick={form.retry}>{labels.retry}</ActionButton>
    case 'checking':
      return <ActionButton busy>{labels.checking}</ActionButton>
    case 'asked':
      return (
        <PriceConcernActions
          anyway={run ? labels.listAnyway(price) : labels.changeAnyway(price)}
          onAnswer={form.answerConcerns}
        />
      )
    case 'done':
      return null
    case 'change':
      return (
        <ActionButton onClick={form.submit}>
          {run ? labels.listAction(price) : labels.editAction(price)}
        </ActionButton>
      )
  }
}
