import { useEffect, useState } from 'react'
import { useStoryIndex } from '../useStoryIndex.js'
import { type Section, splitPage } from './findSections.js'

/** Returns the id of a document's page by the path of its Markdown file. */
export function usePageIds(): Map<string, string> {
  const index = useStoryIndex()
  return new Map(
    index.flatMap(({ id, importPath }) => {
      const [, path] = /site\/pages\/\d+\/(.*)x$/.exec(importPath) ?? []
      return path ? [[path, id]] : []
    }),
  )
}

const texts = import.meta.glob<string>(
  [
    '../../../docs/*.md',
    '../../../docs/guides/*.md',
    '../../../docs/reference/*.md',
  ],
  { import: 'default', query: '?raw' },
)

let loaded: Promise<Section[]> | undefined

/** Returns the sections of all documents, once they are loaded. */
export function useSections(isWanted: boolean): Section[] {
  const [sections, setSections] = useState<Section[]>([])
  useEffect(() => {
    if (!isWanted) return
    loaded ??= loadSections()
    loaded.then(setSections).catch(console.warn)
  }, [isWanted])
  return sections
}

async function loadSections(): Promise<Section[]> {
  const pages = await Promise.all(
    Object.entries(texts).map(async ([path, load]) =>
      splitPage(path.replace(/^(\.\.\/)+/, ''), await load()),
    ),
  )
  return pages.flat()
}
