'use client'
import { countPieces, sumTokens } from '../../hooks/cart/countPieces.js'
import type { useBuy } from '../../hooks/trades/useBuy.js'
import { basketLabels } from '../../labels/basketLabels.js'
import { cartLabels } from '../../labels/cartLabels.js'
import { outcomeLabels } from '../../labels/outcomeLabels.js'
import { tradeLabels } from '../../labels/tradeLabels.js'
import { getOrderKey } from '../../order/orderId.js'
import { ActionButton } from '../base/ActionButton.js'
import { useEndFocus } from '../dialog/useEndFocus.js'
import { Check, X } from '../icon/icons.js'
import { TransactionLink } from '../StepsProgress/TransactionLink.js'
import { useLabels } from '../text/useLabels.js'
import { ItemPictures } from '../trade/ItemPictures.js'
import { usePaid } from '../trade/usePaid.js'
import { BasketRow } from './BasketRow.js'
import type { Basket } from './basketTrade.js'

export function BasketSuccess(props: {
  chainId: number
  hasMore?: boolean | undefined
  flow: useBuy.ReturnType
  onDone: () => void
  outcome: NonNullable<Basket['outcome']>
  restCount?: number | undefined
}) {
  const { chainId, flow, hasMore, onDone, outcome, restCount = 0 } = props
  const { bought, missed } = outcome
  // Some order books don't report which of several items were bought.
  const isKnown =
    flow.data?.missed !== undefined || bought.length + missed.length === 1
  const labels = useLabels(basketLabels, cartLabels, outcomeLabels, tradeLabels)
  const paid = usePaid(flow, { bought, isWhole: !missed.length })
  const done = useEndFocus()
  const hash = flow.data?.hashes.at(-1)
  return (
    <>
      <div className="mk-dialog-body">
        <div className="mk-basket-end">
          <ItemPictures items={bought} />
          <div role="status">
            <p className="mk-success-title">
              {missed.length
                ? labels.basketPartly(
                    sumTokens(bought),
                    sumTokens([...bought, ...missed]),
                  )
                : isKnown
                  ? labels.basketBought(countPieces(bought))
                  : labels['resumed.done']('buy')}
            </p>
            {isKnown && (
              <p className="mk-success-text">{`${missed.length ? labels.basketMissedText : labels.boughtText} ${paid}`}</p>
            )}
          </div>
          {hash && <TransactionLink chainId={chainId} hash={hash} />}
        </div>
        <ul className="mk-basket">
          {bought.map((item) => (
            <BasketRow item={item} key={getOrderKey(item.order)} state="bought">
              {isKnown && (
                <span className="mk-basket-state">
                  <Check /> <span>{labels.basketYours}</span>
                </span>
              )}
            </BasketRow>
          ))}
          {missed.map((item) => (
            <BasketRow
              item={item}
              key={`missed:${getOrderKey(item.order)}`}
              state="missed"
            >
              <span className="mk-basket-state">
                <X /> <span>{labels.basketMissed}</span>
              </span>
            </BasketRow>
          ))}
        </ul>
      </div>
      <footer className="mk-dialog-footer">
        {restCount > 0 && (
          <p className="mk-dialog-text">{labels.cartLeft(restCount)}</p>
        )}
        <ActionButton buttonRef={done} data-autofocus onClick={onDone}>
          {hasMore ? labels.checkOutBack : labels.done}
        </ActionButton>
      </footer>
    </>
  )
}
