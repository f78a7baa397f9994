import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useState } from 'react'
import { StoryLink } from './docs/StoryLink.js'
import { NoWorld } from './NoWorld.js'
import { Search } from './site/Search.js'
import { type IndexEntry, useStoryIndex } from './useStoryIndex.js'
import { useStoryTheme } from './useStoryTheme.js'
import './welcome.css'
import { loadWorld } from './world.js'
import { worldSource } from './worldSource.js'

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

/** The front page: introduces the stories and links to them. */
export function Welcome() {
  const { channel } = useContext(DocsContext)
  const theme = useStoryTheme(channel)
  const images = useImages()
  const pages = useStoryIndex()
  return (
    <div className="welcome" data-mk-root="" data-mk-theme={theme}>
      <header>
        <div>
          <h1>Every part of a marketplace.</h1>
          <p>
            Hooks, widgets and a step engine for marketplaces of on-chain
            collectibles. Every purchase, listing and cancellation here is a
            real transaction, on a chain that runs{' '}
            {worldSource.reset ? 'in this page' : 'on your machine'}.
          </p>
          <nav aria-label="First steps">
            <StoryLink
              className="mk-button"
              kind="primary"
              path="/story/demos-marketplace--default"
            >
              Open the demo shop
            </StoryLink>
            <StoryLink
              className="mk-button"
              path="/story/trade-all-states--buy"
            >
              See every state of a trade
            </StoryLink>
            <StoryLink className="mk-button" path="/docs/playground--docs">
              Try your own theme
            </StoryLink>
          </nav>
        </div>
        {images instanceof Error ? null : (
          <div className="hand">
            {images.map((source) => (
              <img alt="" key={source} src={source} />
            ))}
          </div>
        )}
      </header>
      <Search />
      {images instanceof Error && (
        <NoWorld error={images} isSmall={false} theme={theme} />
      )}
      <nav aria-label="Contents" className="contents">
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
      <p className="hint">
        The toolbar above changes theme, language and width. Every story is also
        a test: <code>npm test</code>.
      </p>
      {worldSource.reset && <StartOver reset={worldSource.reset} />}
    </div>
  )
}

/** Undoes what the person has traded in the world of the page. */
function StartOver({ reset }: { reset: () => Promise<void> }) {
  return (
    <p className="hint">
      What you trade here stays in this browser, also after a reload.{' '}
      <button
        className="mk-button"
        data-size="small"
        onClick={() => reset().catch(() => location.reload())}
        type="button"
      >
        Start over
      </button>
    </p>
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

/** Returns five images of the world's collectibles, or the error. */
function useImages(): string[] | Error {
  const [images, setImages] = useState<string[] | Error>([])
  useEffect(() => {
    loadWorld()
      .then(({ info }) =>
        setImages(
          [12, 34, 7, 61, 101].map(
            (id) => `${info.marketplaceUrl}/media/emblems/${id}.svg`,
          ),
        ),
      )
      .catch(setImages)
  }, [])
  return images
}
