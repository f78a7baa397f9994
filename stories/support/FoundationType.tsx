import type { Tokens } from './useTokens.js'

export function FoundationType({ tokens }: { tokens: Tokens }) {
  return (
    <div className="type">
      <ol className="sizes">
        {tokens
          .ofKind('text', 'font-size')
          .reverse()
          .map(({ name, short, value }) => (
            <li className="size" key={name}>
              <code>{short}</code>
              <span className="value">{value}</span>
              <p className="specimen" style={{ fontSize: `var(${name})` }}>
                Emblem of the Quiet Tide
              </p>
            </li>
          ))}
      </ol>
      <div className="samples">
        <figure className="sample">
          {tokens
            .ofKind('weight', 'font-weight')
            .map(({ name, short, value }) => (
              <p key={name} style={{ fontWeight: `var(${name})` }}>
                Sold <small className="value">{`${short} ${value}`}</small>
              </p>
            ))}
          <figcaption>Weights</figcaption>
        </figure>
        <figure className="sample figures">
          {['1,284.50', '0.0471', '311.08'].map((amount) => (
            <p key={amount}>{amount}</p>
          ))}
          <figcaption>Tabular figures</figcaption>
        </figure>
        <figure className="sample mono">
          <p>0x71C7…976F</p>
          <p>#004,812</p>
          <figcaption>Addresses and IDs</figcaption>
        </figure>
      </div>
    </div>
  )
}
