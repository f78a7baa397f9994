'use client'
import { skipToken } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { MarketKitError } from '../../errors.js'
import { useCollectible } from '../../hooks/useCollectible.js'
import { useHighestPriceListing } from '../../hooks/useHighestPriceListing.js'
import { useHoldings } from '../../hooks/useHoldings.js'
import { useOptionalConnection } from '../../hooks/useOptionalConnection.js'
import { livePolling, untilFresh } from '../../query/livePolling.js'
import type {
  CollectibleMetadata,
  CollectibleOrder,
  Order,
} from '../../rpc/schemas.js'
import type { FlowKind } from '../../steps/base/intent.js'
import {
  type CardFacts,
  type CollectibleAction,
  cardState,
} from '../CollectibleCard/cardState.js'
import { useOwnFlow } from '../CollectibleCard/useOwnFlow.js'
import { useContractType } from '../CollectibleGrid/useContractType.js'
import { useFailure } from '../failure/useFailure.js'
import { useRetryFailed } from '../failure/useRetryFailed.js'
import type { OrderRow } from '../table/orderRow.js'
import { type OrdersTable, useOrdersTable } from '../table/useOrdersTable.js'
import { useCachedMetadata } from './useCachedMetadata.js'
import { useOwner } from './useOwner.js'

/**
 * All that is known of one collectible: its metadata, its best orders, whose
 * it is, and what the reader can do with it. The state of `CollectibleView`
 * without its markup.
 */
export function useCollectibleView({
  actions,
  chainId,
  collectible: given,
  contractAddress,
  contractType: givenType,
  isInCart,
  tokenId,
}: useCollectibleView.Parameters): useCollectibleView.ReturnType {
  const item = { chainId, contractAddress, tokenId }
  const known = given?.metadata.tokenId === tokenId ? given : undefined
  const listed = useCachedMetadata(item)
  const facts = known?.metadata ?? listed
  const { address: account } = useOptionalConnection()
  const metadata = useCollectible({
    ...item,
    query: { placeholderData: facts, ...untilFresh },
  })
  const failure = useFailure(metadata)
  const retryFailed = useRetryFailed()
  const listings = useOrdersTable('listing', item)
  const offers = useOrdersTable('offer', item)
  const highest = useHighestPriceListing({ ...item, query: livePolling() })
  const [offer] = getOpenRows(offers.rows)
  const listing = shownListing(getOpenRows(listings.rows), givenType)
  const orders = {
    listing: isRead(listings) ? listing?.order : known?.listing,
    offer: isRead(offers) ? offer?.order : known?.offer,
  }
  const shown: CollectibleOrder = {
    metadata: metadata.data ?? facts ?? { attributes: [], tokenId },
    ...orders,
  }
  const contractType = useContractType(item, {
    collectibles: [shown],
    enabled: true,
    given: givenType,
  })
  const held = useHeld(item, contractType)
  const owner = useOwner(
    contractType === 'ERC721' ? item : undefined,
    `${held} ${listing?.order.orderId}`,
  )
  return {
    ...cardState(shown, {
      account,
      actions,
      isInCart: orders.listing && isInCart?.(orders.listing),
      now: listings.now === undefined ? undefined : listings.now / 1000,
      owned: held !== undefined && held !== '0',
      several: contractType === 'ERC1155',
    }),
    collectible: shown,
    contractType,
    error: metadata.error ?? failure,
    flow: useOwnFlow(account, shown, item),
    held,
    highest: highest.data ?? undefined,
    isUnread: !isRead(listings) || !isRead(offers),
    metadata: shown.metadata,
    ...orders,
    now: listings.now,
    owner,
    refetch: () => void (failure ? retryFailed() : metadata.refetch()),
    status:
      failure && !facts
        ? 'error'
        : metadata.isPending
          ? 'loading'
          : (failure ? facts : metadata.data)
            ? 'ready'
            : 'missing',
  }
}

/** How many the reader holds; undefined while nobody knows. */
function useHeld(
  item: { chainId: number; contractAddress: Address; tokenId: string },
  contractType: 'ERC721' | 'ERC1155' | undefined,
): string | undefined {
  const { address, config } = useOptionalConnection()
  const { tokenId, ...place } = item
  const { data } = useHoldings(
    config && address && contractType
      ? { ...place, contractType, tokenIds: [tokenId] }
      : skipToken,
  )
  return data?.[tokenId]
}

function isRead({ status }: OrdersTable): boolean {
  return status !== 'loading' && status !== 'error'
}

function getOpenRows(rows: readonly OrderRow[]): OrderRow[] {
  return rows.filter(({ problem }) => !problem)
}

/** The reader's own where there can be but one, else what can be bought. */
function shownListing(
  rows: readonly OrderRow[],
  contractType: string | undefined,
): OrderRow | undefined {
  const own = rows.find(({ isOwn }) => isOwn)
  const other = rows.find(({ isOwn }) => !isOwn)
  const isSingle =
    contractType !== 'ERC1155' && rows.every(({ quantity }) => quantity === '1')
  return isSingle ? (own ?? other) : (other ?? own)
}

export declare namespace useCollectibleView {
  type Parameters = {
    /** What the app carries out. @default ['buy', 'list', 'cancel'] */
    actions?: readonly CollectibleAction[] | undefined
    /** Chain of the collection. */
    chainId: number
    /**
     * What is known of it already, shown while the rest cannot be read.
     * @default what it is, as lists that were read have it
     */
    collectible?: CollectibleOrder | undefined
    /** The collection. */
    contractAddress: Address
    /** Kind of the collection. @default asked of the chain */
    contractType?: 'ERC721' | 'ERC1155' | undefined
    /** Whether a listing is in the cart. */
    isInCart?: ((order: Order) => boolean) | undefined
    /** The token, in decimal digits. */
    tokenId: string
  }
  type ReturnType = CardFacts & {
    /** It with its best orders. */
    collectible: CollectibleOrder
    /** Kind of the collection, as far as it is known. */
    contractType: 'ERC721' | 'ERC1155' | undefined
    /** Why its metadata could not be read. */
    error: MarketKitError | null
    /** What the reader's own flow does with it just now. */
    flow: FlowKind | undefined
    /** How many the reader holds; undefined while nobody knows. */
    held: string | undefined
    /** The dearest of its listings. */
    highest: Order | undefined
    /** Whether it may have orders that could not be read, or not so far. */
    isUnread: boolean
    /** Its listing: the reader's own, else the cheapest. */
    listing: Order | undefined
    /** What it is. */
    metadata: CollectibleMetadata
    /** The time in milliseconds; a server has none. */
    now: number | undefined
    /** The best offer for it. */
    offer: Order | undefined
    /** Who holds it, where there is but one. */
    owner: Address | undefined
    /** Reads its metadata again. */
    refetch: () => void
    /** Where reading it stands; `missing` where the service knows nothing. */
    status: 'loading' | 'error' | 'missing' | 'ready'
  }
}
