import type { Tokens } from './useTokens.js'

export function FoundationShapes({ tokens }: { tokens: Tokens }) {
  const layers = tokens.ofKind('layer', 'z-index')
  const lowest = Math.min(...layers.map(({ value }) => Number(value)))
  return (
    <div className="shapes">
      <ol className="steps">
        {tokens.ofKind('space', 'width').map(({ name, short, value }) => (
          <li className="step" key={name}>
            <i
              className="block"
              style={{ blockSize: `var(${name})`, inlineSize: `var(${name})` }}
            />
            <code>{short}</code>
            <span className="value">{value}</span>
          </li>
        ))}
      </ol>
      <ul className="radii">
        {tokens
          .ofKind('radius', 'border-top-left-radius')
          .map(({ name, short, value }) => (
            <li className="corner" key={name}>
              <i
                className="arc"
                style={{ borderStartStartRadius: `var(${name})` }}
              />
              <code>{short || 'radius'}</code>
              <span className="value">{value}</span>
            </li>
          ))}
      </ul>
      <ul className="depth">
        {['shadow-card', 'shadow-dialog'].map((name) => (
          <li
            className="sheet"
            key={name}
            style={{ boxShadow: `var(--mk-${name})` }}
          >
            <code>{name}</code>
          </li>
        ))}
        <li className="layers">
          {layers.map(({ name, short, value }) => (
            <div
              className="layer"
              key={name}
              style={{ '--_place': Number(value) - lowest } as object}
            >
              <code>{short}</code>
              <span className="value">{value}</span>
            </div>
          ))}
        </li>
      </ul>
    </div>
  )
}
