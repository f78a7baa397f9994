'use client'
import type { useCancelSteps } from '../../hooks/useCancelSteps.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { useWallet } from '../../hooks/useWallet.js'
import { PriceConcernActions } from '../ListDialog/PriceConcernNotice.js'
import type { ListFormState } from '../ListDialog/useListForm.js'
import { formatPrice } from '../Price/formatPrice.js'
import { ActionButton, workingLabel } from '../parts/ActionButton.js'
import { FailureActions } from '../parts/FailureActions.js'
import { useLabels } from '../parts/useLabels.js'
import { WalletAction } from '../parts/WalletAction.js'
import { canAct, pausedFor } from '../parts/walletPause.js'
import type { ListingEdit } from './useEditListing.js'

/** The button of a change: it always says the next true thing. */
export function EditAction(props: {
  cancelQuote: useCancelSteps.ReturnType
  edit: ListingEdit
  form: ListFormState
  onClose: () => void
}) {
  const { cancelQuote, edit, form, onClose } = props
  const { flow, goOn, part, question, run, start } = edit
  const { currency, pricePerToken, problem, quote } = form
  const { locale } = useMarketKit()
  const wallet = useWallet({
    account: pausedFor({ account: flow.account, error: run?.error }),
    chainId: form.chainId,
  })
  const labels = useLabels()
  // A price that was changed meanwhile may ask for the other order of the two.
  const again = () => {
    if (run?.done === 1) goOn(part === 'list' ? form.variables() : undefined)
    else start(form.variables())
  }
  if (run?.isRunning)
    return (
      <ActionButton busy>
        {workingLabel(flow.progress, labels, part ?? 'list')}
      </ActionButton>
    )
  if (!canAct(wallet, run?.error)) return <WalletAction wallet={wallet} />
  if (run?.isSold)
    return (
      <ActionButton onClick={onClose} tone="secondary">
        {labels.close}
      </ActionButton>
    )
  if (run?.error)
    return (
      <FailureActions
        error={run.error}
        onAgain={again}
        onAskAgain={question.askConsent}
        onClose={onClose}
      />
    )
  if (run?.done === 1 && part === 'cancel')
    return (
      <ActionButton onClick={() => goOn()} tone="danger">
        {labels.editCancelOld}
      </ActionButton>
    )
  if (problem || !form.ready)
    return <ActionButton disabled>{labels.enterPrice}</ActionButton>
  const quotes = run ? [quote] : [quote, cancelQuote]
  const refused = quotes.find(({ error }) => error)
  if (refused)
    return (
      <ActionButton onClick={() => refused.refetch()}>
        {labels.retry}
      </ActionButton>
    )
  if (quotes.some(({ data }) => !data))
    return <ActionButton busy>{labels.checking}</ActionButton>
  const price = `${formatPrice(pricePerToken ?? '0', currency.decimals, { locale })} ${currency.symbol}`
  const change = () => (run ? goOn(form.variables()) : start(form.variables()))
  if (form.isAsked)
    return (
      <PriceConcernActions
        anyway={run ? labels.listAnyway(price) : labels.changeAnyway(price)}
        form={form}
        onAnyway={change}
      />
    )
  return (
    <ActionButton
      onClick={form.concerns.length ? () => form.setAsked(true) : change}
    >
      {run ? labels.listAction(price) : labels.editAction(price)}
    </ActionButton>
  )
}
