import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ListDialog } from '../../../src/index.js'
import { collectible, order } from '../fixtures.js'
import { loadDialogs } from '../loadDialogs.js'
import { renderWithKit } from '../renderWithKit.js'

beforeAll(loadDialogs)

afterEach(cleanup)

describe('ListDialog', () => {
  const list = (
    <ListDialog
      collectible={collectible.metadata}
      defaultOpen
      item={{
        chainId: 31337,
        contractAddress: order.collectionContractAddress,
        contractType: 'ERC721',
        tokenId: '7',
      }}
    />
  )

  test('default: an open dialog is named by its action and its item', () => {
    renderWithKit(list)
    expect(
      screen.getByRole('dialog', { name: 'List for sale Silent Crown' }),
    ).toBeTruthy()
  })

  test('behavior: a price is parsed in the locale of the provider', async () => {
    renderWithKit(list, { locale: 'de' })
    await userEvent.type(screen.getByLabelText('Price'), '1.234,5')
    expect(screen.queryByRole('alert')).toBe(null)
    expect(screen.getByLabelText('Price').getAttribute('aria-invalid')).toBe(
      null,
    )
  })

  test('behavior: “You receive” shows a dash until the amount is known', async () => {
    renderWithKit(list)
    await userEvent.type(screen.getByLabelText('Price'), '0.5')
    expect(screen.getByRole('dialog').textContent).toContain('You receive–')
  })

  test('behavior: an invalid price shows an error', async () => {
    renderWithKit(list)
    const input = screen.getByLabelText('Price')
    await userEvent.type(input, '1e5')
    expect(screen.getByRole('alert').textContent).toBe(
      'Enter a number, e.g. 0.5',
    )
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })
})
