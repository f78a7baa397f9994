import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CollectibleCard, cardState } from '../../src/index.js'
import { collectible, maker, order } from './fixtures.js'
import { renderWithKit } from './renderWithKit.js'

afterEach(cleanup)

describe('CollectibleCard', () => {
  test('default', () => {
    renderWithKit(<CollectibleCard collectible={collectible} />)
    const card = screen.getByRole('article', { name: 'Silent Crown' })
    expect(card.dataset.state).toBe('listed')
    expect(card.textContent).toContain('0.5 ETH')
    expect(screen.queryByRole('button')).toBe(null)
  })

  test('behavior: the coin of a chain that is not configured has no name', () => {
    const listing = { ...order, chainId: 137 }
    renderWithKit(<CollectibleCard collectible={{ ...collectible, listing }} />)
    expect(screen.getByRole('article').textContent).not.toContain('ETH')
    cleanup()
    listing.chainId = 8453
    renderWithKit(<CollectibleCard collectible={{ ...collectible, listing }} />)
    expect(screen.getByRole('article').textContent).toContain('0.5 ETH')
  })

  test('prop: href', () => {
    renderWithKit(<CollectibleCard collectible={collectible} href="/7" />)
    const link = screen.getByRole('link', { name: 'Silent Crown' })
    expect(link.getAttribute('href')).toBe('/7')
  })

  test('prop: onAction', async () => {
    const onAction = vi.fn()
    const onOpen = vi.fn()
    renderWithKit(
      <CollectibleCard
        collectible={collectible}
        onAction={onAction}
        onOpen={onOpen}
      />,
    )
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('Silent Crown')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(onAction).toHaveBeenCalledExactlyOnceWith('buy')
    expect(onOpen).not.toHaveBeenCalled()
    expect(document.querySelector('a a, a button, button button')).toBe(null)
  })

  test('prop: owned', () => {
    renderWithKit(
      <CollectibleCard
        collectible={{ metadata: collectible.metadata }}
        onAction={() => {}}
        owned="12"
      />,
    )
    expect(screen.getByText('×12')).toBeTruthy()
    expect(screen.getByRole('button').textContent).toBe('List for sale')
  })

  test('behavior: a collectible without name or picture', () => {
    const tokenId = String(2n ** 256n - 1n)
    renderWithKit(
      <CollectibleCard
        collectible={{ metadata: { tokenId, attributes: [] } }}
      />,
    )
    expect(screen.getByRole('article').getAttribute('aria-label')).toBe(
      '#11579…9935',
    )
  })
})

describe('cardState', () => {
  const metadata = collectible.metadata
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
  ])('default: %#', (given, whose, state, action) => {
    expect(cardState(given, whose)).toMatchObject(
      action ? { state, action } : { state },
    )
  })
})
