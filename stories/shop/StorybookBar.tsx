import { useEffect, useState } from 'react'
import './storybookBar.css'

type State = 'building' | 'failed' | 'ready'

/** Says when Storybook is ready, if it was being built as the shop opened. */
export function StorybookBar({ theme }: { theme: string }) {
  const state = useStorybook()
  return (
    <div data-mk-root="" data-mk-theme={theme}>
      <div role="status">
        {state && (
          <div className="storybook-bar">
            {state === 'building' && (
              <span>
                The shop is open. All widgets, guides and the reference follow
                in about a minute.
              </span>
            )}
            {state === 'failed' && (
              <span>
                Storybook couldn’t be built. The terminal of `npm start` says
                why.
              </span>
            )}
            {state === 'ready' && (
              <>
                <span>All widgets, guides and the reference are ready.</span>
                <a
                  className="mk-button"
                  data-size="small"
                  data-variant="primary"
                  href="/"
                >
                  Open Storybook
                </a>
              </>
            )}
          </div>
        )}
      </div>
    </div>
  )
}

/** Asks the server until Storybook is built; undefined if it was before. */
function useStorybook(): State | undefined {
  const [state, setState] = useState<State>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    async function ask(isFirst: boolean) {
      const response = await fetch('/__marketkit/storybook').catch(() => null)
      const next: State = response?.ok ? await response.json() : 'building'
      if (isFirst && next === 'ready') return
      setState(next)
      if (next === 'building') timer = setTimeout(ask, 1_000, false)
    }
    ask(true)
    return () => clearTimeout(timer)
  }, [])
  return state
}
