'use client'
import { useEffect, useRef, useState } from 'react'
import type { useBrowse } from '../../hooks/browse/useBrowse.js'
import { toolbarLabels } from '../../labels/toolbarLabels.js'
import { Search, X } from '../icon/icons.js'
import { useLabels } from '../text/useLabels.js'

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

const debounceMs = 250

/** A search that grows letter by letter adds one history entry. */
function useBrowseSearch({
  change,
  state,
}: Pick<useBrowse.ReturnType, 'change' | 'state'>) {
  const { searchText } = state
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [typed, setTyped] = useState<{ isPending: boolean; text: string }>()
  useEffect(() => () => clearTimeout(timer.current), [])
  const commit = (text: string) => {
    clearTimeout(timer.current)
    setTyped({ isPending: false, text })
    const words = text.trim()
    // Going back must not be undone by text that was typed before.
    if (words !== searchText)
      change({ searchText: words }, { replace: searchText !== '' })
  }
  const isOurs = typed && (typed.isPending || typed.text.trim() === searchText)
  const text = isOurs ? typed.text : searchText
  return {
    text,
    commit: () => commit(text),
    clear: () => commit(''),
    type: (next: string) => {
      clearTimeout(timer.current)
      setTyped({ isPending: true, text: next })
      timer.current = setTimeout(commit, debounceMs, next)
    },
  }
}
