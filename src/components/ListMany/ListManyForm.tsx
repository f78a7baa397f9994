'use client'
import { listLabels } from '../../labels/listLabels.js'
import { listManyLabels } from '../../labels/listManyLabels.js'
import { tradeLabels } from '../../labels/tradeLabels.js'
import { ActionButton } from '../base/ActionButton.js'
import { Rows } from '../base/Rows.js'
import { ErrorNotice, Notice } from '../failure/Notice.js'
import { DialogForm } from '../listing/DialogForm.js'
import { DurationField } from '../listing/DurationField.js'
import { EarningsRows } from '../listing/Earnings.js'
import type { ListEarnings } from '../listing/listTerms.js'
import { PriceConcernActions } from '../listing/PriceConcernNotice.js'
import { PriceField } from '../listing/PriceField.js'
import { useLabels } from '../text/useLabels.js'
import { FlowSteps } from '../trade/FlowSteps.js'
import { TradeAction } from '../trade/TradeAction.js'
import { FloorPrices } from './FloorPrices.js'
import { ListManyRow } from './ListManyRow.js'
import type { useListSelection } from './useListSelection.js'

type Props = {
  chainId: number
  onClose: () => void
  selection: useListSelection.ReturnType
}

export function ListManyForm({ chainId, onClose, selection }: Props) {
  const { choices, currency, draft, edit, error, flow } = selection
  const { isLocked, next, open, rows } = selection
  const labels = useLabels(listManyLabels, tradeLabels)
  const isWorking = next === 'working'
  const canEdit = !isLocked && open.length > 0
  return (
    <DialogForm
      footer={<Action onClose={onClose} selection={selection} />}
      onSubmit={selection.submit}
    >
      {canEdit && (
        <fieldset className="mk-fieldset">
          <PriceField
            choices={choices}
            currency={currency}
            hasFocus
            label={labels.priceForAll}
            onChange={(price) => edit({ price, prices: {} })}
            onCurrencyChange={(currency) => edit({ currency })}
            problem={getCommonProblem(selection)}
            value={draft.price}
          >
            <FloorPrices selection={selection} />
          </PriceField>
          <DurationField form={selection} />
        </fieldset>
      )}
      <ul className="mk-basket">
        {rows.map((row) => (
          <ListManyRow key={row.item.tokenId} row={row} selection={selection} />
        ))}
      </ul>
      {canEdit && <Totals selection={selection} />}
      {next === 'list' && (
        <p className="mk-dialog-text">{labels.listManyText(open.length)}</p>
      )}
      <FlowSteps
        account={flow.account}
        chainId={chainId}
        hints={{ tokenApproval: labels.approvalText }}
        pending={isWorking}
        progress={isWorking || flow.error ? flow.progress : undefined}
        quote={canEdit ? selection.quote : undefined}
      />
      {error && (
        <ErrorNotice
          error={error}
          money={{ chainId, currencyAddress: currency.address }}
          progress={flow.progress}
        />
      )}
      {error && isLocked && !isWorking && (
        <p className="mk-dialog-text">{labels.listManyStopped}</p>
      )}
      {next === 'empty' && (
        <Notice tone="neutral">{labels.listManyNothing}</Notice>
      )}
    </DialogForm>
  )
}

/** A row with its own price shows its own problem. */
function getCommonProblem({ draft, open }: Props['selection']) {
  return open.find(({ item }) => draft.prices[item.tokenId] === undefined)
    ?.problem
}

function Action({ onClose, selection }: Omit<Props, 'chainId'>) {
  const { next, open } = selection
  const labels = useLabels(listLabels, listManyLabels)
  const count = open.length
  return (
    <>
      {next === 'confirmPrice' && (
        <Notice tone="warning">{labels.listManyAsked}</Notice>
      )}
      <TradeAction kind="list" onClose={onClose} trade={selection}>
        {next === 'incomplete' ? (
          <ActionButton disabled>{labels.enterPrice}</ActionButton>
        ) : next === 'confirmPrice' ? (
          <PriceConcernActions
            anyway={labels.listManyAnyway(count)}
            onAnswer={selection.answerConcerns}
          />
        ) : (
          <ActionButton type="submit">
            {labels.listManyAction(count)}
          </ActionButton>
        )}
      </TradeAction>
    </>
  )
}

function Totals({ selection }: Pick<Props, 'selection'>) {
  const { currency, open } = selection
  const [first, ...others] = open.map(({ earnings }) => earnings)
  const total = others.reduce(addEarnings, first)
  if (total?.net === undefined) return null
  const fees = [{ amount: total.gross - total.net }]
  return (
    <Rows>
      <EarningsRows currency={currency} earnings={{ ...total, fees }} />
    </Rows>
  )
}

function addEarnings(
  a: ListEarnings | undefined,
  b: ListEarnings | undefined,
): ListEarnings | undefined {
  if (a?.net === undefined || b?.net === undefined) return undefined
  return {
    fees: [],
    gross: a.gross + b.gross,
    net: a.net + b.net,
    netUSD:
      a.netUSD === undefined || b.netUSD === undefined
        ? undefined
        : a.netUSD + b.netUSD,
  }
}
