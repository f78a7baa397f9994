import { useCallback, useRef, useState } from 'react'
import { useConnection } from 'wagmi'
import { FlowNotices } from '../../src/index.js'
import type { WorldInfo } from '../../src/service/node/startWorld.js'
import { Browse } from './Browse.js'
import { Detail, type DetailOf } from './Detail.js'
import { Header } from './Header.js'
import { Hero } from './Hero.js'
import './marketplace.css'
import { Dialogs, type Trade } from './Dialogs.js'
import { Mine } from './Mine.js'

/** Which part of the shop is open. */
export type Tab = WorldInfo['collections'][number] | 'mine'

/** A whole shop, made of the public parts of MarketKit. */
export function Marketplace(props: { info: WorldInfo; onTheme: () => void }) {
  const { info, onTheme } = props
  const [tab, setTab] = useState<Tab>(info.collections[0] ?? 'mine')
  const [detail, setDetail] = useState<DetailOf>()
  const main = useRef<HTMLElement>(null)
  const opener = useRef<Element>(null)
  const open = (next: DetailOf) => {
    opener.current = document.activeElement
    setDetail(next)
  }
  const close = useCallback(() => setDetail(undefined), [])
  const [trade, setTrade] = useState<Trade>()
  const { address } = useConnection()
  const shown = tab === 'mine' ? info.collections[0] : tab

  return (
    <div className="shop">
      <Header inert={Boolean(detail)} onTheme={onTheme} />
      <main inert={Boolean(detail)} ref={main} tabIndex={-1}>
        {shown && tab !== 'mine' && (
          <Hero chainId={info.chainId} collection={shown} />
        )}
        {tab === 'mine' && (
          <section className="mine-head">
            <h1>Your collection</h1>
            <p>Everything this wallet holds, listed or not.</p>
          </section>
        )}
        <nav aria-label="Collections" className="tabs">
          {[...info.collections, 'mine' as const].map((choice) => (
            <button
              aria-current={choice === tab ? 'page' : undefined}
              key={choice === 'mine' ? choice : choice.address}
              onClick={() => setTab(choice)}
              type="button"
            >
              {choice === 'mine' ? 'Mine' : choice.name}
            </button>
          ))}
        </nav>
        {tab === 'mine' ? (
          <Mine
            account={address}
            info={info}
            onOpen={open}
            onTrade={setTrade}
          />
        ) : (
          <Browse
            chainId={info.chainId}
            collection={tab}
            key={tab.address}
            onOpen={open}
            onTrade={setTrade}
          />
        )}
      </main>
      <Detail
        detail={detail}
        info={info}
        onClose={close}
        onClosed={() => {
          const { current } = opener
          // The card may have left with what was done.
          const next = current?.isConnected ? current : main.current
          if (next instanceof HTMLElement) next.focus({ preventScroll: true })
        }}
        onTrade={setTrade}
      />
      <Dialogs onClose={() => setTrade(undefined)} trade={trade} />
      <FlowNotices />
    </div>
  )
}
