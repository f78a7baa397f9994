import { useEffect, useState } from 'react'

/** An entry of the sidebar. */
export type IndexEntry = {
  id: string
  /** Path of its file. */
  importPath: string
  name: string
  tags?: string[]
  title: string
  type: 'docs' | 'story'
}

/** Returns what the sidebar lists, in its order. */
export function useStoryIndex(): IndexEntry[] {
  const [entries, setEntries] = useState<IndexEntry[]>([])
  useEffect(() => {
    fetch('./index.json')
      .then((response) => response.json())
      .then((index) => setEntries(Object.values(index.entries)))
      .catch(console.warn)
  }, [])
  return entries
}
