import { skipToken } from '@tanstack/react-query'
import Wallet from 'lucide-react/icons/wallet'
import type { Address } from 'viem'
import {
  CollectibleGrid,
  useCollectibles,
  useHoldings,
} from '../../src/index.js'
import type { WorldInfo } from '../../src/service/node/startWorld.js'
import type { DetailOf } from './Detail.js'
import type { Trade } from './Dialogs.js'
import { toTrade } from './toTrade.js'

/** What the connected account holds, collection by collection. */
export function Mine(props: {
  account: Address | undefined
  info: WorldInfo
  onOpen: (detail: DetailOf) => void
  onTrade: (trade: Trade) => void
}) {
  const { account, info, ...rest } = props
  if (!account)
    return (
      <div className="nothing">
        <Wallet />
        <p>Connect a wallet to see what it holds.</p>
      </div>
    )
  return info.collections.map((collection) => (
    <Holding
      account={account}
      chainId={info.chainId}
      collection={collection}
      key={collection.address}
      {...rest}
    />
  ))
}

function Holding(props: {
  account: Address
  chainId: number
  collection: WorldInfo['collections'][number]
  onOpen: (detail: DetailOf) => void
  onTrade: (trade: Trade) => void
}) {
  const { account, chainId, collection, onOpen, onTrade } = props
  const contractAddress = collection.address
  const filter = {
    includeEmpty: true,
    inAccounts: [account],
    // A price on what one holds is one's own, not that of another seller.
    ordersCreatedBy: [account],
  }
  const held = useHeld({ chainId, collection, filter })
  return (
    <section className="holding">
      <h2>{collection.name}</h2>
      <CollectibleGrid
        chainId={chainId}
        collectionName={collection.name}
        contractAddress={contractAddress}
        empty={<p className="none">None of these yet.</p>}
        filter={filter}
        onAction={(action, collectible) =>
          onTrade(toTrade(action, collectible, collection, chainId))
        }
        onOpen={(collectible) => onOpen({ collectible, collection })}
        owned={({ metadata }) => held[metadata.tokenId] ?? true}
        pageSize={pageSize}
      />
    </section>
  )
}

const pageSize = 12

/** How many of each one holds, where there can be several. */
function useHeld(parameters: {
  chainId: number
  collection: WorldInfo['collections'][number]
  filter: { inAccounts: Address[] }
}): Readonly<Record<string, string>> {
  const { chainId, collection, filter } = parameters
  const { address: contractAddress, type: contractType } = collection
  // The grid asks the same, so this is no second request.
  const { data } = useCollectibles({
    chainId,
    contractAddress,
    filter,
    page: { pageSize },
    side: 'listing',
  })
  const tokenIds = (data?.pages ?? [])
    .flatMap(({ collectibles }) => collectibles)
    .map(({ metadata }) => metadata.tokenId)
  const holdings = useHoldings(
    contractType === 'ERC1155' && tokenIds.length > 0
      ? { chainId, contractAddress, contractType, tokenIds }
      : skipToken,
  )
  return holdings.data ?? {}
}
