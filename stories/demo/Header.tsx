import { CartDrawer, useMarketKit } from '../../src/index.js'
import type { WorldInfo } from '../../src/service/node/world/startWorld.js'
import { Moon, Sun } from '../support/icons.js'
import { AccountMenu } from './AccountMenu.js'
import { openTab } from './useTab.js'
import { useWords } from './useWords.js'

/** The shop's logo, tabs, cart, theme switch and account menu. */
export function Header(props: {
  collection: WorldInfo['collections'][number]
  info: WorldInfo
  isMine: boolean
  onTheme: () => void
}) {
  const { collection, info, isMine, onTheme } = props
  const { theme } = useMarketKit()
  const words = useWords()
  return (
    <header className="top">
      <div className="inner">
        <span className="brand">
          <svg aria-hidden="true" viewBox="0 0 32 32">
            <path className="a" d="M16 2 28 6v10c0 7-5 11.500-12 14z" />
            <path className="b" d="M16 2 4 6v10c0 7 5 11.500 12 14z" />
            <path className="c" d="m16 9 5.500 7L16 23l-5.500-7z" />
          </svg>
          <span>Heraldry</span>
        </span>
        <nav aria-label={words.collections} className="tabs">
          {info.collections.map((it) => (
            <button
              aria-current={!isMine && it === collection ? 'page' : undefined}
              key={it.address}
              onClick={() => openTab(it)}
              type="button"
            >
              {it.name}
            </button>
          ))}
          <button
            aria-current={isMine ? 'page' : undefined}
            onClick={() => openTab(collection, true)}
            type="button"
          >
            {words.mine}
          </button>
        </nav>
        <div className="tools">
          <button
            aria-label={theme === 'dark' ? words.lightTheme : words.darkTheme}
            className="icon"
            onClick={onTheme}
            type="button"
          >
            {theme === 'dark' ? <Sun /> : <Moon />}
          </button>
          <CartDrawer />
          <AccountMenu />
        </div>
      </div>
    </header>
  )
}
