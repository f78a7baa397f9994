import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useConnection } from 'wagmi'
import {
  type CollectibleOrder,
  cardState,
  Media,
  Price,
  useCollectibles,
  useListings,
  useMarketKit,
} from '../../src/index.js'
import type { WorldInfo } from '../../src/service/node/startWorld.js'
import type { Trade } from './Dialogs.js'
import { Identity } from './Identity.js'
import { Listings } from './Listings.js'
import { toTrade } from './toTrade.js'

/** Which collectible is looked at closely. */
export type DetailOf = {
  collectible: CollectibleOrder
  collection: WorldInfo['collections'][number]
}

/** One collectible at the side: picture, price, traits and listings. */
export function Detail(props: {
  detail: DetailOf | undefined
  info: WorldInfo
  onClose: () => void
  /** Called when the panel has left, to place the focus. */
  onClosed: () => void
  onTrade: (trade: Trade) => void
}) {
  const { detail, info, onClose, onClosed, onTrade } = props
  useEffect(() => {
    if (!detail) return
    const onKeyDown = ({ defaultPrevented, key }: KeyboardEvent) => {
      const isCovered = document.querySelector('[data-mk-dialog]')
      if (key === 'Escape' && !defaultPrevented && !isCovered) onClose()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [detail, onClose])
  if (!detail) return null
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape and the close button do the same */}
      <div className="veil" onClick={onClose} role="presentation" />
      <Panel
        {...detail}
        chainId={info.chainId}
        key={detail.collectible.metadata.tokenId}
        onClose={onClose}
        onClosed={onClosed}
        onTrade={onTrade}
      />
    </>
  )
}

function Panel(
  props: DetailOf & {
    chainId: number
    onClose: () => void
    onClosed: () => void
    onTrade: (trade: Trade) => void
  },
) {
  const { chainId, collectible, collection, onClose, onTrade } = props
  const { metadata } = collectible
  const { address } = useConnection()
  const { currencies } = useMarketKit()
  const close = useRef<HTMLButtonElement>(null)
  const leave = useEffectEvent(props.onClosed)
  useEffect(() => {
    close.current?.focus()
    return () => leave()
  }, [])

  const contractAddress = collection.address
  const item = { chainId, contractAddress, tokenId: metadata.tokenId }
  const listings = useListings(item)
  const all = listings.data?.pages.flatMap((page) => page.listings)
  const held = useCollectibles({
    chainId,
    contractAddress,
    filter: {
      includeEmpty: true,
      inAccounts: [address ?? contractAddress],
      searchText: metadata.name,
    },
    side: 'listing',
  })
  const owned =
    held.data?.pages
      .flatMap((page) => page.collectibles)
      .some((one) => one.metadata.tokenId === metadata.tokenId) ?? false
  const now = all
    ? { ...collectible, listing: all[0], order: undefined }
    : collectible
  const { action, order } = cardState(now, { account: address, owned })
  const currency = currencies.find(
    (known) => known.address === order?.priceCurrencyAddress,
  )
  return (
    <aside aria-label={metadata.name} className="detail" role="dialog">
      <button
        aria-label="Close"
        className="icon close"
        onClick={onClose}
        ref={close}
        type="button"
      >
        <X />
      </button>
      <Media
        alt={metadata.name ?? ''}
        color={metadata.backgroundColor}
        eager
        src={metadata.image}
      />
      <div className="words">
        <p className="kind">{collection.name}</p>
        <h2>{metadata.name}</h2>
        <p>{metadata.description}</p>
        <div className="offer">
          <div>
            <span>{order ? 'Price' : 'Not listed'}</span>
            {order && currency && (
              <Price
                amount={order.priceAmount}
                currency={currency}
                usd={order.priceUSD || undefined}
              />
            )}
          </div>
          {action && (
            <button
              className={`act ${action}`}
              onClick={() => onTrade(toTrade(action, now, collection, chainId))}
              type="button"
            >
              {
                {
                  buy: 'Buy now',
                  cancel: 'Cancel listing',
                  list: 'List for sale',
                }[action]
              }
            </button>
          )}
        </div>
        <h3>Traits</h3>
        <dl className="traits">
          {metadata.attributes.map(({ trait_type, value }) => (
            <div key={trait_type}>
              <dt>{trait_type}</dt>
              <dd>{String(value)}</dd>
            </div>
          ))}
        </dl>
        <Identity address={contractAddress} tokenId={metadata.tokenId} />
        <Listings
          account={address}
          listings={all ?? []}
          onTrade={(action, order) =>
            onTrade({ ...toTrade(action, now, collection, chainId), order })
          }
        />
      </div>
    </aside>
  )
}
