import { useState } from 'react'
import { StoryLink } from '../docs/StoryLink.js'
import { findSections, quoteSection, type Section } from './findSections.js'
import './search.css'
import { usePageIds, useSections } from './usePages.js'

/** A field that searches the text of the guides and the reference. */
export function Search() {
  const [query, setQuery] = useState('')
  const [isWanted, setWanted] = useState(false)
  const ids = usePageIds()
  const sections = useSections(isWanted)
  const found = findSections(
    sections.filter(({ file }) => ids.has(file)),
    query,
  )
  return (
    <search className="site-search">
      <input
        aria-label="Search guides and reference"
        onChange={({ target }) => setQuery(target.value)}
        onFocus={() => setWanted(true)}
        placeholder="Search guides and reference"
        type="search"
        value={query}
      />
      {query.trim() && sections.length > 0 && (
        <div className="site-results">
          <p role="status">{describeCount(found.length)}</p>
          <ul>
            {found.map((section) => (
              <li key={`${section.file}#${section.id}`}>
                <StoryLink path={toPath(section, ids.get(section.file))}>
                  <b>{section.heading}</b>
                  {section.id && <span>{section.page}</span>}
                </StoryLink>
                <p>{quoteSection(section, query)}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </search>
  )
}

function describeCount(count: number): string {
  if (count === 0) return 'No results. Try fewer or shorter words.'
  return count === 1 ? '1 result' : `${count} results`
}

function toPath({ id }: Section, page = ''): string {
  return `/docs/${page}${id ? `#${id}` : ''}`
}
