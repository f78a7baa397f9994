import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import { QueryClient } from '@tanstack/react-query'
import { shouldDehydrateQuery } from 'marketkit/core'

const day = 24 * 60 * 60 * 1000

/** Data must not leave the cache before it leaves the storage. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { gcTime: day } },
})

export const persistOptions = {
  dehydrateOptions: { shouldDehydrateQuery },
  maxAge: day,
  persister: createSyncStoragePersister({
    key: 'shop',
    storage: window.localStorage,
  }),
}
