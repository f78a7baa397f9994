import { DocsContext } from '@storybook/addon-docs/blocks'
import {
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from 'react'
import { NoWorld } from './NoWorld.js'
import { useStoryTheme } from './useStoryTheme.js'
import './welcome.css'
import { widgetGroups } from './widgetGroups.js'
import { loadWorld } from './world.js'

const commands = [
  ['npm start', 'the chain, the service and this page'],
  ['npm run world', 'only the chain and the service'],
  ['npm test', 'every story, as tests in Chromium'],
] as const

/** The welcome page: introduction, commands and links. */
export function Welcome() {
  const { channel } = useContext(DocsContext)
  const theme = useStoryTheme(channel)
  const pictures = useImages()
  return (
    <div className="welcome" data-mk-root="" data-mk-theme={theme}>
      <header>
        <div>
          <h1>Every part of a marketplace.</h1>
          <p>
            MarketKit is hooks, widgets and a step engine for marketplaces of
            on-chain collectibles. Everything in these stories is really bought,
            listed and cancelled, on a local chain.
          </p>
          <nav aria-label="First steps">
            <To kind="primary" path="/story/demos-marketplace--default">
              Open the demo shop
            </To>
            <To path="/story/demos-themes--default">See the themes</To>
          </nav>
        </div>
        {pictures instanceof Error ? null : (
          <div className="hand">
            {pictures.map((source) => (
              <img alt="" key={source} src={source} />
            ))}
          </div>
        )}
      </header>
      {pictures instanceof Error && (
        <NoWorld error={pictures} isSmall={false} theme={theme} />
      )}
      {widgetGroups.map(({ about, name, parts }) => (
        <section key={name}>
          <h2>{name}</h2>
          <p>{about}</p>
          <ul>
            {parts.map(([part, does]) => (
              <li key={part}>
                <To path={`/docs/components-${part.toLowerCase()}--docs`}>
                  <strong>{part}</strong>
                  <span>{does}</span>
                </To>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h2>Run it</h2>
        <p>
          The toolbar above changes the theme, language and width, and keeps
          them in the URL. Every story is also a test, with accessibility checks
          by axe.
        </p>
        <dl>
          {commands.map(([command, does]) => (
            <div key={command}>
              <dt>
                <code>{command}</code>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

/** A link that keeps the toolbar's settings. */
function To(props: { children: ReactNode; kind?: 'primary'; path: string }) {
  const { channel } = useContext(DocsContext)
  const { children, kind, path } = props
  const isButton = !path.startsWith('/docs')
  return (
    <a
      className={isButton ? 'mk-button' : undefined}
      data-variant={kind}
      href={`./?path=${path}`}
      onClick={(event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        channel.emit('navigateUrl', `?path=${path}`, {})
      }}
      target="_parent"
    >
      {children}
    </a>
  )
}

/** Returns five images of the world's collectibles, or the error. */
function useImages(): string[] | Error {
  const [pictures, setPictures] = useState<string[] | Error>([])
  useEffect(() => {
    loadWorld()
      .then(({ info }) =>
        setPictures(
          [12, 34, 7, 61, 101].map(
            (id) => `${info.marketplaceUrl}/media/emblems/${id}.svg`,
          ),
        ),
      )
      .catch(setPictures)
  }, [])
  return pictures
}
