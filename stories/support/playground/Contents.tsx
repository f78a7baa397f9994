import { StoryLink } from '../docs/StoryLink.js'
import { type IndexEntry, useStoryIndex } from '../useStoryIndex.js'

const groups = {
  Guides: 'From the first shop to your own design.',
  Concepts: 'How the engine works, and what it promises.',
  Browse: 'From a whole shop down to a single card.',
  'Look closer': 'One item, with its listings and offers.',
  Trade: 'Every wallet request, explained first.',
  Build: 'For people who run a marketplace.',
  Foundations: 'Colour, type, space, icons, motion.',
  Reference: 'Every public name.',
}

/** Links to every guide and every widget. */
export function Contents() {
  const pages = useStoryIndex()
  return (
    <nav aria-label="Contents" className="playground-contents">
      {Object.entries(groups).map(([group, about]) => (
        <section key={group}>
          <h2>{group}</h2>
          <p>{about}</p>
          <ul>
            {listPages(pages, group).map(({ id, title, type }) => (
              <li key={id}>
                <StoryLink path={`/${type}/${id}`}>
                  {title.slice(group.length + 1)}
                </StoryLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

/** Returns one page for each title of a group: its docs, else its first story. */
function listPages(all: IndexEntry[], group: string): IndexEntry[] {
  const inGroup = all.filter(({ title }) => title.startsWith(`${group}/`))
  const titles = [...new Set(inGroup.map(({ title }) => title))]
  return titles.flatMap((title) => {
    const pages = inGroup.filter((page) => page.title === title)
    return pages.find(({ type }) => type === 'docs') ?? pages[0] ?? []
  })
}
