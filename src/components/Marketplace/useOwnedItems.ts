'use client'
import { skipToken } from '@tanstack/react-query'
import type { useBrowse } from '../../hooks/browse/useBrowse.js'
import { useCollectiblesPage } from '../../hooks/reads/useCollectiblesPage.js'
import { isActiveOrder } from '../../order/orderStatus.js'
import { isSameText } from '../../rpc/isSameText.js'
import { getListing } from '../collectible/cardState.js'
import { ownedParameters } from '../collectible/ownedParameters.js'

const pageSize = 100

/** The items of the account and its listings, up to a page of each. */
export function useOwnedItems({
  account,
  chainId,
  contractAddress,
}: Pick<useBrowse.ReturnType, 'account' | 'chainId' | 'contractAddress'>) {
  const place = { chainId, contractAddress }
  const items = useCollectiblesPage(ownedParameters(place, account))
  const listings = useCollectiblesPage(
    account
      ? {
          ...place,
          filter: { ordersCreatedBy: [account] },
          page: { pageSize },
          side: 'listing',
        }
      : skipToken,
  )
  const orders = (listings.data?.collectibles ?? []).flatMap((collectible) => {
    const order = getListing(collectible)
    return order && isActiveOrder(order) && isSameText(order.createdBy, account)
      ? [order]
      : []
  })
  const sold = new Set(orders.map(({ tokenId }) => tokenId))
  const owned = items.data?.collectibles.map(({ metadata }) => metadata.tokenId)
  const isComplete = !items.data?.page?.more && !listings.data?.page?.more
  return {
    count: listings.data && owned?.length,
    isComplete,
    listed: new Set(owned?.filter((tokenId) => sold.has(tokenId))),
    orders,
  }
}
