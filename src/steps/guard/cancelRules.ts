import { isOrderHash } from '../chain/seaport.js'
import type { CancelIntent } from '../model/intent.js'
import { isSameText } from '../platform/plainData.js'
import type { FoundEffect } from './effects.js'
import {
  filterEffects,
  type Guard,
  isCurrencyItem,
  judgeUnknown,
  mustEqual,
  mustHold,
  type Rules,
  shouldHold,
  splitItems,
  sumAmounts,
  wholeFlow,
} from './guard.js'

type CancelGuard = Guard<CancelIntent>
type Cancellation = FoundEffect & { type: 'cancelOrder' }

/** The agreed order is cancelled once, in its book, and no other order is. */
export const cancelRules: Rules<CancelIntent> = {
  allows(effect, { book, isForAll }) {
    switch (effect.type) {
      case 'cancelOrder':
        return 'match'
      case 'cancelAll':
        // In another book it cancels other orders.
        return book && !isSameText(effect.book, book)
          ? 'mismatch'
          : shouldHold(isForAll === true && book !== undefined)
      case 'unknown':
        return judgeUnknown(effect)
      default:
        return 'mismatch'
    }
  },
  check(effects, guard) {
    const { intent, isUnproven, judge } = guard
    judge({
      code: 'unproven',
      at: wholeFlow,
      verdict: shouldHold(!isUnproven),
      actual: intent.order?.currency,
    })
    const [first, ...others] = filterEffects(effects, 'cancelOrder')
    for (const other of others)
      judge({ code: 'unasked', at: other, verdict: 'mismatch' })
    const { isForAll } = intent
    const [all, ...again] = filterEffects(effects, 'cancelAll')
    for (const other of isForAll ? again : [])
      judge({ code: 'unasked', at: other, verdict: 'mismatch' })
    if (first) {
      checkBook(first, guard)
      checkIdentity(first, guard)
      checkTerms(first, guard)
    }
    const mayCancel = effects.some(({ type }) => /^(cancel|unknown)/.test(type))
    judge({ code: 'missing', at: wholeFlow, verdict: mustHold(mayCancel) })
    // The cancellation of one order leaves the others open.
    if (isForAll)
      judge({ code: 'missing', at: wholeFlow, verdict: shouldHold(!!all) })
  },
}

/**
 * An order hash does not contain its book. A cancellation in another book is
 * therefore valid, and has no effect on the order.
 */
function checkBook(
  cancellation: Cancellation,
  { intent, isBookOpen, judge, roles }: CancelGuard,
): void {
  const only = isBookOpen ? undefined : roles.getOnlyBook(intent.marketplace)
  const book = intent.book ?? only
  const compared = mustEqual(cancellation.book, book)
  const verdict = book ? compared.verdict : 'unknown'
  judge({ code: 'book', at: cancellation, ...compared, verdict })
}

/** The hash is the agreed one. In a book without hashes the terms decide. */
function checkIdentity(
  cancellation: Cancellation,
  { intent, judge }: CancelGuard,
): void {
  const { id, maker } = cancellation.order
  const { account, orderId } = intent
  judge({ code: 'maker', at: cancellation, ...mustEqual(maker, account) })
  const isComparable = isOrderHash(orderId) && id !== undefined
  const hasNoHashes = !isOrderHash(orderId) && id === undefined
  const compared = mustEqual(id, orderId)
  judge({
    code: 'order',
    at: cancellation,
    ...compared,
    verdict: isComparable ? compared.verdict : shouldHold(hasNoHashes),
  })
}

/** Collection, token, currency, price and maker are as the user saw them. */
function checkTerms(
  cancellation: Cancellation,
  { intent, judge }: CancelGuard,
): void {
  const { isMoving, maker } = cancellation.order
  const agreed = intent.order
  const { money, tokens } = splitItems(cancellation.order)
  const [token, ...others] = tokens
  if (!agreed || !token || others.length > 0) {
    judge({
      code: 'item',
      at: cancellation,
      verdict: 'unknown',
      actual: `${tokens.length} tokens`,
      expected: '1 token',
    })
    return
  }

  const isToken =
    isSameText(token.token, intent.collection) &&
    isSameText(token.tokenId, agreed.tokenId)
  judge({
    code: 'item',
    at: cancellation,
    verdict: mustHold(isToken),
    actual: `${token.tokenId} of ${token.token}`,
    expected: `${agreed.tokenId} of ${intent.collection}`,
  })
  judge({
    code: 'currency',
    at: cancellation,
    verdict: mustHold(money.every((it) => isCurrencyItem(it, agreed.currency))),
    actual: String(money.map((it) => it.token)),
    expected: agreed.currency,
  })
  const actual = sumAmounts(money)
  const expected = BigInt(agreed.unitPrice) * token.amount
  // A service rounds the price of one base unit down.
  const excess = actual - expected
  const isPrice = excess >= 0n && excess < token.amount
  const verdict = isMoving ? 'unknown' : mustHold(isPrice)
  judge({ code: 'price', at: cancellation, verdict, actual, expected })
  judge({ code: 'maker', at: cancellation, ...mustEqual(maker, agreed.maker) })
}
