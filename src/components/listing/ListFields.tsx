'use client'
import type { ReactNode } from 'react'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { listLabels } from '../../labels/listLabels.js'
import { priceLabels } from '../../labels/priceLabels.js'
import { getQuantityDecimals, isOneToken } from '../../order/quantity.js'
import { Row, Rows } from '../base/Rows.js'
import { formatCount } from '../Price/formatPrice.js'
import { Price } from '../Price/Price.js'
import { formatMoment } from '../text/formatTime.js'
import { useLabels } from '../text/useLabels.js'
import { DurationField } from './DurationField.js'
import { Earnings } from './Earnings.js'
import type { ListTerms } from './listTerms.js'
import { PriceField } from './PriceField.js'
import { PriceHelpers, type PriceSuggestion } from './PriceHelpers.js'
import { QuantityField } from './QuantityField.js'

export function ListFields(props: {
  children?: ReactNode
  contractType: 'ERC721' | 'ERC1155'
  form: ListTerms
  isFixed: boolean
  suggestions?: readonly PriceSuggestion[] | undefined
}) {
  const { children, contractType, form, isFixed, suggestions } = props
  const { edit } = form
  const labels = useLabels(listLabels, priceLabels)
  return (
    <>
      <div>
        {isFixed && (
          <div className="mk-reveal">
            <ListSummary form={form} />
          </div>
        )}
        <div className="mk-fold" data-closed={isFixed ? '' : undefined}>
          <fieldset className="mk-fieldset" disabled={isFixed}>
            {children}
            <PriceField
              choices={form.choices}
              currency={form.currency}
              hasFocus
              item={form.item}
              label={
                contractType === 'ERC1155' ? labels.pricePerItem : labels.price
              }
              onChange={(price) => edit({ price })}
              onCurrencyChange={(currency) => edit({ currency })}
              problem={form.problem}
              value={form.draft.price}
            >
              <PriceHelpers form={form} suggestions={suggestions} />
            </PriceField>
            <QuantityField disabled={isFixed} form={form} />
            <DurationField form={form} />
          </fieldset>
        </div>
      </div>
      <Earnings form={form} isFolded={isFixed} />
    </>
  )
}

function ListSummary({ form }: { form: ListTerms }) {
  const { currency, end, item, quantity, unitPrice = '0' } = form
  const labels = useLabels(listLabels)
  const { locale } = useMarketKit()
  return (
    <Rows>
      <Row
        label={
          end.expiry !== undefined &&
          labels.expires(formatMoment(end.expiry * 1000, locale))
        }
      >
        {!isOneToken(item, quantity) && (
          <span>{`${formatCount(quantity, locale, getQuantityDecimals(item))} × `}</span>
        )}
        <Price amount={unitPrice} currency={currency} exact />
      </Row>
    </Rows>
  )
}
