import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CollectibleCard } from '../../../src/index.js'
import { collectible, order } from '../fixtures.js'
import { renderWithKit } from '../renderWithKit.js'

afterEach(cleanup)

describe('CollectibleCard', () => {
  test('default: a card shows the name and the price of a listed item, and no button', () => {
    renderWithKit(<CollectibleCard collectible={collectible} />)
    const card = screen.getByRole('article', { name: 'Silent Crown' })
    expect(card.dataset.state).toBe('listed')
    expect(card.textContent).toContain('0.5 ETH')
    expect(screen.queryByRole('button')).toBe(null)
  })

  test('behavior: on an unconfigured chain, a price has a symbol only if the coin is ETH', () => {
    const listing = { ...order, chainId: 137 }
    renderWithKit(<CollectibleCard collectible={{ ...collectible, listing }} />)
    expect(screen.getByRole('article').textContent).not.toContain('ETH')
    cleanup()
    listing.chainId = 8453
    renderWithKit(<CollectibleCard collectible={{ ...collectible, listing }} />)
    expect(screen.getByRole('article').textContent).toContain('0.5 ETH')
  })

  test('behavior: untrusted names become one short line without invisible characters', () => {
    const name = `\u202eSilent\u200b\n${'Crown '.repeat(80)}`
    const metadata = { ...collectible.metadata, name }
    renderWithKit(
      <CollectibleCard
        collectible={{ ...collectible, metadata }}
        collectionName={'Em\u2066blems'}
      />,
    )
    const { ariaLabel, textContent } = screen.getByRole('article')
    expect(ariaLabel).toMatch(/^Silent Crown Crown/)
    expect(ariaLabel?.length).toBeLessThan(130)
    expect(textContent).toContain('Emblems')
    cleanup()
    const unseen = { ...metadata, name: '\u200b' }
    renderWithKit(<CollectibleCard collectible={{ metadata: unseen }} />)
    expect(screen.getByRole('article').ariaLabel).toBe('#7')
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

  test('prop: owned, for an item with several copies', () => {
    renderWithKit(
      <CollectibleCard
        collectible={{
          ...collectible,
          listing: { ...order, quantityRemaining: '1200' },
        }}
        contractType="ERC1155"
        onAction={() => {}}
        owned="3"
      />,
    )
    expect(screen.getByText('×1,200')).toBeTruthy()
    expect(screen.getByText('You own 3')).toBeTruthy()
    const names = [
      'Buy for 0.5 ETH Silent Crown',
      'List for sale: Silent Crown',
    ]
    for (const name of names)
      expect(screen.getByRole('button', { name })).toBeTruthy()
  })

  test('prop: actions, isInCart', async () => {
    const onAction = vi.fn()
    const { rerender } = renderWithKit(
      <CollectibleCard
        actions={['buy', 'addToCart']}
        collectible={collectible}
        onAction={onAction}
      />,
    )
    const buy = { name: 'Buy for 0.5 ETH Silent Crown' }
    const getVariant = (name: string) =>
      screen.getByRole('button', { name: `${name}: Silent Crown` }).dataset
        .variant
    expect(screen.getByRole('button', buy).dataset.variant).toBe('primary')
    const add = { name: 'Add to cart: Silent Crown' }
    await userEvent.click(screen.getByRole('button', add))
    expect(screen.queryByText('In cart')).toBe(null)
    rerender(
      <CollectibleCard
        actions={['addToCart', 'buy']}
        collectible={collectible}
        isInCart
        onAction={onAction}
      />,
    )
    expect(screen.getByText('In cart')).toBeDefined()
    expect(getVariant('Remove from cart')).toBe('secondary')
    await userEvent.click(screen.getByText('Remove from cart'))
    expect(onAction.mock.calls).toEqual([['addToCart'], ['removeFromCart']])
    expect(screen.getAllByRole('button')).toHaveLength(1)
    rerender(
      <CollectibleCard
        actions={['view']}
        collectible={collectible}
        onAction={onAction}
      />,
    )
    expect(getVariant('View')).toBe('secondary')
  })

  test('prop: onSelect, selected, selectable', async () => {
    const onSelect = vi.fn()
    const { rerender } = renderWithKit(
      <CollectibleCard
        collectible={collectible}
        href="/7"
        onAction={() => {}}
        onSelect={onSelect}
      />,
    )
    await userEvent.tab()
    expect(document.activeElement).toBe(
      screen.getByRole('checkbox', { name: 'Select Silent Crown' }),
    )
    await userEvent.keyboard(' ')
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(true)
    expect(screen.queryByRole('link')).toBe(null)
    expect(screen.queryByRole('button')).toBe(null)
    rerender(
      <CollectibleCard
        collectible={collectible}
        onSelect={onSelect}
        selectable={false}
        selected
      />,
    )
    expect(screen.getByRole('checkbox', { checked: true })).toHaveProperty(
      'disabled',
      true,
    )
    expect(screen.getByRole('article').dataset.selected).toBe('')
  })

  test('prop: header, media, footer, action', () => {
    renderWithKit(
      <CollectibleCard
        action={<b>1</b>}
        collectible={collectible}
        footer={<b>2</b>}
        header={<b>3</b>}
        media={<b>4</b>}
        onAction={() => {}}
      />,
    )
    expect(document.querySelectorAll('b')).toHaveLength(4)
    expect(document.querySelector('.mk-media')).toBe(null)
    expect(screen.queryByRole('button')).toBe(null)
  })

  test('prop: earlier', () => {
    const earlier = { ...order, priceAmount: '600000000000000000' }
    renderWithKit(
      <CollectibleCard collectible={collectible} earlier={earlier} />,
    )
    expect(screen.getByText(/has dropped/)).toBeTruthy()
    cleanup()
    renderWithKit(<CollectibleCard collectible={collectible} earlier={order} />)
    expect(screen.queryByText(/since you last looked/)).toBe(null)
  })

  test('behavior: a listing that expires on screen cannot be bought', () => {
    vi.useFakeTimers({ now: 1_800_000_000_000 })
    const listing = { ...order, validUntil: '2027-01-15T08:01:05Z' }
    renderWithKit(
      <CollectibleCard
        collectible={{ ...collectible, listing }}
        onAction={() => {}}
      />,
    )
    expect(screen.getByText('1m left')).toBeTruthy()
    act(() => vi.advanceTimersByTime(20_000))
    expect(screen.getByText('45s left')).toBeTruthy()
    act(() => vi.advanceTimersByTime(45_000))
    expect(screen.getByRole('article').dataset.state).toBe('expired')
    expect(screen.queryByRole('button')).toBe(null)
    expect(vi.getTimerCount()).toBe(1)
    cleanup()
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })

  test('behavior: a collectible without a name shows its shortened token ID', () => {
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
