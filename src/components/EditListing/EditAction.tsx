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
  const isListed = run?.done === 1 && part === 'cancel'
  const change = () => {
    if (isListed) return goOn()
    const listing = form.variables()
    if (!listing) return
    // Another price may ask for the other order of the two.
    if (run?.done === 1) goOn(listing)
    else start(listing)
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
  // What is filled in now would be listed, whatever has failed before.
  if (!isListed && (problem || !form.ready))
    return (
      <ActionButton disabled>
        {problem ? labels.enterPrice : labels.editTitle}
      </ActionButton>
    )
  if (run?.error)
    return (
      <FailureActions
        error={run.error}
        onAgain={change}
        onAskAgain={question.askConsent}
        onClose={onClose}
      />
    )
  if (isListed)
    return (
      <ActionButton onClick={change} tone="danger">
        {labels.editCancelOld}
      </ActionButton>
    )
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
