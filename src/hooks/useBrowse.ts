'use client'
import { type SkipToken, skipToken } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { activeFilters } from '../query/activeFilters.js'
import { browseParameters, needsAccount } from '../query/browseParameters.js'
import type { BrowseChange, BrowseState } from '../query/browseState.js'
import { readBrowse, writeBrowse } from '../query/browseUrl.js'
import { type BrowseUrl, useBrowseUrl } from './useBrowseUrl.js'
import { useLatestSearch } from './useLatestSearch.js'
import { useOptionalConnection } from './useOptionalConnection.js'

/**
 * What somebody looks at in a collection: search, filters, sort and the
 * collectible that is open, as one state that the page's address holds. It
 * survives a reload, can be shared, and follows the back button.
 *
 * @example
 * import { useBrowse, useCollectibles } from 'marketkit'
 *
 * const browse = useBrowse({ chainId: 137, contractAddress })
 * const { data } = useCollectibles(browse.parameters)
 * const search = (searchText: string) => browse.change({ searchText })
 */
export function useBrowse(options: useBrowse.Options): useBrowse.ReturnType {
  const { chainId, contractAddress, pageSize, prefix, side, sorts } = options
  const { address: account } = useOptionalConnection()
  const url = useBrowseUrl(options.url ?? 'history', options.serverSearch ?? '')
  const { search } = url
  const state = useMemo(() => readBrowse(search, { prefix }), [prefix, search])
  const change = useChange(url, prefix)

  return useMemo(() => {
    const place = { account, chainId, contractAddress }
    const parameters = browseParameters(state, {
      ...place,
      pageSize,
      side,
      sorts,
    })
    const isWaiting = needsAccount(state, account)
    return {
      activeCount: activeFilters(state).length,
      change,
      filter: parameters.filter,
      hrefOf: (patch) => writeBrowse(changed(state, patch), { prefix, search }),
      needsAccount: isWaiting,
      page: parameters.page,
      parameters: isWaiting ? skipToken : parameters,
      side: side ?? 'listing',
      sorts: sorts ?? [],
      state,
      ...place,
    }
  }, [
    account,
    chainId,
    change,
    contractAddress,
    pageSize,
    prefix,
    search,
    side,
    sorts,
    state,
  ])
}

/** Changes what the address says now, not what was last drawn. */
function useChange(url: BrowseUrl, prefix: string | undefined) {
  const { go, read } = useLatestSearch(url)
  return useCallback(
    (change: BrowseChange, { replace = false } = {}) => {
      const search = read()
      const before = readBrowse(search, { prefix })
      const patch = typeof change === 'function' ? change(before) : change
      const after = changed(before, patch)
      go(writeBrowse(after, { prefix, search }), {
        isBack: before.item !== undefined && !after.item,
        replace,
      })
    },
    [go, prefix, read],
  )
}

/** Another list begins at its first page, where none is named. */
function changed(before: BrowseState, patch: Partial<BrowseState>) {
  const after = { ...before, ...patch }
  const isOther = toList(before) !== toList(after)
  const page = isOther && after.page === before.page ? undefined : after.page
  return { ...after, page }
}

function toList(state: BrowseState): string {
  return writeBrowse({ ...state, item: undefined, page: undefined })
}

export declare namespace useBrowse {
  type Options = Omit<browseParameters.Options, 'account'> & {
    /** Begins the name of each parameter, for several lists on a page. */
    prefix?: string | undefined
    /** The query for which a server drew the page. @default none */
    serverSearch?: string | undefined
    /**
     * Keeps the state: `history` in the page's address, `memory` nowhere, or a
     * router of yours. @default 'history'
     */
    url?: BrowseUrl | 'history' | 'memory' | undefined
  }
  type ReturnType = Pick<
    Required<browseParameters.Options>,
    'chainId' | 'contractAddress' | 'side'
  > & {
    /** The reader: who is connected. */
    account: browseParameters.Options['account']
    /** How many filters are set; search is not among them. */
    activeCount: number
    /**
     * Changes what is looked at: some of it, or by a function of what is looked
     * at by then. `replace` takes the place of the step before in the history,
     * as typing does.
     */
    change: (
      change: BrowseChange,
      options?: { replace?: boolean | undefined },
    ) => void
    /** The filter of `useCollectibles` and `useFloorOrder`. */
    filter: browseParameters.ReturnType['filter']
    /** The query of an address that looks at something else. */
    hrefOf: (patch: Partial<BrowseState>) => string
    /** Whether a wallet has to be connected before there is anything to read. */
    needsAccount: boolean
    /** The page of `useCollectibles`: its size and order. */
    page: browseParameters.ReturnType['page']
    /** All that `useCollectibles` takes; nothing while an account is missing. */
    parameters: browseParameters.ReturnType | SkipToken
    /** Ways to sort. */
    sorts: NonNullable<browseParameters.Options['sorts']>
    /** What is looked at. */
    state: BrowseState
  }
}
