import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { createMarketplaceClient } from '../../src/core.js'
import { MarketKitProvider, useMarketKit } from '../../src/index.js'

configure({ reactStrictMode: false })
afterEach(cleanup)

const client = createMarketplaceClient({
  accessKey: 'key',
  marketplaceUrl: 'http://127.0.0.1:9',
  networks: { 31337: 'local' },
})

type Languages = (string | undefined)[]

/** Notes each language in which it is drawn. */
function Locale({ drawn }: { drawn: Languages }) {
  const kit = useMarketKit()
  drawn.push(kit.locale)
  return kit.locale ?? 'own'
}

function appNoting(drawn: Languages, locale?: string) {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <MarketKitProvider client={client} locale={locale}>
        <Locale drawn={drawn} />
      </MarketKitProvider>
    </QueryClientProvider>
  )
}

/** Draws on a server, then over that in the page. */
async function hydrate(locale?: string) {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
  const page = document.createElement('div')
  page.innerHTML = renderToString(appNoting([], locale))
  const drawn: Languages = []
  const root = await act(() => hydrateRoot(page, appNoting(drawn, locale)))
  const text = page.textContent
  await act(() => root.unmount())
  expect(complain.mock.calls).toEqual([])
  complain.mockRestore()
  return { drawn, text }
}

test('default: what a server drew is drawn again, then in the own language', async () => {
  const { drawn, text } = await hydrate()
  expect(drawn).toEqual(['en', undefined])
  expect(text).toBe('own')
})

test('behavior: without a server, the own language from the first', () => {
  const drawn: Languages = []
  render(appNoting(drawn))
  expect(drawn).toEqual([undefined])
})

test('parameters: locale', async () => {
  expect(await hydrate('de-CH')).toEqual({ drawn: ['de-CH'], text: 'de-CH' })
})
