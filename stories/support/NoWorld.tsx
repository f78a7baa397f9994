import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { Command } from './Command.js'
import './noWorld.css'
import { Sign } from './Sign.js'
import { chooseService, getServiceUrl } from './serviceAddress.js'
import { loadWorld } from './world.js'
import { worldSource } from './worldSource.js'

/** Replaces a story while no service is reachable. */
export function NoWorld(props: {
  error: Error
  isSmall: boolean
  theme: string
}) {
  const { isSmall, theme } = props
  const { isAsking, error = props.error, ask } = useWorldRetry()
  const address = getServiceUrl()
  if (worldSource.reset) return <NotStarted error={error} theme={theme} />
  return (
    <div data-mk-root="" data-mk-theme={theme}>
      <section className="no-world" data-small={isSmall || undefined}>
        <Sign />
        <h2>No marketplace running</h2>
        <p>
          These stories trade with a real order book, on a real chain that runs
          on your machine. Start both from the repository, then come back to
          this page.
        </p>
        {isSmall ? (
          <button className="mk-button" onClick={() => ask()} type="button">
            {isAsking ? 'Connecting…' : 'Try again'}
          </button>
        ) : (
          <>
            <Command command="npm run world -- --port 8787" />
            <form
              onSubmit={(event: FormEvent<HTMLFormElement>) => {
                event.preventDefault()
                const form = new FormData(event.currentTarget)
                const chosen = String(form.get('service'))
                if (chosen === address) return ask()
                chooseService(chosen)
                location.reload()
              }}
            >
              <label htmlFor="no-world-service">Service URL</label>
              <div>
                <input
                  autoComplete="off"
                  defaultValue={address}
                  id="no-world-service"
                  inputMode="url"
                  name="service"
                  spellCheck={false}
                />
                <button
                  aria-busy={isAsking}
                  className="mk-button"
                  data-variant="primary"
                  type="submit"
                >
                  {isAsking ? 'Connecting…' : 'Try again'}
                </button>
              </div>
            </form>
            <p className="hint" role="status">
              {isAsking
                ? `Connecting to ${address}…`
                : `Couldn’t reach ${address}. Your browser may ask you to allow access to your local network.`}
            </p>
            <details>
              <summary>Error details</summary>
              <pre>{error.message}</pre>
            </details>
          </>
        )}
      </section>
    </div>
  )
}

/** Replaces a story if the world of the page can't start. */
function NotStarted({ error, theme }: { error: Error; theme: string }) {
  return (
    <div data-mk-root="" data-mk-theme={theme}>
      <section className="no-world">
        <Sign />
        <h2>The marketplace didn’t start</h2>
        <p>
          It runs in this page, from files of this site. They didn’t load, or
          this browser can’t run them.
        </p>
        <button
          className="mk-button"
          data-variant="primary"
          onClick={() => location.reload()}
          type="button"
        >
          Try again
        </button>
        <details>
          <summary>Error details</summary>
          <pre>{error.message}</pre>
        </details>
      </section>
    </div>
  )
}

/** Checks again on a click, and when the page becomes visible. */
function useWorldRetry() {
  const [isAsking, setAsking] = useState(false)
  const [error, setError] = useState<Error>()
  const ask = useCallback(async () => {
    setAsking(true)
    try {
      await loadWorld()
      // The loaders ran without a world, so they must run again.
      location.reload()
    } catch (cause) {
      setError(cause instanceof Error ? cause : new Error(String(cause)))
      setAsking(false)
    }
  }, [])
  useEffect(() => {
    addEventListener('focus', ask)
    return () => removeEventListener('focus', ask)
  }, [ask])
  return { ask, error, isAsking }
}
