import { useEffect, useState } from 'react'
import './storybookBar.css'

type State = 'building' | 'failed' | 'ready'

/** The address names another page of Storybook than the shop. */
const isElsewhere = !/path=(\/story\/demos-marketplace--default)?$/.test(
  `path=${new URLSearchParams(location.search).get('path') ?? ''}`,
)

/** Says when Storybook is ready, at the same address. */
export function StorybookBar({ theme }: { theme: string }) {
  const state = useStorybook()
  useEffect(() => {
    if (state === 'ready' && isElsewhere) location.reload()
  }, [state])
  return (
    <div data-mk-root="" data-mk-theme={theme}>
      <aside className="storybook-bar" role="status">
        {state === 'building' && (
          <span>
            All widgets, guides and the reference are being built, which takes
            about a minute.
          </span>
        )}
        {state === 'failed' && (
          <span>
            Storybook couldn’t be built. The terminal of `npm start` says why.
          </span>
        )}
        {state === 'ready' && (
          <>
            <span>All widgets, guides and the reference are ready.</span>
            <button
              className="mk-button"
              data-size="small"
              data-variant="primary"
              onClick={() => location.reload()}
              type="button"
            >
              Open Storybook
            </button>
          </>
        )}
      </aside>
    </div>
  )
}

/** Asks the server until Storybook is built. */
function useStorybook(): State {
  const [state, setState] = useState<State>('building')
  useEffect(() => {
    if (state !== 'building') return
    const timer = setInterval(async () => {
      const response = await fetch('/__marketkit/storybook').catch(() => null)
      if (response?.ok) setState(await response.json())
    }, 1_000)
    return () => clearInterval(timer)
  }, [state])
  return state
}
