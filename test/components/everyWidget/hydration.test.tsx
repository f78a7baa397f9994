import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { createMarketplaceClient } from '../../../src/core.js'
import { MarketKitProvider, useMarketKit } from '../../../src/index.js'

configure({ reactStrictMode: false })
afterEach(cleanup)

const client = createMarketplaceClient({
  accessKey: 'key',
  marketplaceUrl: 'http://127.0.0.1:9',
  networks: { 31337: 'local' },
})

type Languages = (string | undefined)[]

/** Records the locale of each render. */
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

/** Renders on a server, then hydrates in the page. */
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

test('default: hydration renders the server’s language first, then the browser’s', async () => {
  const { drawn, text } = await hydrate()
  expect(drawn).toEqual(['en', undefined])
  expect(text).toBe('own')
})

test('behavior: without a server, the first render uses the browser’s language', () => {
  const drawn: Languages = []
  render(appNoting(drawn))
  expect(drawn).toEqual([undefined])
})

test('parameters: locale', async () => {
  expect(await hydrate('de-CH')).toEqual({ drawn: ['de-CH'], text: 'de-CH' })
})
