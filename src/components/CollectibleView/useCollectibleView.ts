'use client'
import { type QueryKey, skipToken, useQuery } from '@tanstack/react-query'
import { type Address, erc721Abi } from 'viem'
import { readContract } from 'wagmi/actions'
import { type ReadError, RequestError } from '../../errors.js'
import { useOptionalConnection } from '../../hooks/context/useOptionalConnection.js'
import { useCollectible } from '../../hooks/reads/useCollectible.js'
import { useHighestPriceListing } from '../../hooks/reads/useHighestPriceListing.js'
import { useHoldings } from '../../hooks/reads/useHoldings.js'
import {
  pollWhileVisible,
  retryUntilFresh,
} from '../../query/pollWhileVisible.js'
import { nodeSettings } from '../../query/settings.js'
import type {
  CollectibleMetadata,
  CollectibleOrder,
  Order,
} from '../../rpc/schemas.js'
import {
  type CardFacts,
  type CollectibleAction,
  getCardState,
} from '../collectible/cardState.js'
import { useCachedMetadata } from '../collectible/useCachedMetadata.js'
import { useContractType } from '../collectible/useContractType.js'
import { type OwnFlow, useOwnFlow } from '../collectible/useOwnFlow.js'
import { useFailure } from '../failure/useFailure.js'
import { useRetryFailed } from '../failure/useRetryFailed.js'
import type { OrderRow } from '../table/orderRow.js'
import { type OrdersTable, useOrdersTable } from '../table/useOrdersTable.js'

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
    query: { placeholderData: facts, ...retryUntilFresh },
  })
  const failure = useFailure(metadata)
  const retryFailed = useRetryFailed()
  const listings = useOrdersTable('listing', item)
  const offers = useOrdersTable('offer', item)
  const highest = useHighestPriceListing({ ...item, query: pollWhileVisible() })
  const [offer] = getOpenRows(offers.rows)
  const listing = pickListing(getOpenRows(listings.rows), givenType)
  const orders = {
    listing: isRead(listings) ? listing?.order : known?.listing,
    offer: isRead(offers) ? offer?.order : known?.offer,
  }
  const shown: CollectibleOrder = {
    metadata: metadata.data ?? facts ?? { attributes: [], tokenId },
    ...orders,
  }
  const { contractType } = useContractType(item, {
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
    ...getCardState(shown, {
      account,
      actions,
      isInCart: orders.listing && isInCart?.(orders.listing),
      now: listings.now === undefined ? undefined : listings.now / 1000,
      owned: held !== undefined && held !== '0',
      hasManyCopies: contractType === 'ERC1155',
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
        ? isNotFound(failure)
          ? 'missing'
          : 'error'
        : metadata.isPending
          ? 'loading'
          : (failure ? facts : metadata.data)
            ? 'ready'
            : 'missing',
  }
}

function useHeld(
  item: { chainId: number; contractAddress: Address; tokenId: string },
  contractType: 'ERC721' | 'ERC1155' | undefined,
): string | undefined {
  const { address, config } = useOptionalConnection()
  const { tokenId, ...collectionId } = item
  const { data } = useHoldings(
    config && address && contractType
      ? { ...collectionId, contractType, tokenIds: [tokenId] }
      : skipToken,
  )
  return data?.[tokenId]
}

function isNotFound(error: ReadError): boolean {
  return error instanceof RequestError && error.error === 'NotFound'
}

function isRead({ status }: OrdersTable): boolean {
  return status !== 'loading' && status !== 'error'
}

function getOpenRows(rows: readonly OrderRow[]): OrderRow[] {
  return rows.filter(({ problem }) => !problem)
}

function pickListing(
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
    /** Supported actions, by importance. @default ['buy', 'list', 'cancel'] */
    actions?: readonly CollectibleAction[] | undefined
    /** Chain of the collection. */
    chainId: number
    /** Known data, shown while the item loads. @default cached lists */
    collectible?: CollectibleOrder | undefined
    /** The collection. */
    contractAddress: Address
    /** Type of the collection. @default fetched from the contract */
    contractType?: 'ERC721' | 'ERC1155' | undefined
    /** Whether a listing is in the cart. */
    isInCart?: ((order: Order) => boolean) | undefined
    /** The token, in decimal digits. */
    tokenId: string
  }
  type ReturnType = CardFacts & {
    /** The item with its best orders. */
    collectible: CollectibleOrder
    /** Type of the collection; undefined until it is known. */
    contractType: 'ERC721' | 'ERC1155' | undefined
    /** Error of the metadata. */
    error: ReadError | null
    /** The account's running flow with the item. */
    flow: OwnFlow | undefined
    /** How many the account holds; undefined until it is known. */
    held: string | undefined
    /** The listing with the highest price. */
    highest: Order | undefined
    /** Whether its orders have not loaded, so that there may be some. */
    isUnread: boolean
    /** Its listing: the account's own, else the cheapest. */
    listing: Order | undefined
    /** Its metadata. */
    metadata: CollectibleMetadata
    /** The time in milliseconds; undefined on a server. */
    now: number | undefined
    /** Its best offer. */
    offer: Order | undefined
    /** Owner of a unique item. */
    owner: Address | undefined
    /** Refetches the metadata. */
    refetch: () => void
    /** Status of the metadata; `missing` if the service has none. */
    status: 'loading' | 'error' | 'missing' | 'ready'
  }
}

function useOwner(
  item:
    | { chainId: number; contractAddress: Address; tokenId: string }
    | undefined,
  version: string,
): Address | undefined {
  const { config } = useOptionalConnection()
  const queryKey: QueryKey = ['marketkit-owner', item, version]
  const { data } = useQuery({
    queryKey,
    queryFn:
      config && item
        ? () =>
            readContract(config, {
              abi: erc721Abi,
              address: item.contractAddress,
              args: [BigInt(item.tokenId)],
              chainId: item.chainId,
              functionName: 'ownerOf',
            })
        : skipToken,
    ...nodeSettings,
    retry: false,
    staleTime: 10_000,
  })
  return data
}
