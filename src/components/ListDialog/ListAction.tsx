'use client'
import type { useList } from '../../hooks/useList.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { useWallet } from '../../hooks/useWallet.js'
import { formatPrice } from '../Price/formatPrice.js'
import { ActionButton, workingLabel } from '../parts/ActionButton.js'
import { FailureActions } from '../parts/FailureActions.js'
import { useLabels } from '../parts/useLabels.js'
import { WalletAction } from '../parts/WalletAction.js'
import { canAct, pausedFor } from '../parts/walletPause.js'
import { PriceConcernActions } from './PriceConcernNotice.js'
import type { ListFormState } from './useListForm.js'

/** The button of a listing: it always says the next true thing. */
export function ListAction(props: {
  flow: useList.ReturnType
  form: ListFormState
  onAskAgain: () => void
  onClose: () => void
}) {
  const { flow, form } = props
  const { currency, pricePerToken, problem, quote } = form
  const { locale } = useMarketKit()
  const wallet = useWallet({ account: pausedFor(flow), chainId: form.chainId })
  const labels = useLabels()
  if (flow.isPending)
    return (
      <ActionButton busy>
        {workingLabel(flow.progress, labels, 'list', wallet.name)}
      </ActionButton>
    )
  if (!canAct(wallet, flow.error)) return <WalletAction wallet={wallet} />
  if (!problem && form.free === 0n)
    return <ActionButton disabled>{labels.list}</ActionButton>
  if (problem || !form.ready)
    return (
      <ActionButton disabled>
        {problem ? labels.enterPrice : labels.list}
      </ActionButton>
    )
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
  const price = `${formatPrice(pricePerToken ?? '0', currency.decimals, { locale })} ${currency.symbol}`
  if (form.isAsked)
    return (
      <PriceConcernActions
        anyway={labels.listAnyway(price)}
        form={form}
        onAnyway={form.submit}
      />
    )
  return (
    <ActionButton type="submit">
      {quote.data[0]?.id === 'tokenApproval'
        ? labels['stepTitle.tokenApproval'](labels.approveCollection)
        : labels.listAction(price)}
    </ActionButton>
  )
}
