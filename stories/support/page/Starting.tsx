import { useEffect, useState } from 'react'
import { Sign } from '../Sign.js'
import type { Progress } from './messages.js'
import { watchStart } from './pageWorld.js'
import './starting.css'

const sentences: Record<Progress['part'], string> = {
  files: 'Loading 500 emblems and their orders',
  chain: 'Starting the chain',
  database: 'Opening the database',
  service: 'Starting the service',
}

/** Replaces a story while the world of the page starts. */
export function Starting(props: { isSmall: boolean; theme: string }) {
  const { isSmall, theme } = props
  const [progress, setProgress] = useState<Progress>()
  useEffect(() => watchStart(setProgress), [])
  if (!progress || isSmall) return <p className="story-wait">Loading…</p>
  const { done, part } = progress
  return (
    <div data-mk-root="" data-mk-theme={theme}>
      <section className="starting">
        <Sign />
        <h2>Opening the marketplace</h2>
        <progress aria-label="Start of the marketplace" max={1} value={done} />
        <p role="status">{sentences[part]}…</p>
        <p className="hint">
          Chain, database and service run in this page. Nothing is sent
          anywhere.
        </p>
      </section>
    </div>
  )
}
