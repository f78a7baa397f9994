import type { GuardVerdict } from '../../errors.js'
import type { CancelIntent } from '../base/intent.js'
import { isSameText } from '../base/plainData.js'
import { isOrderHash } from '../base/seaportLogs.js'
import { isCurrencyItem, sumAmounts } from './amounts.js'
import type { FoundEffect } from './effects.js'
import { mustHold, shouldHold, wholeFlow } from './findings.js'
import { filterEffects, type Guard, type Rules } from './guard.js'

type Cancellation = FoundEffect & { type: 'cancelOrder' }

/** The agreed order is cancelled in the book it lives in, once, and no other. */
export const cancelRules: Rules<CancelIntent> = {
  allows(effect) {
    switch (effect.type) {
      case 'cancelOrder':
        return 'match'
      case 'cancelAll':
        return 'unknown'
      case 'unknown':
        // An order that cannot be decoded could be one that others can fill.
        return effect.code === 'encoding' ? 'mismatch' : 'unknown'
      default:
        return 'mismatch'
    }
  },
  check(effects, guard) {
    const { judge } = guard
    const [first, ...others] = filterEffects(effects, 'cancelOrder')
    for (const other of others)
      judge({ code: 'unasked', at: other, verdict: 'mismatch' })
    if (first) {
      checkBook(first, guard)
      checkIdentity(first, guard)
      checkTerms(first, guard)
    }
    judge({
      code: 'missing',
      at: wholeFlow,
      verdict: mustHold(
        effects.some(({ type }) => /^(cancel|unknown)/.test(type)),
      ),
    })
  },
}

/**
 * An order hash does not contain its book, so that a cancellation in another
 * book is valid and has no effect on the order.
 */
function checkBook(
  effect: Cancellation,
  { intent, judge, roles }: Guard<CancelIntent>,
): void {
  const configured = roles.getBooks(intent.marketplace)
  const book =
    intent.book ?? (configured.length === 1 ? configured[0] : undefined)
  judge({
    code: 'book',
    at: effect,
    verdict: book ? mustHold(isSameText(effect.book, book)) : 'unknown',
    actual: effect.book,
    expected: book,
  })
}

/** The hash is the agreed one. In a book without hashes the terms decide. */
function checkIdentity(
  { order, path, step }: Cancellation,
  { intent, judge }: Guard<CancelIntent>,
): void {
  const { account, orderId } = intent
  judge({
    code: 'maker',
    at: { path, step },
    verdict: mustHold(isSameText(order.maker, account)),
    actual: order.maker,
    expected: account,
  })
  const hasHash = isOrderHash(orderId)
  const verdict =
    order.id === undefined
      ? shouldHold(!hasHash)
      : hasHash
        ? mustHold(isSameText(order.id, orderId))
        : 'unknown'
  judge({
    code: 'order',
    at: { path, step },
    verdict,
    actual: order.id,
    expected: orderId,
  })
}

/** The order says what the person saw: collection, token, currency, price, maker. */
function checkTerms(
  { order, path, step }: Cancellation,
  { intent, judge }: Guard<CancelIntent>,
): void {
  const { asks, gives, maker } = order
  const compare = (
    code: 'item' | 'currency' | 'price' | 'maker',
    verdict: GuardVerdict,
    actual: string | bigint | undefined,
    expected: string | bigint | undefined,
  ) => judge({ code, at: { path, step }, verdict, actual, expected })
  const agreed = intent.order
  const items = [...gives, ...asks].filter(({ standard }) =>
    /^erc(721|1155)$/.test(standard),
  )
  const [item, ...others] = items
  if (!agreed || !item || others.length > 0) {
    compare('item', 'unknown', `${items.length} tokens`, '1 token')
    return
  }

  const isListing = gives.some((it) => it === item)
  const money = isListing ? asks : gives
  compare(
    'item',
    mustHold(
      isSameText(item.token, intent.collection) &&
        isSameText(item.tokenId, agreed.tokenId),
    ),
    `${item.tokenId} of ${item.token}`,
    `${agreed.tokenId} of ${intent.collection}`,
  )
  compare(
    'currency',
    mustHold(money.every((it) => isCurrencyItem(it, agreed.currency))),
    String(money.map(({ token }) => token)),
    agreed.currency,
  )
  // A service rounds the price of one token down.
  const price = BigInt(agreed.unitPrice) * item.amount
  const excess = sumAmounts(money) - price
  const isPrice = excess >= 0n && excess < item.amount
  compare(
    'price',
    order.isMoving ? 'unknown' : mustHold(isPrice),
    sumAmounts(money),
    price,
  )
  compare(
    'maker',
    mustHold(isSameText(maker, agreed.maker)),
    maker,
    agreed.maker,
  )
}
