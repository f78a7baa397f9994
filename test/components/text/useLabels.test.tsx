import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { useLabels } from '../../../src/components/text/useLabels.js'
import { createMarketplaceClient } from '../../../src/core.js'
import { MarketKitProvider } from '../../../src/index.js'
import { buyLabels } from '../../../src/labels/buyLabels.js'
import { sweepLabels } from '../../../src/labels/sweepLabels.js'
import { de } from '../../../src/locales.js'

const client = createMarketplaceClient({
  accessKey: 'key',
  marketplaceUrl: 'http://127.0.0.1:9',
  networks: {},
})

/** A provider whose props a test changes between renders. */
function setup(props: Partial<MarketKitProvider.Props> = {}) {
  const current = { ...props }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MarketKitProvider client={client} {...current}>
      {children}
    </MarketKitProvider>
  )
  return { current, wrapper }
}

test('default: the labels are English', () => {
  const { wrapper } = setup()
  const { result } = renderHook(() => useLabels(buyLabels), { wrapper })
  expect(result.current).toEqual(buyLabels)
})

test('parameters: several parts', () => {
  const { wrapper } = setup()
  const { result } = renderHook(() => useLabels(buyLabels, sweepLabels), {
    wrapper,
  })
  expect(result.current).toEqual({ ...buyLabels, ...sweepLabels })
})

describe('behavior: labels of the provider', () => {
  test('behavior: labels replace the default labels of the parts, and add no others', () => {
    const { wrapper } = setup({
      labels: { buyTitle: 'Get it', cart: 'Bag', sweepTitle: undefined },
    })
    const { result } = renderHook(() => useLabels(buyLabels, sweepLabels), {
      wrapper,
    })
    expect(result.current).toEqual({
      ...buyLabels,
      ...sweepLabels,
      buyTitle: 'Get it',
    })
  })

  test('behavior: a language replaces every text', () => {
    const { wrapper } = setup({ locale: de })
    const { result } = renderHook(() => useLabels(buyLabels), { wrapper })
    expect(Object.keys(result.current)).toEqual(Object.keys(buyLabels))
    expect(de.labels).toMatchObject(result.current)
  })
})

test('behavior: labels are merged once for a provider and its parts', () => {
  const { current, wrapper } = setup({ labels: { buyTitle: 'Get it' } })
  const { rerender, result } = renderHook(
    () => ({
      buy: useLabels(buyLabels),
      both: useLabels(buyLabels, sweepLabels),
      again: useLabels(buyLabels, sweepLabels),
    }),
    { wrapper },
  )
  const { again, both, buy } = result.current
  expect(again).toBe(both)
  expect(both).not.toBe(buy)

  rerender()
  expect(result.current.both).toBe(both)

  current.labels = { buyTitle: 'Take it' }
  rerender()
  expect(result.current.both.buyTitle).toBe('Take it')
  expect(result.current.buy.buyTitle).toBe('Take it')
})
