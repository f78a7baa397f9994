'use client'
import { type SkipToken, skipToken } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { activeFilters } from '../../query/activeFilters.js'
import type { BrowseChange, BrowseState } from '../../query/browseState.js'
import { readBrowse, writeBrowse } from '../../query/browseUrl.js'
import {
  needsAccount,
  toCollectiblesRequest,
} from '../../query/toCollectiblesRequest.js'
import { useOptionalConnection } from '../context/useOptionalConnection.js'
import { type BrowseUrl, useBrowseUrl } from './useBrowseUrl.js'

/**
 * State of a collection page: search, filters, sort and open item. Kept in the
 * URL, so that it survives a reload, can be shared, and follows the back
 * button.
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
    const scope = { account, chainId, contractAddress }
    const parameters = toCollectiblesRequest(state, {
      ...scope,
      pageSize,
      side,
      sorts,
    })
    const isWaiting = needsAccount(state, account)
    return {
      activeCount: activeFilters(state).length,
      change,
      filter: parameters.filter,
      hrefOf: (patch) =>
        writeBrowse(applyChange(state, patch), { prefix, search }),
      needsAccount: isWaiting,
      page: parameters.page,
      parameters: isWaiting ? skipToken : parameters,
      side: side ?? 'listing',
      sorts: sorts ?? [],
      state,
      ...scope,
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

function useChange(url: BrowseUrl, prefix: string | undefined) {
  const { go, read } = useLatestSearch(url)
  return useCallback(
    (change: BrowseChange, { replace = false } = {}) => {
      const search = read()
      const before = readBrowse(search, { prefix })
      const patch = typeof change === 'function' ? change(before) : change
      const after = applyChange(before, patch)
      go(writeBrowse(after, { prefix, search }), {
        isBack: before.item !== undefined && !after.item,
        replace,
      })
    },
    [go, prefix, read],
  )
}

function applyChange(before: BrowseState, patch: Partial<BrowseState>) {
  const after = { ...before, ...patch }
  const isOther = getListKey(before) !== getListKey(after)
  const page = isOther && after.page === before.page ? undefined : after.page
  return { ...after, page }
}

function getListKey(state: BrowseState): string {
  return writeBrowse({ ...state, item: undefined, page: undefined })
}

export declare namespace useBrowse {
  type Options = Omit<toCollectiblesRequest.Options, 'account'> & {
    /** Prefix of the URL parameters, for several lists on a page. */
    prefix?: string | undefined
    /** URL query on the server. @default none */
    serverSearch?: string | undefined
    /**
     * Where the state is kept: `history` in the URL, `memory` nowhere, or your
     * own router.
     * @default 'history'
     */
    url?: BrowseUrl | 'history' | 'memory' | undefined
  }
  type ReturnType = Pick<
    Required<toCollectiblesRequest.Options>,
    'chainId' | 'contractAddress' | 'side'
  > & {
    /** The connected account. */
    account: toCollectiblesRequest.Options['account']
    /** Number of active filters, without the search. */
    activeCount: number
    /**
     * Changes the state: some fields, or a function of the newest state.
     * `replace` replaces the history entry, as typing does.
     */
    change: (
      change: BrowseChange,
      options?: { replace?: boolean | undefined },
    ) => void
    /** Filter for `useCollectibles` and `useFloorOrder`. */
    filter: toCollectiblesRequest.ReturnType['filter']
    /** Returns the URL query of a changed state. */
    hrefOf: (patch: Partial<BrowseState>) => string
    /** Whether a wallet must be connected before there is anything to fetch. */
    needsAccount: boolean
    /** Page size and sort for `useCollectibles`. */
    page: toCollectiblesRequest.ReturnType['page']
    /** Parameters for `useCollectibles`; skipped without an account. */
    parameters: toCollectiblesRequest.ReturnType | SkipToken
    /** Sort options. */
    sorts: NonNullable<toCollectiblesRequest.Options['sorts']>
    /** Current state. */
    state: BrowseState
  }
}

/** Routers are asynchronous, and render the old query meanwhile. */
function useLatestSearch(url: BrowseUrl): {
  go: BrowseUrl['navigate']
  read: () => string
} {
  const latest = useRef(url)
  const underWay = useRef<readonly string[]>([])
  const arrived = normalizeQuery(url.search)
  useEffect(() => {
    latest.current = url
  })
  useEffect(() => {
    const steps = underWay.current
    const index = steps.map(normalizeQuery).lastIndexOf(arrived)
    // A query that we didn't set comes from elsewhere, and wins.
    underWay.current = index === -1 ? [] : steps.slice(index + 1)
  }, [arrived])
  return {
    go: useCallback((next, options) => {
      underWay.current = [...underWay.current, next]
      latest.current.navigate(next, options)
    }, []),
    read: useCallback(() => {
      const { read, search } = latest.current
      return read?.() ?? underWay.current.at(-1) ?? search
    }, []),
  }
}

function normalizeQuery(search: string): string {
  return new URLSearchParams(search).toString()
}
