'use client'
import { useCallback, useState } from 'react'
import { useBrowse } from '../../hooks/useBrowse.js'
import { useCart } from '../../hooks/useCart.js'
import type {
  CollectibleMetadata,
  CollectibleOrder,
  Order,
} from '../../rpc/schemas.js'
import {
  type CollectibleAction,
  getListing,
} from '../CollectibleCard/cardState.js'
import {
  type ContractType,
  useContractTypeRead,
} from '../CollectibleGrid/useContractType.js'
import type { ListItem } from '../ListDialog/listTerms.js'
import { type Density, useDensity } from './useDensity.js'

/** The trade whose dialog is open. */
export type Trade = {
  action: 'buy' | 'cancel' | 'edit' | 'list'
  /** Metadata of the item, if known. */
  collectible?: CollectibleMetadata | undefined
  /** The order to buy from, edit or cancel. */
  order?: Order | undefined
  /** Token id of the item. */
  tokenId: string
}

/** `Marketplace` without its markup: filters, open item, trade and cart. */
export function useMarketplace({
  collectionName,
  contractType: given,
  ...options
}: useMarketplace.Options): useMarketplace.ReturnType {
  const browse = useBrowse(options)
  const { change } = browse
  const { chainId, contractAddress } = options
  const cart = useCart()
  const [trade, setTrade] = useState<Trade>()
  const [density, setDensity] = useDensity()
  const isListed = trade?.action === 'list' || trade?.action === 'edit'
  const read = useContractTypeRead(
    { chainId, contractAddress },
    { collectibles: [], enabled: isListed, given },
  )
  const { contractType } = read
  const [isCartFull, setCartFull] = useState(false)
  const open = useCallback((item: string) => change({ item }), [change])
  const begin: useMarketplace.ReturnType['begin'] = ({ action, ...rest }) => {
    const { collectible, order, tokenId } = rest
    if (action === 'view') open(tokenId)
    else if (action === 'removeFromCart' && order) cart.remove(order)
    else if (action === 'addToCart' && order)
      setCartFull(
        !cart.add(order, { collectible, collectionName }) && cart.isFull,
      )
    else if (isDialog(action)) setTrade({ action, ...rest })
  }
  const item = isListed &&
    contractType && {
      ...{ chainId, contractAddress, contractType },
      tokenId: trade.tokenId,
    }
  return {
    act: (action, collectible) => {
      const { metadata } = collectible
      const { tokenId } = metadata
      const order = getListing(collectible)
      begin({ action, collectible: metadata, order, tokenId })
    },
    begin,
    browse,
    close: useCallback(() => change({ item: undefined }), [change]),
    density,
    dismissCartFull: useCallback(() => setCartFull(false), []),
    endTrade: useCallback(() => setTrade(undefined), []),
    isInCart: cart.has,
    isCartFull: isCartFull && cart.isFull,
    item: item || undefined,
    itemHasFailed: isListed && read.hasFailed,
    open,
    retryItem: read.retry,
    setDensity,
    trade,
  }
}

function isDialog(action: CollectibleAction): action is Trade['action'] {
  return ['buy', 'cancel', 'edit', 'list'].includes(action)
}

export declare namespace useMarketplace {
  type Options = useBrowse.Options & {
    /** Name of the collection. */
    collectionName?: string | undefined
    /** Type of the collection. @default fetched once from the contract */
    contractType?: ContractType | undefined
  }
  type ReturnType = {
    /** Starts the action of a card. */
    act: (action: CollectibleAction, collectible: CollectibleOrder) => void
    /** Starts an action for an item and one of its orders. */
    begin: (
      trade: Omit<Trade, 'action'> & { action: CollectibleAction },
    ) => void
    /** Filters, search and sort. */
    browse: useBrowse.ReturnType
    /** Closes the open item. */
    close: () => void
    /** Size of the cards. */
    density: Density
    /** Dismisses the notice of a full cart. */
    dismissCartFull: () => void
    /** Closes the dialog of the trade. */
    endTrade: () => void
    /** Whether a listing is in the cart. */
    isInCart: (order: Order) => boolean
    /** Whether the last item didn't fit into the cart. */
    isCartFull: boolean
    /** The item to list or edit, once the collection's type is known. */
    item: ListItem | undefined
    /** Whether the collection's type could not be fetched. */
    itemHasFailed: boolean
    /** Opens a collectible, by its token id. */
    open: (tokenId: string) => void
    /** Fetches the collection's type again. */
    retryItem: () => void
    /** Changes the size of the cards. */
    setDensity: (density: Density) => void
    /** The trade whose dialog is open. */
    trade: Trade | undefined
  }
}
