/** Which token of which contract it is; a press copies the whole of it. */
export function Identity(props: { address: string; tokenId: string }) {
  const facts = { Contract: props.address, 'Token ID': props.tokenId }
  return (
    <dl className="identity">
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <button
              aria-label={`Copy ${name}: ${value}`}
              onClick={() => navigator.clipboard?.writeText(value)}
              title={value}
              type="button"
            >
              {short(value)}
            </button>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function short(value: string): string {
  return value.length > 14 ? `${value.slice(0, 6)}…${value.slice(-4)}` : value
}
