'use client'
import { useId } from 'react'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { listLabels } from '../../labels/listLabels.js'
import { listManyLabels } from '../../labels/listManyLabels.js'
import { tradeLabels } from '../../labels/tradeLabels.js'
import { Check } from '../icon/icons.js'
import { PriceConcernNotice } from '../listing/PriceConcernNotice.js'
import { getPriceProblem } from '../listing/PriceField.js'
import { ExactPrice } from '../Price/ExactPrice.js'
import { usePriceText } from '../Price/usePriceText.js'
import { getCollectibleName } from '../text/collectibleName.js'
import { useLabels } from '../text/useLabels.js'
import { ItemIdentity } from '../trade/ItemIdentity.js'
import { ItemPicture } from '../trade/ItemPicture.js'
import type { ListRow } from './useListRows.js'
import type { useListSelection } from './useListSelection.js'

type Props = { row: ListRow; selection: useListSelection.ReturnType }

export function ListManyRow({ row, selection }: Props) {
  const { collectible, facts, item, status } = row
  const labels = useLabels(commonLabels, listLabels, listManyLabels)
  const { metadata } = collectible
  const name = getCollectibleName(metadata, labels)
  const part = selection.getPart(item.tokenId)
  return (
    <li>
      <div className="mk-list-many-row" data-state={part?.status ?? status}>
        <ItemPicture metadata={metadata} />
        <div className="mk-list-many-words">
          <bdi className="mk-basket-name">
            {item.contractType === 'ERC1155' ? `${name} × 1` : name}
          </bdi>
          {!part && status === 'open' && (
            <Received row={row} selection={selection} />
          )}
          <ItemIdentity
            chainId={item.chainId}
            contractAddress={item.contractAddress}
            tokenId={item.tokenId}
          />
        </div>
        {part ? (
          <PartState part={part} row={row} selection={selection} />
        ) : status === 'open' ? (
          <RowPrice name={name} row={row} selection={selection} />
        ) : (
          <span className="mk-list-many-state">
            {status === 'listed' ? labels.isListed : labels.notOwned}
          </span>
        )}
      </div>
      {selection.isAsked && status === 'open' && facts.concerns.length > 0 && (
        <PriceConcernNotice facts={facts} />
      )}
    </li>
  )
}

function Received({ row, selection }: Props) {
  const labels = useLabels(listManyLabels, tradeLabels)
  const write = usePriceText(selection.currency)
  const { currency } = selection
  const { earnings } = row
  const problem = getPriceProblem(row.problem, {
    ...{ currency, labels },
    item: row.item,
    locale: useMarketKit().locale,
  })
  const isOwn = selection.draft.prices[row.item.tokenId] !== undefined
  if (problem && isOwn)
    return (
      <span className="mk-field-problem" role="alert">
        {problem}
      </span>
    )
  return earnings?.net === undefined ? null : (
    <span className="mk-list-many-note">
      {labels.receives(write(earnings.net))}
    </span>
  )
}

function RowPrice({ name, row, selection }: Props & { name: string }) {
  const { currency, draft, edit, isLocked } = selection
  const labels = useLabels(listManyLabels)
  const id = useId()
  const { tokenId } = row.item
  return (
    <label className="mk-list-many-price" htmlFor={id}>
      <span className="mk-sr-only">{labels.priceOf(name)}</span>
      <input
        aria-invalid={row.problem && row.problem !== 'empty' ? true : undefined}
        autoComplete="off"
        disabled={isLocked}
        id={id}
        inputMode="decimal"
        onChange={({ target }) =>
          edit({ prices: { ...draft.prices, [tokenId]: target.value } })
        }
        placeholder="0"
        spellCheck={false}
        value={row.text}
      />
      <span>{currency.symbol}</span>
    </label>
  )
}

function PartState(
  props: Props & {
    part: NonNullable<ReturnType<Props['selection']['getPart']>>
  },
) {
  const { part, row, selection } = props
  const labels = useLabels(listManyLabels)
  const listing = selection.flow.variables?.items.find(
    ({ tokenId }) => tokenId === row.item.tokenId,
  )
  const { orderEnd, status } = part
  return (
    <span className="mk-list-many-state">
      {listing && (
        <ExactPrice
          amount={
            BigInt(listing.pricePerToken) * BigInt(listing.quantity ?? '1')
          }
          currency={selection.currency}
        />
      )}
      <span className="mk-list-many-note">
        {status === 'working' && <span className="mk-spinner" />}
        {status === 'done' && <Check />}
        <span>
          {
            labels[
              `listPart.${status === 'ended' ? (orderEnd ?? 'other') : status}`
            ]
          }
        </span>
      </span>
    </span>
  )
}
