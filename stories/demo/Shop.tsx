import { useConnection } from 'wagmi'
import {
  type CollectibleAction,
  FlowNotices,
  Marketplace,
} from '../../src/index.js'
import type { WorldInfo } from '../../src/service/node/world/startWorld.js'
import { useWorldSorts } from '../support/sorts.js'
import { Fan } from './Fan.js'
import { Header } from './Header.js'
import { Mine } from './Mine.js'
import { useTab } from './useTab.js'
import './marketplace.css'

const words = {
  ERC721: {
    eyebrow: 'One of one',
    description:
      'Five hundred coats of arms for houses that don’t exist yet. Drawn by code, no two alike.',
  },
  ERC1155: {
    eyebrow: 'Editions',
    description:
      'Potions, keys, maps and relics for the road. Buy as many as your journey needs.',
  },
}

const actions: CollectibleAction[] = [
  'buy',
  'addToCart',
  'list',
  'cancel',
  'edit',
]

/** A complete shop: `Marketplace` with a header, and a page of owned items. */
export function Shop(props: { info: WorldInfo; onTheme: () => void }) {
  const { info, onTheme } = props
  const { open, tab } = useTab(info)
  const sorts = useWorldSorts()
  const { address } = useConnection()
  return (
    <div className="shop">
      <Header info={info} onTab={open} onTheme={onTheme} tab={tab} />
      <main>
        {tab === 'mine' ? (
          <Mine account={address} info={info} />
        ) : (
          <Marketplace
            actions={actions}
            art={<Fan chainId={info.chainId} collection={tab} />}
            cart={null}
            chainId={info.chainId}
            collectionName={tab.name}
            contractAddress={tab.address}
            contractType={tab.type}
            key={tab.address}
            sorts={sorts}
            notices={null}
            {...words[tab.type]}
          />
        )}
      </main>
      <FlowNotices />
    </div>
  )
}
