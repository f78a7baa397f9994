import {
  type CollectibleAction,
  FlowNotices,
  Marketplace,
} from '../../src/index.js'
import type { WorldInfo } from '../../src/service/node/world/startWorld.js'
import { useWorldSorts } from '../support/sorts.js'
import { Fan } from './Fan.js'
import { Header } from './Header.js'
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
const ownActions: CollectibleAction[] = ['list', 'edit', 'cancel']

/** A complete shop: `Marketplace` with a header. */
export function Shop(props: { info: WorldInfo; onTheme: () => void }) {
  const { info, onTheme } = props
  const { collection, isMine } = useTab(info)
  const sorts = useWorldSorts()
  if (!collection) return null
  const { address, name, type } = collection
  return (
    <div className="shop">
      <Header {...{ collection, info, isMine, onTheme }} />
      <main>
        <Marketplace
          actions={isMine ? ownActions : actions}
          art={<Fan chainId={info.chainId} collection={collection} />}
          cart={null}
          chainId={info.chainId}
          collectionName={name}
          contractAddress={address}
          contractType={type}
          key={address}
          sorts={sorts}
          notices={null}
          {...words[type]}
          {...(isMine && { header: <h1 className="mine">Your {name}</h1> })}
        />
      </main>
      <FlowNotices />
    </div>
  )
}
