import { DocsContext, Source } from '@storybook/addon-docs/blocks'
import {
  type ContextType,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Command } from '../Command.js'
import { StoryLink } from '../docs/StoryLink.js'
import { Search } from '../site/Search.js'
import { isDark } from '../themes.js'
import { useStoryTheme } from '../useStoryTheme.js'
import { WidgetFrame } from '../WidgetFrame.js'
import { nameFrame } from '../wallFrame.js'
import { worldSource } from '../worldSource.js'
import { readAddress, writeAddress } from './address.js'
import { Contents } from './Contents.js'
import { ThemeControls, WidgetControls } from './Controls.js'
import { playgroundPlace } from './inFrame.js'
import { Logs } from './Logs.js'
import type { SwitchName } from './messages.js'
import { Panel } from './Panel.js'
import './playground.css'
import { type Settings, toCode, toCss } from './settings.js'
import { useReports } from './useReports.js'

type Channel = ContextType<typeof DocsContext>['channel']

/** A theme is requested once: the request mounts this page again. */
let requested: string | undefined

/** The choices, which the address holds; their theme is that of the whole site. */
function useSettings(channel: Channel, theme: string) {
  const [settings, setSettings] = useState(() => readAddress(theme))
  const [followed, setFollowed] = useState(theme)
  if (theme !== followed) {
    setFollowed(theme)
    setSettings({ ...settings, theme })
  }
  const chosen = settings.theme
  useEffect(() => {
    writeAddress(settings)
    // Storybook may navigate after a change of the theme, without the choices.
    const timer = setInterval(() => writeAddress(settings), 500)
    return () => clearInterval(timer)
  }, [settings])
  useEffect(() => {
    if (chosen === theme) requested = undefined
    else if (chosen !== requested) {
      requested = chosen
      channel.emit('updateGlobals', { globals: { theme: chosen } })
    }
  }, [channel, chosen, theme])
  const change = (changes: Partial<Settings>) =>
    setSettings((before) => ({ ...before, ...changes }))
  return [settings, change] as const
}

/**
 * The front page: what MarketKit is, a widget in the reader's own theme, on a world whose
 * failures the reader causes, and links to everything else. The address holds every choice
 * of the theme.
 */
export function Playground() {
  const { channel } = useContext(DocsContext)
  const theme = useStoryTheme(channel)
  const frame = useRef<HTMLIFrameElement>(null)
  const [settings, change] = useSettings(channel, theme)
  const [switches, setSwitches] = useState<readonly SwitchName[]>([])
  const turnOff = useCallback(
    (name: SwitchName) =>
      setSwitches((before) => before.filter((other) => other !== name)),
    [],
  )
  const { clear, reports } = useReports(frame, turnOff)
  const reload = () => frame.current?.contentWindow?.location.reload()
  const css = toCss(settings)
  const dark = isDark(theme)
  return (
    <div className="playground" data-mk-root="" data-mk-theme={theme}>
      <Introduction />
      <div className="playground-parts">
        <main>
          <WidgetControls onChange={change} settings={settings} />
          <div
            className="playground-stage widget-stage"
            data-width={settings.width}
          >
            <Frame
              css={css}
              ref={frame}
              settings={settings}
              switches={switches}
            />
            {reports.isEmpty && (
              <div className="playground-closed">
                <p>
                  {reports.order
                    ? 'The dialog is closed.'
                    : 'The story couldn’t load its listing.'}
                </p>
                <button onClick={reload} type="button">
                  {reports.order ? 'Open the next one' : 'Try again'}
                </button>
              </div>
            )}
          </div>
        </main>
        <aside>
          <Panel
            isOn={(name) => switches.includes(name)}
            loads={reports.loads}
            onReload={reload}
            onSwitch={(name) =>
              switches.includes(name)
                ? turnOff(name)
                : setSwitches([...switches, name])
            }
            order={reports.order}
          />
          <ThemeControls onChange={change} settings={settings} />
        </aside>
        <Logs onClear={clear} reports={reports} />
      </div>
      <section className="playground-code">
        <h2>Your code</h2>
        <Source code={toCode(settings)} dark={dark} language="tsx" />
        {css && <Source code={css} dark={dark} language="css" />}
        <p>
          Your app creates <code>client</code>:{' '}
          <StoryLink path={links[0].path}>Get started</StoryLink>.{' '}
          <StoryLink path={`/story/${settings.story}`}>
            Every option of this widget
          </StoryLink>
        </p>
      </section>
      <Contents />
    </div>
  )
}

function Introduction() {
  return (
    <header>
      <div>
        <h1>Marketplace widgets that survive what wallets and chains do.</h1>
        <p>
          MarketKit is React hooks, widgets and a trade engine for marketplaces
          of on-chain collectibles. Buy below: the trade is real, on a chain
          that runs {worldSource.reset ? 'in this page' : 'on your machine'}.
          Then break it.
        </p>
        <nav aria-label="First steps">
          {links.map(({ path, text }) => (
            <StoryLink key={path} path={path}>
              {text}
            </StoryLink>
          ))}
        </nav>
      </div>
      <div className="playground-start">
        <Search />
        <Command command="npm install marketkit @tanstack/react-query viem wagmi" />
      </div>
    </header>
  )
}

const links = [
  { path: '/docs/guides-widgets-in-five-minutes--docs', text: 'Get started' },
  { path: '/story/demos-marketplace--default', text: 'Demo shop' },
  {
    path: '/docs/guides-testing-your-app-against-the-local-world--docs',
    text: 'Test your app',
  },
  { path: '/story/trade-all-states--buy', text: 'All states' },
] as const

function Frame({
  css,
  ref,
  settings: { locale, props, story, theme },
  switches,
}: {
  css: string
  ref: RefObject<HTMLIFrameElement | null>
  settings: Settings
  switches: readonly SwitchName[]
}) {
  useEffect(() => setStyle(ref.current, css), [css, ref])
  const query = new URLSearchParams({
    ...{ id: story, viewMode: 'story' },
    globals: `theme:${theme};locale:${locale}`,
    ...(props && { args: props }),
  })
  return (
    <WidgetFrame
      data-switches={switches.join(' ')}
      name={nameFrame(playgroundPlace)}
      onLoad={() => setStyle(ref.current, css)}
      ref={ref}
      src={`./iframe.html?${query}`}
      title="Widget"
    />
  )
}

function setStyle(frame: HTMLIFrameElement | null, css: string): void {
  const page = frame?.contentDocument
  if (!page?.head) return
  const sheet = page.getElementById('playground') ?? page.createElement('style')
  sheet.id = 'playground'
  sheet.textContent = css
  page.head.append(sheet)
}
