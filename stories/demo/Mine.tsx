import { useState } from 'react'
import { type Address, isAddressEqual } from 'viem'
import { Wallet } from '../../src/components/icon/icons.js'
import { CollectibleGrid, useMarketKit } from '../../src/index.js'
import type { WorldInfo } from '../../src/service/node/world/startWorld.js'
import { Dialogs, type Trade } from './Dialogs.js'
import { toTrade } from './toTrade.js'
import { go, toHref } from './useTab.js'

/** The collectibles of the connected account, by collection. */
export function Mine(props: { account: Address | undefined; info: WorldInfo }) {
  const { account, info } = props
  const { onConnect } = useMarketKit()
  const [trade, setTrade] = useState<Trade>()
  return (
    <>
      <section className="mine-head">
        <h1>Your collection</h1>
        <p>
          <bdi>Everything in your wallet, listed or not.</bdi>
        </p>
      </section>
      {account ? (
        info.collections.map((collection) => (
          <section className="holding" key={collection.address}>
            <h2>{collection.name}</h2>
            <CollectibleGrid
              actions={['list', 'edit', 'cancel']}
              chainId={info.chainId}
              collectionName={collection.name}
              contractAddress={collection.address}
              contractType={collection.type}
              empty={
                <p className="none">
                  <bdi>No items yet.</bdi>
                </p>
              }
              filter={{
                includeEmpty: true,
                inAccounts: [account],
                // Shows the account's own listings only, not those of other
                // sellers.
                ordersCreatedBy: [account],
              }}
              href={({ metadata }) => toHref(collection, metadata.tokenId)}
              onAction={(action, collectible) =>
                setTrade(toTrade(action, collectible, collection, info.chainId))
              }
              onClick={(event) => {
                const { altKey, ctrlKey, metaKey, shiftKey, target } = event
                const link = (target as Element).closest('a')
                if (!link || altKey || ctrlKey || metaKey || shiftKey) return
                event.preventDefault()
                go(link.href)
              }}
              pageSize={12}
            />
          </section>
        ))
      ) : (
        <div className="nothing">
          <Wallet />
          <p>
            <bdi>Connect your wallet to see what you own.</bdi>
          </p>
          <button
            className="mk-button"
            data-variant="primary"
            onClick={onConnect}
            type="button"
          >
            Connect wallet
          </button>
        </div>
      )}
      <Dialogs
        getItemUrl={({ contractAddress, tokenId }) =>
          toHref(
            info.collections.find(({ address }) =>
              isAddressEqual(address, contractAddress),
            ) ?? 'mine',
            tokenId,
          )
        }
        onClose={() => setTrade(undefined)}
        onView={go}
        trade={trade}
      />
    </>
  )
}
