import { cleanup, screen } from '@testing-library/react'
import { getAddress, zeroAddress } from 'viem'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { CartTotalRow } from '../../../src/components/CartDrawer/CartGroupSection.js'
import { OrderPrice } from '../../../src/components/Price/OrderPrice.js'
import type { Order } from '../../../src/core.js'
import { BuyDialog, type Currency, Price } from '../../../src/index.js'
import { collectible, order } from '../fixtures.js'
import { loadDialogs } from '../loadDialogs.js'
import { renderWithKit } from '../renderWithKit.js'

beforeAll(loadDialogs)

afterEach(cleanup)

const chainId = 31337
const getCurrency = (digits: string) => getAddress(`0x${digits.repeat(20)}`)
const token = (symbol: string, digits: string, decimals = 18): Currency => ({
  address: getCurrency(digits),
  chainId,
  decimals,
  symbol,
})

/** Returns the shown price of an order in a currency, and its tooltip. */
function read(change: Partial<Order>, currencies: Currency[] = []) {
  renderWithKit(
    <OrderPrice data-testid="price" order={{ ...order, ...change }} />,
    { currencies },
  )
  const { dataset, textContent, title } = screen.getByTestId('price')
  cleanup()
  return { text: `${dataset.sign}${textContent}`, title }
}

describe('Price', () => {
  test('default: a price shows its currency and its dollars', () => {
    expect(read({ priceCurrencyAddress: zeroAddress })).toEqual({
      text: '0.5 ETH $1,250.00',
      title: '0.5 ETH',
    })
  })

  test('prop: usd, hidden if it is unknown, zero or not a number', () => {
    for (const usd of [undefined, 0, Number.NaN]) {
      const currency = { symbol: 'ETH', decimals: 18 }
      renderWithKit(<Price amount="1" currency={currency} usd={usd} />)
      expect(screen.getByTitle(/ETH/).textContent).toBe('<0.0001 ETH')
      cleanup()
    }
    expect(read({ priceUSD: undefined }).text).toBe('0.5 ETH')
    expect(read({ priceUSD: 0.001 }).text).toBe('0.5 ETH <$0.01')
  })

  test('behavior: a dollar coin shows an amount in dollars only if it differs', () => {
    const usdc = { symbol: 'USDC', decimals: 6 }
    const read = (usd: number) => {
      renderWithKit(<Price amount="72000000" currency={usdc} usd={usd} />)
      const { textContent } = screen.getByTitle('72 USDC')
      cleanup()
      return textContent
    }
    expect(read(72.1)).toBe('72 USDC')
    expect(read(60)).toBe('72 USDC $60.00')
  })

  test('prop: free, set for the price of a listing, not for offers and totals', () => {
    const nothing = { priceAmount: '0', priceUSD: undefined }
    expect(read(nothing).text).toBe('Free')
    expect(read({ ...nothing, side: 'offer' }).text).toBe('0 ETH')
    renderWithKit(
      <Price amount="0" currency={{ symbol: 'ETH', decimals: 18 }} />,
    )
    expect(screen.getByTitle('0 ETH').textContent).toBe('0 ETH')
    cleanup()
    renderWithKit(
      <BuyDialog
        collectible={collectible.metadata}
        defaultOpen
        order={{ ...order, ...nothing }}
      />,
    )
    const { textContent } = screen.getByRole('dialog')
    expect(textContent).toContain('PriceFree')
    expect(textContent).toContain('Total0 ETH')
    cleanup()
    const group = { chainId, id: '1', items: [], lines: [], total: '0' }
    renderWithKit(<CartTotalRow groups={[group]} totals={[]} />)
    expect(document.body.textContent).toBe('')
  })

  test('behavior: the tooltip explains a wrapped coin', () => {
    const weth = token('WETH', 'a1')
    expect(read({ priceCurrencyAddress: weth.address }, [weth])).toEqual({
      text: '0.5 WETH $1,250.00',
      title: '0.5 WETH\nWETH is ETH as a token, 1:1.',
    })
  })

  test('behavior: currencies with the same symbol show their addresses', () => {
    const usdc = token('USDC', 'b1', 6)
    const other = token('usdc', 'b2', 6)
    const priced = { priceAmount: '1500000', priceUSD: undefined }
    const priceIn = ({ address }: Currency, known: Currency[]) =>
      read({ ...priced, priceCurrencyAddress: address }, known).text
    expect(priceIn(usdc, [usdc])).toBe('$1.5 USDC')
    expect(priceIn(usdc, [usdc, other])).toBe('U1.5 USDC 0xB1B1…B1B1')
    expect(priceIn(other, [usdc, other])).toMatch(/^U1.5 usdc 0x/)
  })

  test('behavior: a token with the symbol of the native coin shows its address', () => {
    const fake = token('\u202eETH\u200b', 'c1')
    const { text } = read({ priceCurrencyAddress: fake.address }, [fake])
    expect(text).toMatch(/^E0.5 ETH 0x[\dcC]/)
    expect(read({ priceCurrencyAddress: zeroAddress }, [fake]).text).toBe(
      '0.5 ETH $1,250.00',
    )
  })
})
