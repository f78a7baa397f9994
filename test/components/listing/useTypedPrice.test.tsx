import { cleanup, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useTypedPrice } from '../../../src/components/listing/useTypedPrice.js'
import { MarketKitProvider, useMarketKit } from '../../../src/index.js'
import { renderWithKit } from '../renderWithKit.js'

afterEach(cleanup)

function Field({ isGiven, typed }: { isGiven: boolean; typed: string }) {
  const [text, setText] = useState(typed)
  const price = useTypedPrice(
    text,
    { decimals: 6, symbol: 'USDC' },
    isGiven ? undefined : setText,
  )
  return <p role="status">{`${text} is ${price.amount ?? price.problem}`}</p>
}

function App(props: { isGiven?: boolean; locale: string; typed: string }) {
  const { isGiven = false, locale, typed } = props
  return (
    <MarketKitProvider client={useMarketKit().client} locale={locale}>
      <Field isGiven={isGiven} typed={typed} />
    </MarketKitProvider>
  )
}

const text = () => screen.getByRole('status').textContent

test.each([
  ['1.234', '1.234 is 1234000', '1,234 is 1234000'],
  ['0.5 USDC', '0.5 USDC is 500000', '0,5 is 500000'],
  ['1,234.5', '1,234.5 is 1234500000', '1.234,5 is 1234500000'],
  ['ten', 'ten is invalid', 'ten is invalid'],
])(
  'behavior: %s is worth the same in another language',
  (typed, before, after) => {
    const { rerender } = renderWithKit(<App locale="en" typed={typed} />)
    expect(text()).toBe(before)
    rerender(<App locale="de" typed={typed} />)
    expect(text()).toBe(after)
  },
)

test('parameters: rewrite; without it, the text is parsed in the new language', () => {
  const { rerender } = renderWithKit(<App isGiven locale="en" typed="1.234" />)
  rerender(<App isGiven locale="de" typed="1.234" />)
  expect(text()).toBe('1.234 is 1234000000')
})
