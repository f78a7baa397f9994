'use client'
import { useEffect, useRef, useState } from 'react'
import type { useBrowse } from '../../hooks/useBrowse.js'

/** Debounce of the typed search, in milliseconds. */
const pause = 250

/**
 * Debounces the search field. A search that grows letter by letter adds one
 * entry to the browser's history.
 */
export function useBrowseSearch({
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
      timer.current = setTimeout(commit, pause, next)
    },
  }
}
