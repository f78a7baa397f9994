'use client'
import { useState } from 'react'
import { type CartGroup, getTotals } from '../../hooks/cart/cartLines.js'
import type { CartItem } from '../../hooks/cart/cartStore.js'
import { useCart } from '../../hooks/cart/useCart.js'
import type { useCheckedCart } from '../../hooks/cart/useCheckedCart.js'
import { cartLabels } from '../../labels/cartLabels.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { sumFees } from '../../order/unitPrice.js'
import { ActionButton, TextButton } from '../base/ActionButton.js'
import { Button, LinkButton } from '../base/Button.js'
import { ErrorNotice } from '../failure/Notice.js'
import { ShoppingCart } from '../icon/icons.js'
import { useLabels } from '../text/useLabels.js'
import {
  CartGroupSection,
  CartTotalRow,
  CheckOutButton,
} from './CartGroupSection.js'
import { CartLineRow } from './CartLineRow.js'
import type { useCartDrawer } from './useCartDrawer.js'

export function CartList(props: {
  additionalFees: useCartDrawer.Parameters['additionalFees']
  cart: useCheckedCart.ReturnType
  onCheckOut: (group: CartGroup) => void
  onClose: (() => void) | undefined
}) {
  const { additionalFees, onCheckOut, onClose } = props
  const cart = addFees(props.cart, additionalFees)
  const { error, groups, lines, refetch, unavailable } = cart
  const labels = useLabels(cartLabels, commonLabels)
  const { clear, items, remove } = useCart()
  const [removed, setRemoved] = useState<readonly CartItem[]>([])
  if (lines.length && removed.length) setRemoved([])
  if (!lines.length) return <EmptyCart onClose={onClose} removed={removed} />
  const [first, ...others] = groups
  const next = groups.find(({ items }) => items.length > 0) ?? first
  return (
    <>
      <div className="mk-dialog-body">
        {others.length > 0 && (
          <p className="mk-dialog-text">{labels.cartApart}</p>
        )}
        {groups.map((group) => (
          <CartGroupSection
            group={group}
            groups={groups}
            key={group.id}
            onCheckOut={() => onCheckOut(group)}
          />
        ))}
        {unavailable.length > 0 && (
          <div className="mk-cart-group">
            <h3 className="mk-cart-group-title">
              <span className="mk-cart-group-name">
                {labels.cartUnavailable(unavailable.length)}
              </span>
              <LinkButton
                onClick={() => remove(...unavailable.map((it) => it.order))}
              >
                {labels.cartRemoveUnavailable}
              </LinkButton>
            </h3>
            <ul className="mk-basket">
              {unavailable.map((line) => (
                <CartLineRow key={line.id} line={line} />
              ))}
            </ul>
          </div>
        )}
        {error && (
          <ErrorNotice
            error={error}
            money={{ chainId: lines[0]?.order.chainId ?? 0 }}
            progress={undefined}
          />
        )}
      </div>
      <footer className="mk-dialog-footer">
        {error ? (
          <ActionButton onClick={refetch}>{labels.retry}</ActionButton>
        ) : (
          next && (
            <>
              <CartTotalRow groups={groups} totals={cart.totals} />
              <CheckOutButton
                count={lines.length}
                group={next}
                onCheckOut={() => onCheckOut(next)}
              />
            </>
          )
        )}
        <TextButton
          onClick={() => {
            setRemoved(items)
            clear()
          }}
        >
          {labels.clearCart}
        </TextButton>
      </footer>
    </>
  )
}

function addFees(
  cart: useCheckedCart.ReturnType,
  additionalFees: useCartDrawer.Parameters['additionalFees'],
): useCheckedCart.ReturnType {
  const groups = cart.groups.map((group) => {
    // The callback may read the first item.
    const fees = group.items.length ? additionalFees?.(group) : []
    return { ...group, total: String(BigInt(group.total) + sumFees(fees)) }
  })
  return { ...cart, groups, totals: getTotals(groups) }
}

function EmptyCart(props: {
  onClose: (() => void) | undefined
  removed: readonly CartItem[]
}) {
  const { onClose, removed } = props
  const labels = useLabels(cartLabels)
  const { add } = useCart()
  return (
    <div className="mk-cart-empty">
      <ShoppingCart />
      <p className="mk-success-title">{labels.cartEmpty}</p>
      <p className="mk-dialog-text">{labels.cartEmptyText}</p>
      {removed.length > 0 ? (
        <Button
          data-variant="secondary"
          onClick={() => {
            for (const { order, ...options } of removed) add(order, options)
          }}
        >
          {labels.cartPutBack}
        </Button>
      ) : (
        onClose && (
          <Button data-variant="secondary" onClick={onClose}>
            {labels.cartBrowse}
          </Button>
        )
      )}
    </div>
  )
}
