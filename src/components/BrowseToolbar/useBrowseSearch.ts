'use client'
import { useEffect, useRef, useState } from 'react'
import type { useBrowse } from '../../hooks/useBrowse.js'

/** Milliseconds without a key before what is typed is looked for. */
const pause = 250

/**
 * A search as it is typed. It is looked for when the typing pauses, and a
 * search that grows letter by letter is one step of the history.
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
    // Who goes back must not be undone by what was typed before.
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
