import { useState } from 'react'
import type { Tokens } from './useTokens.js'

export function FoundationMotion({ tokens }: { tokens: Tokens }) {
  const [isMoved, setMoved] = useState(false)
  const [ease] = tokens.ofKind('ease', 'transition-timing-function')
  const durations = ['fast', 'slow'].flatMap((kind) =>
    tokens.ofKind(kind, 'transition-duration'),
  )
  return (
    <div className="motion">
      {durations.map(({ name, value }) => (
        <div className="duration" data-moved={isMoved || undefined} key={name}>
          <code>{name.slice('--mk-'.length)}</code>
          <span className="value">{value}</span>
          <p className="track">
            <i
              className="ball"
              style={{ transitionDuration: `var(${name})` }}
            />
          </p>
        </div>
      ))}
      <div className="play">
        <button
          className="mk-button"
          data-variant="primary"
          onClick={() => setMoved(!isMoved)}
          type="button"
        >
          Play
        </button>
        <code>{ease?.value}</code>
      </div>
    </div>
  )
}
