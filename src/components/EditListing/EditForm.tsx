'use client'
import { skipToken } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { useCancelSteps } from '../../hooks/useCancelSteps.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import type { Order } from '../../rpc/schemas.js'
import { toCancelRequest } from '../../steps/flows/cancel.js'
import { DurationField } from '../ListDialog/DurationField.js'
import { Earnings } from '../ListDialog/Earnings.js'
import { PriceConcernNotice } from '../ListDialog/PriceConcernNotice.js'
import { PriceField } from '../ListDialog/PriceField.js'
import { PriceHelpers } from '../ListDialog/PriceHelpers.js'
import { QuantityField } from '../ListDialog/QuantityField.js'
import { useListForm } from '../ListDialog/useListForm.js'
import { formatPrice } from '../Price/formatPrice.js'
import { useOrderCurrency } from '../Price/useCurrency.js'
import type { FlowMoney } from '../parts/FindingList.js'
import { FlowSteps } from '../parts/FlowSteps.js'
import { useLabels } from '../parts/useLabels.js'
import { EditAction } from './EditAction.js'
import { EditNotice } from './EditNotice.js'
import { EditParts } from './EditParts.js'
import { editPlan } from './editPlan.js'
import type { ListingEdit } from './useEditListing.js'

/** The new price and duration, what changing means, and the button to do it. */
export function EditForm(props: {
  contractType: 'ERC721' | 'ERC1155'
  currencies: readonly Address[] | undefined
  edit: ListingEdit
  money: FlowMoney
  onClose: () => void
  order: Order
}) {
  const { contractType, currencies, edit, money, onClose, order } = props
  const { chainId } = order
  const { flow, list, part, question, run } = edit
  const labels = useLabels()
  const { locale } = useMarketKit()
  const { address } = useConnection()
  const { decimals, symbol } = useOrderCurrency(order)
  const write = (exact: boolean) =>
    formatPrice(order.priceAmount, decimals, { exact, locale })
  const form = useListForm({
    currencies,
    editing: order,
    flow: list,
    initial: {
      currency: order.priceCurrencyAddress,
      price: write(true),
      quantity: BigInt(order.quantityRemaining ?? '1'),
    },
    item: {
      chainId,
      contractAddress: order.collectionContractAddress,
      contractType,
      tokenId: order.tokenId ?? '0',
    },
    onRevise: run?.error ? edit.revise : undefined,
    orderbook: bookOf(order),
    question,
    resumed: run && {
      submittedAt: run.updated ?? Date.now(),
      variables: run.listing,
    },
  })
  const cancelQuote = useCancelSteps(
    address && !run
      ? { chainId, ...toCancelRequest({ maker: address, order }) }
      : skipToken,
  )
  const plan =
    run?.plan ??
    editPlan(order, {
      contractType,
      currencyAddress: form.currency.address,
      pricePerToken: form.pricePerToken ?? '0',
    })
  const isFixed = run?.isRunning || (run?.done === 1 && part === 'cancel')
  return (
    <form
      data-mk="dialog-form"
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <div data-mk="dialog-body">
        <fieldset data-mk="fieldset" disabled={isFixed}>
          <PriceField
            form={form}
            label={
              contractType === 'ERC1155' ? labels.pricePerItem : labels.price
            }
          >
            <PriceHelpers form={form} suggestions={undefined} />
          </PriceField>
          <QuantityField disabled={Boolean(isFixed)} form={form} />
          <DurationField form={form} />
        </fieldset>
        <Earnings form={form} />
        <EditParts
          oldPrice={`${write(false)} ${symbol}`}
          plan={plan}
          quotes={{ cancel: cancelQuote.data, list: form.steps }}
          run={run}
        />
        <FlowSteps
          account={flow.account}
          chainId={chainId}
          hints={{ tokenApproval: labels.approvalText }}
          pending={Boolean(run?.isRunning)}
          progress={run?.isRunning || run?.error ? flow.progress : undefined}
          quote={undefined}
          subject={labels.approveCollection}
        />
        <EditNotice
          error={run?.error ?? form.quote.error ?? cancelQuote.error}
          money={money}
          oldPrice={`${write(false)} ${symbol}`}
          progress={flow.progress}
          run={run}
        />
      </div>
      <footer data-mk="dialog-footer">
        {!run?.isRunning && <PriceConcernNotice form={form} />}
        <EditAction
          cancelQuote={cancelQuote}
          edit={edit}
          form={form}
          onClose={onClose}
        />
      </footer>
    </form>
  )
}

/** The book that the old listing is in, where one can list there. */
function bookOf({ marketplace }: Order) {
  return marketplace === 'service_marketplace_v1' ? marketplace : undefined
}
