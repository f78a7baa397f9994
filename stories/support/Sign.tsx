import './sign.css'

/** The logo of the demo shop. */
export function Sign() {
  return (
    <svg aria-hidden="true" className="sign" viewBox="0 0 32 32">
      <path className="a" d="M16 2 28 6v10c0 7-5 11.500-12 14z" />
      <path className="b" d="M16 2 4 6v10c0 7 5 11.500 12 14z" />
      <path className="c" d="m16 9 5.500 7L16 23l-5.500-7z" />
    </svg>
  )
}
