import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Sign } from '../Sign.js'
import { readFramePlace } from '../wallFrame.js'
import type { Progress } from './messages.js'
import './starting.css'

const sentences: Record<Progress['part'], string> = {
  files: 'Loading 500 emblems and their orders',
  chain: 'Starting the chain',
  database: 'Opening the database',
  service: 'Starting the service',
}

type Watch = (onProgress: (progress: Progress) => void) => () => void

/**
 * Covers the page of a story with the progress of the world's start, until the
 * start has ended. Storybook draws a story only after its loaders, which need
 * the world.
 */
export function showStart(start: Promise<unknown>, watch: Watch): void {
  const query = new URLSearchParams(location.search)
  if (query.get('viewMode') === 'docs' || readFramePlace() !== undefined) return
  const { storyTheme = 'auto' } = document.documentElement.dataset
  // Storybook hides the content of the body while a story prepares.
  const layer = document.createElement('div')
  document.documentElement.append(layer)
  const root = createRoot(layer)
  root.render(<Starting theme={storyTheme} watch={watch} />)
  const hide = () => {
    root.unmount()
    layer.remove()
  }
  start.then(hide, hide)
}

function Starting({ theme, watch }: { theme: string; watch: Watch }) {
  const [progress, setProgress] = useState<Progress>()
  useEffect(() => watch(setProgress), [watch])
  if (!progress) return null
  const { done, part } = progress
  return (
    <div className="starting" data-mk-root="" data-mk-theme={theme}>
      <section>
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
