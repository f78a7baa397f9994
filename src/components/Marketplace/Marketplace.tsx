'use client'
import { type ForwardedRef, forwardRef, type ReactElement } from 'react'
import { type PartProps, usePart } from '../base/usePart.js'
import type { CollectibleAction } from '../collectible/cardState.js'
import { FlowNotices } from '../FlowNotices/FlowNotices.js'
import { WidgetBoundary } from '../failure/WidgetBoundary.js'
import { DetailPanel } from './DetailPanel.js'
import { MarketplaceBody } from './MarketplaceBody.js'
import { MarketplaceDetail } from './MarketplaceDetail.js'
import { MarketplaceDialogs } from './MarketplaceDialogs.js'
import { MarketplaceHeader } from './MarketplaceHeader.js'
import { MarketplaceNotices } from './MarketplaceNotices.js'
import type { MarketplacePage } from './marketplacePage.js'
import { useMarketplace } from './useMarketplace.js'

/**
 * A whole marketplace for one collection: header, filters, search, sort, grid,
 * detail view, all trade dialogs, cart, sweep, and pending trades. Filters and
 * the open item are kept in the URL. The API has no endpoint that lists
 * sortable columns, so pass `sorts` to let people sort. Renders a `<section>`
 * element.
 *
 * @example
 * import { Marketplace } from 'marketkit'
 *
 * <Marketplace
 *   chainId={137}
 *   collectionName="Emblems"
 *   contractAddress={contractAddress}
 *   sorts={[
 *     {
 *       id: 'cheapest',
 *       label: 'Price: low to high',
 *       by: [{ column: 'priceUSD', order: 'ASC' }],
 *     },
 *     {
 *       id: 'newest',
 *       label: 'Recently listed',
 *       by: [{ column: 'createdAt', order: 'DESC' }],
 *     },
 *   ]}
 * />
 */
export const Marketplace = /* @__PURE__ */ forwardRef(function Marketplace(
  given: Marketplace.Props,
  ref: ForwardedRef<HTMLElement>,
): ReactElement {
  const { own, props } = splitProps(given)
  const { art, chainId, collectionName, contractAddress, description } = own
  const { detail, eyebrow, header, notices } = own
  const market = useMarketplace(own)
  return usePart<'section'>({
    name: 'marketplace',
    tag: 'section',
    own: {
      children: (
        <>
          <WidgetBoundary>
            {header === undefined ? (
              <MarketplaceHeader
                {...{ art, chainId, collectionName, contractAddress }}
                {...{ description, eyebrow }}
              />
            ) : (
              header
            )}
          </WidgetBoundary>
          <MarketplaceBody {...own} market={market} />
          {detail !== null && (
            <DetailPanel
              {...{ chainId, contractAddress }}
              onClose={market.close}
              tokenId={market.browse.state.item}
            >
              {(tokenId) => (
                <WidgetBoundary>
                  {detail?.({ market, tokenId }) ?? (
                    <MarketplaceDetail
                      {...own}
                      market={market}
                      tokenId={tokenId}
                    />
                  )}
                </WidgetBoundary>
              )}
            </DetailPanel>
          )}
          <WidgetBoundary>
            <MarketplaceDialogs
              actions={own.actions}
              collectionName={collectionName}
              market={market}
            />
          </WidgetBoundary>
          <MarketplaceNotices market={market}>
            <WidgetBoundary>
              {notices === undefined ? <FlowNotices /> : notices}
            </WidgetBoundary>
          </MarketplaceNotices>
        </>
      ),
    },
    props,
    ref,
  })
})

const usualActions: readonly CollectibleAction[] = [
  'buy',
  'addToCart',
  'list',
  'cancel',
  'edit',
]

function splitProps({
  actions,
  activity,
  art,
  cart,
  chainId,
  collectionName,
  contractAddress,
  contractType,
  currencies,
  description,
  detail,
  eyebrow,
  header,
  marketplaces,
  notices,
  ownership,
  pageSize,
  paging,
  prefix,
  serverSearch,
  side,
  sorts,
  sweep,
  tray,
  url,
  ...props
}: Marketplace.Props) {
  return {
    own: {
      actions:
        actions ??
        usualActions.filter((it) => it !== 'addToCart' || cart !== null),
      ...{
        activity,
        art,
        cart,
        chainId,
        collectionName,
        contractAddress,
        contractType,
      },
      ...{ currencies, description, detail, eyebrow, header, marketplaces },
      ...{ notices, ownership, pageSize, paging, prefix, serverSearch, side },
      ...{ sorts, sweep, tray, url },
    },
    props,
  }
}

export declare namespace Marketplace {
  export type Props = PartProps<'section'> &
    MarketplacePage &
    useMarketplace.Options
}
