'use client'
import { useRef } from 'react'
import type { useBrowse } from '../../hooks/useBrowse.js'
import { Search, X } from '../icon/icons.js'
import { useLabels } from '../text/useLabels.js'
import { toolbarLabels } from './toolbarLabels.js'
import { useBrowseSearch } from './useBrowseSearch.js'

export function SearchBox(
  props: Pick<useBrowse.ReturnType, 'change' | 'state'> & {
    collectionName: string | undefined
  },
) {
  const { collectionName } = props
  const labels = useLabels(toolbarLabels)
  const input = useRef<HTMLInputElement>(null)
  const { clear, commit, text, type } = useBrowseSearch(props)
  return (
    // biome-ignore lint/a11y/useSemanticElements: React 18 does not know <search>
    <form
      className="mk-search-box"
      onSubmit={(event) => {
        event.preventDefault()
        commit()
      }}
      role="search"
    >
      <Search />
      <input
        aria-label={
          collectionName
            ? labels.searchIn(collectionName)
            : labels.searchCollectibles
        }
        autoComplete="off"
        className="mk-input"
        enterKeyHint="search"
        maxLength={256}
        onChange={({ target }) => type(target.value)}
        placeholder={labels.search}
        ref={input}
        type="search"
        value={text}
      />
      {text && (
        <button
          aria-label={labels.clearSearch}
          className="mk-search-clear"
          onClick={() => {
            clear()
            input.current?.focus()
          }}
          type="button"
        >
          <X />
        </button>
      )}
    </form>
  )
}
