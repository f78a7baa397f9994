'use client'
import { type ForwardedRef, forwardRef, type ReactElement } from 'react'
import { formatUnits } from 'viem'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { priceLabels } from '../../labels/priceLabels.js'
import { type PartProps, usePart } from '../base/usePart.js'
import { useLabels } from '../text/useLabels.js'
import { getSign } from './CurrencyMark.js'
import type { CurrencyFacts } from './describeCurrency.js'
import { formatAmount, formatPrice, formatUSD } from './formatPrice.js'

/**
 * An amount in the user's locale. The tooltip has the exact value. Renders a
 * `<span>` element.
 *
 * - `data-free`: it reads as free
 *
 * @example
 * import { Price } from 'marketkit'
 *
 * <Price amount="1500000" currency={{ symbol: 'USDC', decimals: 6 }} />
 */
export const Price = /* @__PURE__ */ forwardRef(function Price(
  {
    amount,
    currency,
    exact,
    free: canBeFree = false,
    mark = true,
    usd,
    ...props
  }: Price.Props,
  ref: ForwardedRef<HTMLSpanElement>,
): ReactElement {
  const { locale } = useMarketKit()
  const labels = useLabels(priceLabels)
  const { decimals, hasUnknownDecimals, symbol, wraps } = currency
  const isDollar = (usd: number) =>
    Math.abs(Number(formatUnits(BigInt(amount), decimals)) / usd - 1) < 0.01
  const isZero = BigInt(amount) === 0n
  const free = canBeFree && isZero
  const whole = formatAmount(amount, currency, locale)
  // The service sends zero if the rate is unknown.
  const dollars =
    usd && !hasUnknownDecimals && !isDollar(usd) ? formatUSD(usd, locale) : ''
  return usePart<'span', Price.State>({
    name: 'price',
    tag: 'span',
    own: {
      ...(mark && getSign(symbol)),
      title: wraps ? `${whole}\n${labels.wrapped(symbol, wraps)}` : whole,
      children: (
        <>
          <span className="mk-price-amount">
            {free ? (
              labels.free
            ) : (
              <>
                <span>{`${hasUnknownDecimals ? '–' : formatPrice(amount, decimals, { locale, exact })} `}</span>
                <span className="mk-price-symbol">{symbol}</span>
              </>
            )}
          </span>
          {dollars && !isZero && (
            <span className="mk-price-usd">{` ${dollars}`}</span>
          )}
        </>
      ),
    },
    props,
    ref,
    state: { free },
  })
})

export declare namespace Price {
  /** State passed to `render`. */
  export type State = { free: boolean }
  export type Props = PartProps<'span', State> & {
    /** Decimal digits in the smallest unit of the currency. */
    amount: string
    /** Currency of the amount. */
    currency: CurrencyFacts
    /** Shows every decimal place. @default false */
    exact?: boolean | undefined
    /** Shows zero as free, for prices of orders. @default false */
    free?: boolean | undefined
    /** Shows the currency's sign. @default true */
    mark?: boolean | undefined
    /**
     * The amount in US dollars; 0 if unknown. Shown next to the amount, except
     * where the currency is worth one.
     */
    usd?: number | undefined
  }
}
