import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useMarketKit } from '../../src/index.js'
import { AccountMenu } from './AccountMenu.js'

/** The shop's sign, the light switch and the wallet. */
export function Header(props: { inert: boolean; onTheme: () => void }) {
  const { inert, onTheme } = props
  const { theme } = useMarketKit()
  return (
    <header className="top" inert={inert}>
      <div className="inner">
        <span className="brand">
          <svg aria-hidden="true" viewBox="0 0 32 32">
            <path className="a" d="M16 2 28 6v10c0 7-5 11.500-12 14z" />
            <path className="b" d="M16 2 4 6v10c0 7 5 11.500 12 14z" />
            <path className="c" d="m16 9 5.500 7L16 23l-5.500-7z" />
          </svg>
          Heraldry
        </span>
        <button
          aria-label={theme === 'dark' ? 'Light colours' : 'Dark colours'}
          className="icon"
          onClick={onTheme}
          type="button"
        >
          {theme === 'dark' ? <Sun /> : <Moon />}
        </button>
        <AccountMenu />
      </div>
    </header>
  )
}
