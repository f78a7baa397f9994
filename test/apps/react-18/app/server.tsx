import { dehydrate, QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { cookieToInitialState, serialize } from 'wagmi'
import { App } from './App'
import { collectionQuery } from './shop/market'
import { createWagmiConfig } from './shop/wagmi'

/** The app as HTML, and what the browser begins with as JavaScript. */
export async function render(cookie: string | undefined) {
  const queryClient = new QueryClient()
  await queryClient.prefetchInfiniteQuery(collectionQuery)
  const begin = {
    dehydrated: dehydrate(queryClient),
    initialState: cookieToInitialState(createWagmiConfig(), cookie),
  }
  return {
    app: renderToString(<App {...begin} />),
    // Anyone can name a collectible `</script>`.
    begin: JSON.stringify(serialize(begin)).replaceAll('<', '\\u003c'),
  }
}
