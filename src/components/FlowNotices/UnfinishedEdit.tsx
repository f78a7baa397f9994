'use client'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { noticeLabels } from '../../labels/noticeLabels.js'
import { outcomeLabels } from '../../labels/outcomeLabels.js'
import { getItemDecimals, getWholeToken } from '../../order/quantity.js'
import type { EditIntent } from '../../steps/model/intent.js'
import { Button } from '../base/Button.js'
import { formatPrice } from '../Price/formatPrice.js'
import { useCurrency } from '../Price/useCurrency.js'
import { useLabels } from '../text/useLabels.js'

export function UnfinishedEdit(props: {
  intent: EditIntent
  name: string
  onFinish: () => void
  /** Undefined until the item is loaded. */
  quantityDecimals: number | undefined
}) {
  const { intent, name, onFinish, quantityDecimals } = props
  const { locale } = useMarketKit()
  const labels = useLabels(noticeLabels, outcomeLabels)
  const isListed = intent.sequence[0] === 'list'
  const { cancel, chainId, list } = intent
  const { currency, unitPrice } =
    isListed && cancel.order
      ? cancel.order
      : { currency: list.currency, unitPrice: list.pricePerToken }
  const { decimals, symbol } = useCurrency(chainId, currency) ?? {}
  const { contractType } = list
  const isUnknown = contractType !== 'ERC721' && quantityDecimals === undefined
  const one = getWholeToken({
    quantityDecimals: getItemDecimals({ contractType, quantityDecimals }),
  })
  const price =
    decimals === undefined || isUnknown
      ? undefined
      : `${formatPrice(BigInt(unitPrice) * one, decimals, { exact: true, locale })} ${symbol}`
  return (
    <div
      className="mk-flow-notice-content"
      data-left={isListed ? 'both' : 'unlisted'}
    >
      <strong className="mk-flow-notice-title">
        {isListed ? labels.editLeftBoth(name) : labels.editLeft(name)}
      </strong>
      {price && (
        <p className="mk-flow-notice-text">
          {isListed
            ? labels.editLeftBothText(price)
            : labels.editLeftText(price)}
        </p>
      )}
      <div className="mk-flow-notice-actions">
        <Button onClick={onFinish}>
          {isListed ? labels.editCancelOld : labels.editLeftGoOn}
        </Button>
      </div>
    </div>
  )
}
