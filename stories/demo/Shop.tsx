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
import { useWords } from './useWords.js'
import './marketplace.css'

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
  const words = useWords()
  if (!collection) return null
  const { address, name, type } = collection
  return (
    <div className="shop">
      <Header {...{ collection, info, isMine, onTheme }} />
      <main>
        <Marketplace
          actions={isMine ? ownActions : actions}
          activity
          art={<Fan chainId={info.chainId} collection={collection} />}
          cart={null}
          chainId={info.chainId}
          collectionName={name}
          contractAddress={address}
          contractType={type}
          key={address}
          sorts={sorts}
          notices={null}
          description={type === 'ERC721' ? words.emblems : words.items}
          eyebrow={
            type === 'ERC721' ? words.emblemsEyebrow : words.itemsEyebrow
          }
          {...(isMine && {
            header: <h1 className="mine">{words.yours(name)}</h1>,
          })}
        />
      </main>
      <FlowNotices />
    </div>
  )
}
