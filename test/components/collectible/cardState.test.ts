import { describe, expect, test } from 'vitest'
import { getCardState } from '../../../src/components/collectible/cardState.js'
import type { Order } from '../../../src/core.js'
import type { CollectibleAction } from '../../../src/index.js'
import { collectible, maker, order } from '../fixtures.js'

describe('getCardState', () => {
  const metadata = collectible.metadata
  const over = (status: Order['status'], validUntil?: string) => ({
    metadata,
    listing: { ...order, status, validUntil },
  })
  test.each([
    [collectible, { owned: false }, 'listed', 'buy'],
    [collectible, { owned: false, account: maker }, 'yours', 'cancel'],
    [
      collectible,
      { owned: true, account: maker.toLowerCase() },
      'yours',
      'cancel',
    ],
    [collectible, { owned: true }, 'owned', 'list'],
    [{ metadata }, { owned: true }, 'owned', 'list'],
    [{ metadata }, { owned: false }, 'unlisted', undefined],
    [
      { metadata, order: { ...order, side: 'offer' } },
      { owned: false },
      'offered',
      undefined,
    ],
    [{ metadata, order }, { owned: false }, 'listed', 'buy'],
    [collectible, { owned: true, hasManyCopies: true }, 'listed', 'buy'],
    [over('filled'), { owned: false }, 'sold', undefined],
    [over('filled'), { owned: true }, 'owned', 'list'],
    [over('expired'), { owned: false }, 'expired', undefined],
    [over('cancelled'), { owned: false }, 'unlisted', undefined],
    [over('inactive'), { owned: false }, 'unlisted', undefined],
    [over('active', '7'), { owned: false, now: 7 }, 'expired', undefined],
    [over('active', '8'), { owned: false, now: 7 }, 'listed', 'buy'],
    [over('active', 'soon'), { owned: false, now: 7 }, 'listed', 'buy'],
  ])('default: %#', (given, whose, state, action) => {
    expect(getCardState(given, whose)).toMatchObject(
      action ? { state, action } : { state },
    )
  })

  test('parameters: actions', () => {
    const own = { account: maker, owned: false }
    const all = ['view', 'offer', 'edit', 'addToCart', 'buy'] as const
    const chosen = (actions: readonly CollectibleAction[], facts = {}) => {
      const { action, cartAction } = getCardState(collectible, {
        ...{ actions, owned: false },
        ...facts,
      })
      return [action, cartAction]
    }
    expect(chosen(['buy', 'addToCart'])).toEqual(['buy', 'addToCart'])
    expect(chosen(['buy', 'addToCart'], { isInCart: true })).toEqual([
      'buy',
      'removeFromCart',
    ])
    expect(chosen(['addToCart', 'buy'])).toEqual(['addToCart', undefined])
    expect(chosen(all)).toEqual(['view', 'addToCart'])
    expect(chosen(all.slice(1), own)).toEqual(['edit', undefined])
    expect(chosen(['list'])).toEqual([undefined, undefined])
  })
})
