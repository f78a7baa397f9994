import type { Token, Tokens } from './useTokens.js'

const states = ['success', 'warning', 'danger'] as const
/** The warning colour is bright in every theme, and never a text background. */
const nearlyBlack = 'oklch(0.2 0.04 75)'

export function FoundationColors({ tokens }: { tokens: Tokens }) {
  const colors = (kind: string) => tokens.ofKind(kind, 'background-color')
  return (
    <div className="colors">
      <ol className="ramp">
        {colors('neutral').map((token) => (
          <li
            className="shade"
            key={token.name}
            style={{ background: `var(${token.name})` }}
          >
            <b>{token.short}</b>
            <span className="value">{lightness(token.value)}</span>
          </li>
        ))}
      </ol>
      <div className="families">
        <Family
          ink="var(--mk-on-accent)"
          name="accent"
          shades={colors('accent')}
        />
        {states.map((state) => (
          <Family
            key={state}
            name={state}
            ink={state === 'warning' ? nearlyBlack : 'var(--mk-on-strong)'}
            shades={colors(state)}
          />
        ))}
      </div>
      <div className="surfaces">
        {['surface-sunken', 'surface', 'surface-raised'].map((name) => (
          <figure key={name} style={{ background: `var(--mk-${name})` }}>
            <p className="ink">Ink</p>
            <p className="ink muted">Muted ink</p>
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  )
}

/** The main colour as a large tile, and its other shades below. */
function Family(props: { ink: string; name: string; shades: Token[] }) {
  const { ink, name, shades } = props
  const strong = shades.find(({ short }) => short === 'strong') ?? shades[0]
  const main = strong?.name ?? ''
  const others = shades.filter((token) => token.name !== main)
  return (
    <figure>
      <div className="tile" style={{ background: `var(${main})`, color: ink }}>
        <b className="letters">Aa</b>
        <strong>{main.slice('--mk-'.length)}</strong>
        <code>{strong?.value}</code>
      </div>
      <ul>
        {others.map((token) => (
          <li className="other" key={token.name} title={token.value}>
            <i className="dot" style={{ background: `var(${token.name})` }} />
            {token.short || name}
          </li>
        ))}
      </ul>
    </figure>
  )
}

/** The lightness of an `oklch()` colour, as a percentage. */
function lightness(color: string): string {
  const value = Number(/oklch\(([\d.]+)/.exec(color)?.[1])
  return Number.isNaN(value) ? '' : `${Math.round(value * 100)}`
}
