'use client'
import { skipToken } from '@tanstack/react-query'
import { type MouseEvent, useCallback, useId, useRef } from 'react'
import { useBrowseCount } from '../../hooks/browse/useBrowseCount.js'
import { marketplaceLabels } from '../../labels/marketplaceLabels.js'
import { isUnlistedOnly } from '../../query/browseState.js'
import { readBrowse } from '../../query/browseUrl.js'
import type { CollectibleOrder } from '../../rpc/schemas.js'
import { BrowseToolbar } from '../BrowseToolbar/BrowseToolbar.js'
import { CartButton } from '../CartDrawer/CartButton.js'
import { CollectibleGrid } from '../CollectibleGrid/CollectibleGrid.js'
import { CollectionFilters } from '../CollectionFilters/CollectionFilters.js'
import { CollectionFiltersSheet } from '../CollectionFilters/CollectionFiltersSheet.js'
import { getListing } from '../collectible/cardState.js'
import { useContractType } from '../collectible/useContractType.js'
import { LazyDialog } from '../dialog/LazyDialog.js'
import { WidgetBoundary } from '../failure/WidgetBoundary.js'
import { useLabels } from '../text/useLabels.js'
import { ConnectFirst, NothingFound } from './MarketplaceEmpty.js'
import { OfflineBanner } from './MarketplaceNotices.js'
import { MarketplaceSweep } from './MarketplaceSweep.js'
import { MarketplaceTray } from './MarketplaceTray.js'
import { marketplaceBodies } from './marketplaceBodies.js'
import type { MarketplacePage } from './marketplacePage.js'
import { OwnedBar } from './OwnedBar.js'
import { OwnedSummary } from './OwnedSummary.js'
import {
  isListedBy,
  maxSelected,
  type OwnedSelection,
  useOwnedSelection,
} from './ownedSelection.js'
import type { useMarketplace } from './useMarketplace.js'

export function MarketplaceBody(
  props: MarketplacePage &
    useMarketplace.Options & { market: useMarketplace.ReturnType },
) {
  const { chainId, collectionName, contractAddress } = props
  const { currencies, market, marketplaces, ownership } = props
  const { browse, density, setDensity } = market
  const labels = useLabels(marketplaceLabels)
  const id = useId()
  const items = useRef<HTMLElement>(null)
  const isMine = browse.state.ownership === 'mine' && !!browse.account
  const selection = useOwnedSelection(
    isMine ? `${chainId} ${contractAddress} ${browse.account}` : '',
  )
  const canList = props.actions?.includes('list') ?? false
  const { contractType } = useContractType(
    { chainId, contractAddress },
    { enabled: isMine, given: props.contractType },
  )
  const own = { canList, collectionName, contractType, market, selection }
  // The API can't count items that the account hasn't listed.
  const count = useBrowseCount(
    isUnlistedOnly(browse.state) ? skipToken : browse.parameters,
  )
  // A fragment in the URL would be an entry of the history.
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    items.current?.focus()
  }
  const {
    cart = <MarketplaceCart />,
    sweep = (
      <MarketplaceSweep
        collectionName={collectionName}
        isEmpty={browse.side === 'listing' && count?.found === 0}
        market={market}
      />
    ),
    tray = <MarketplaceTray market={market} />,
  } = props
  const filters = {
    ...{ chainId, contractAddress, currencies, marketplaces, ownership },
    onValueChange: market.changeResults,
    value: browse.state,
  }
  return (
    <div className="mk-marketplace-body">
      <a className="mk-skip-link" href={`#${id}`} onClick={skip}>
        {labels.skipToItems}
      </a>
      <aside className="mk-marketplace-side">
        <CollectionFilters {...filters} />
      </aside>
      <div className="mk-marketplace-main" ref={market.results}>
        <OfflineBanner />
        <WidgetBoundary>{isMine && <OwnedSummary {...own} />}</WidgetBoundary>
        <BrowseToolbar
          browse={{ ...browse, change: market.changeResults }}
          collectionName={collectionName}
          count={count}
          density={density}
          end={
            <>
              {sweep}
              {tray}
              {cart}
            </>
          }
          marketplaces={marketplaces}
          onDensityChange={setDensity}
          start={<CollectionFiltersSheet {...filters} side={browse.side} />}
        />
        <section aria-label={labels.items} id={id} ref={items} tabIndex={-1}>
          <WidgetBoundary>
            {browse.needsAccount ? (
              <ConnectFirst />
            ) : (
              <Collectibles {...props} selection={selection} />
            )}
          </WidgetBoundary>
        </section>
        <WidgetBoundary>{isMine && <OwnedBar {...own} />}</WidgetBoundary>
      </div>
    </div>
  )
}

function MarketplaceCart() {
  return <LazyDialog body={marketplaceBodies.cart} trigger={<CartButton />} />
}

function Collectibles(
  props: Parameters<typeof MarketplaceBody>[0] & { selection: OwnedSelection },
) {
  const { actions, collectionName, detail, market, selection } = props
  const { chosen } = selection
  const { contractType, paging, prefix } = props
  const { act, browse, density, isInCart, open } = market
  const { account, activeCount, chainId, change, contractAddress } = browse
  const { hrefOf, state } = browse
  const isUnlisted = useCallback(
    (collectible: CollectibleOrder) => !isListedBy(account, collectible),
    [account],
  )
  const hrefOfCard = ({ metadata }: CollectibleOrder) =>
    hrefOf({ item: metadata.tokenId })
  const isNarrowed = activeCount > 0 || state.searchText !== ''
  return (
    <CollectibleGrid
      {...{ actions, chainId, collectionName, contractAddress, contractType }}
      {...{ density, paging }}
      cardProps={(collectible) => {
        const listing = getListing(collectible)
        return { isInCart: listing !== undefined && isInCart(listing) }
      }}
      empty={isNarrowed ? <NothingFound {...browse} /> : undefined}
      filter={browse.filter}
      href={detail === null ? undefined : hrefOfCard}
      onAction={act}
      onClick={(event) => openFromLink(event, open, prefix)}
      onPageChange={(page) => change({ page })}
      onSelect={chosen && selection.select}
      page={state.page ?? 1}
      pageSize={browse.page.pageSize}
      selectable={(collectible) =>
        isUnlisted(collectible) &&
        (chosen?.has(collectible.metadata.tokenId) ||
          (chosen?.size ?? 0) < maxSelected)
      }
      selected={new Set(chosen?.keys())}
      shows={isUnlistedOnly(state) ? isUnlisted : undefined}
      side={browse.side}
      sort={browse.page.sort}
    />
  )
}

/** A modified press opens a new tab, so it's left to the browser. */
function openFromLink(
  event: MouseEvent,
  open: (tokenId: string) => void,
  prefix: string | undefined,
): void {
  const { altKey, button, ctrlKey, metaKey, shiftKey, target } = event
  const isPlain = !(altKey || button || ctrlKey || metaKey || shiftKey)
  if (!isPlain || event.defaultPrevented || !(target instanceof Element)) return
  const link = target.closest<HTMLAnchorElement>('a[href]')
  const isOfThisPage =
    link?.origin === location.origin && link.pathname === location.pathname
  const item = isOfThisPage && readBrowse(link.search, { prefix }).item
  if (!item) return
  event.preventDefault()
  open(item)
}
