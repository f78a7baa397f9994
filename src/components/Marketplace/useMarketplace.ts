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
  listingOf,
} from '../CollectibleCard/cardState.js'
import {
  type ContractType,
  useContractTypeRead,
} from '../CollectibleGrid/useContractType.js'
import type { ListItem } from '../ListDialog/listTerms.js'
import { type Density, useDensity } from './useDensity.js'

/** What a person is about to do, and with what. */
export type Trade = {
  action: 'buy' | 'cancel' | 'edit' | 'list'
  /** What it is about, where that is known already. */
  collectible?: CollectibleMetadata | undefined
  /** The order that is bought from, changed or cancelled. */
  order?: Order | undefined
  /** The token that it is about. */
  tokenId: string
}

/**
 * A whole marketplace for one collection without its markup: what is looked
 * at, what is open, what is traded and what goes into the cart.
 */
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
      const order = listingOf(collectible)
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
    /** Its kind. @default asked of the chain, once */
    contractType?: ContractType | undefined
  }
  type ReturnType = {
    /** Begins what a card proposes. */
    act: (action: CollectibleAction, collectible: CollectibleOrder) => void
    /** Begins what is to be done with a collectible and one of its orders. */
    begin: (
      trade: Omit<Trade, 'action'> & { action: CollectibleAction },
    ) => void
    /** What is looked at. */
    browse: useBrowse.ReturnType
    /** Closes the collectible that is open. */
    close: () => void
    /** Size of the cards. */
    density: Density
    /** Puts away that the cart is full. */
    dismissCartFull: () => void
    /** Puts away what a person was about to do. */
    endTrade: () => void
    /** Whether a listing is in the cart. */
    isInCart: (order: Order) => boolean
    /** Whether the cart had no room for what was to go into it. */
    isCartFull: boolean
    /**
     * What is about to be listed, anew or once more; undefined until the kind
     * of the collection is known.
     */
    item: ListItem | undefined
    /** Whether the chain does not tell that kind. */
    itemHasFailed: boolean
    /** Opens a collectible, by its token id. */
    open: (tokenId: string) => void
    /** Asks the chain for that kind again. */
    retryItem: () => void
    /** Changes the size of the cards. */
    setDensity: (density: Density) => void
    /** What a person is about to do. */
    trade: Trade | undefined
  }
}
