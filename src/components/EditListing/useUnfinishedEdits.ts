'use client'
import { skipToken } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useConnection } from 'wagmi'
import { useListingsPage } from '../../hooks/useListingsPage.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { useOrders } from '../../hooks/useOrders.js'
import { findSameOrder } from '../../order/orderId.js'
import { isActiveOrder } from '../../order/orderStatus.js'
import { useOwned } from '../ListDialog/useOwned.js'
import { type EditLeft, editLeft } from './editLeft.js'
import { type EditMemory, type EditRecord, editMemory } from './editMemory.js'

const none: readonly EditRecord[] = []
const noneYet = () => none

/**
 * Changes of listings that the connected account has begun and that nobody is
 * at, also after a reload. What they have left is told by `useEditLeft`.
 *
 * @example
 * import { useUnfinishedEdits } from 'marketkit'
 *
 * const { edits, forget } = useUnfinishedEdits()
 */
export function useUnfinishedEdits(): useUnfinishedEdits.ReturnType {
  const memory = useEditMemory()
  const records = useSyncExternalStore(memory.subscribe, memory.read, noneYet)
  return {
    edits: records.filter((record) => !memory.isAtWork(record)),
    forget: memory.forget,
    goOn: (record) => memory.note({ ...record, done: 1 }),
  }
}

export declare namespace useUnfinishedEdits {
  type ReturnType = {
    /** What was begun, the oldest first. */
    edits: readonly EditRecord[]
    /** Forgets a change; nothing is sent. */
    forget: (record: Pick<EditRecord, 'order'>) => void
    /** Has `EditListing` begin with the part that is left. */
    goOn: (record: EditRecord) => void
  }
}

/** The memory of the connected account. */
export function useEditMemory(): EditMemory {
  const { client } = useMarketKit()
  const { address } = useConnection()
  return editMemory(client.scope, address)
}

/** What is read again while it may still change by itself. */
const lookEvery = 10_000

/**
 * What a change has left behind, by what the service and the chain say now. It
 * is forgotten once nothing is left.
 *
 * @example
 * import { useEditLeft } from 'marketkit'
 *
 * const left = useEditLeft(record)
 * const text = left === 'unlisted' ? 'It is not for sale.' : undefined
 */
export function useEditLeft(record: EditRecord): EditLeft {
  const { listing, order } = record
  const { address } = useConnection()
  const { chainId, contractAddress, contractType, tokenId } = listing
  const place = { chainId, contractAddress }
  const query = { refetchInterval: lookEvery, staleTime: 0 }
  const orders = useOrders({
    chainId,
    input: [
      {
        contractAddress,
        marketplace: order.marketplace,
        orderId: order.orderId,
      },
    ],
    query,
  })
  const listings = useListingsPage(
    address
      ? {
          ...place,
          filter: { createdBy: [address] },
          page: { pageSize: 100 },
          query,
          tokenId,
        }
      : skipToken,
  )
  const owned = useOwned({
    ...place,
    contractType: contractType === 'ERC1155' ? 'ERC1155' : 'ERC721',
    tokenId,
  })
  const old = findSameOrder(
    orders.data?.pages.flatMap((page) => page.orders) ?? [],
    order,
  )
  // What another page left in the cache is too old to judge by.
  const isRead = listings.isFetchedAfterMount && orders.isFetchedAfterMount
  const left =
    listings.data && isRead
      ? editLeft(record, {
          now: Date.now(),
          old,
          own: listings.data.listings.filter(isActiveOrder),
          owned,
        })
      : 'unknown'
  const { forget } = useEditMemory()
  const isOver = left === 'nothing' && !listings.isError && !orders.isError
  useEffect(() => {
    if (isOver) forget(record)
  }, [forget, isOver, record])
  return left
}
