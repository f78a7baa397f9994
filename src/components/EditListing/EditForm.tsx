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
import { PriceField } from '../ListDialog/PriceField.js'
import { useListForm } from '../ListDialog/useListForm.js'
import { formatPrice } from '../Price/formatPrice.js'
import { useOrderCurrency } from '../Price/useCurrency.js'
import type { FlowMoney } from '../parts/FindingList.js'
import { FlowSteps } from '../parts/FlowSteps.js'
import { QuantityStepper } from '../parts/QuantityStepper.js'
import { Row, Rows } from '../parts/Rows.js'
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
    orderbook: bookOf(order),
    question,
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
          />
          {form.owned !== undefined && form.owned > 1n && (
            <Rows>
              <Row label={labels.quantity}>
                <QuantityStepper
                  disabled={Boolean(isFixed)}
                  max={form.owned}
                  onChange={(quantity) => form.edit({ quantity })}
                  value={form.quantity}
                />
              </Row>
            </Rows>
          )}
          <DurationField
            hint={labels.expires(
              new Intl.DateTimeFormat(locale, {
                dateStyle: 'medium',
                timeStyle: 'short',
              }).format(form.expiresAt),
            )}
            onChange={(duration) => form.edit({ duration })}
            value={form.duration}
          />
        </fieldset>
        <Earnings form={form} />
        <EditParts
          oldPrice={`${write(false)} ${symbol}`}
          plan={plan}
          quotes={{ cancel: cancelQuote.data, list: form.steps }}
          run={run}
        />
        <FlowSteps
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
