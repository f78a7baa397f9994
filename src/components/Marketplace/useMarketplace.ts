'use client'
import { type RefObject, useRef, useState } from 'react'
import { useBrowse } from '../../hooks/browse/useBrowse.js'
import { useCart } from '../../hooks/cart/useCart.js'
import { emptyBrowseState } from '../../query/browseState.js'
import type {
  CollectibleMetadata,
  CollectibleOrder,
  Order,
} from '../../rpc/schemas.js'
import { type CollectibleAction, getListing } from '../collectible/cardState.js'
import {
  type ContractType,
  useContractType,
} from '../collectible/useContractType.js'
import type { ListItem } from '../listing/listTerms.js'
import type { LinkProps } from '../trade/FlowDialog.js'
import { type Density, useDensity } from './useDensity.js'

export type OpenDialog = {
  action: 'buy' | 'cancel' | 'edit' | 'list'
  collectible?: CollectibleMetadata | undefined
  order?: Order | undefined
  tokenId: string
}

export function useMarketplace({
  collectionName,
  contractType: given,
  ...options
}: useMarketplace.Options): useMarketplace.ReturnType {
  const browse = useBrowse(options)
  const { change } = browse
  const results = useRef<HTMLDivElement>(null)
  const { chainId, contractAddress } = options
  const cart = useCart()
  const [openDialog, setOpenDialog] = useState<OpenDialog>()
  const [density, setDensity] = useDensity()
  const isListed =
    openDialog?.action === 'list' || openDialog?.action === 'edit'
  const read = useContractType(
    { chainId, contractAddress },
    { enabled: isListed, given },
  )
  const { contractType } = read
  const [isCartFull, setCartFull] = useState(false)
  const open = (item: string) => change({ item })
  const begin: useMarketplace.ReturnType['begin'] = ({ action, ...rest }) => {
    const { collectible, order, tokenId } = rest
    if (action === 'view') open(tokenId)
    else if (action === 'removeFromCart' && order) cart.remove(order)
    else if (action === 'addToCart' && order)
      setCartFull(
        !cart.add(order, { collectible, collectionName }) && cart.isFull,
      )
    else if (isDialog(action)) setOpenDialog({ action, ...rest })
  }
  const item =
    isListed && contractType
      ? { chainId, contractAddress, contractType, tokenId: openDialog.tokenId }
      : undefined
  return {
    act: (action, collectible) => {
      const { metadata } = collectible
      const { tokenId } = metadata
      const order = getListing(collectible)
      begin({ action, collectible: metadata, order, tokenId })
    },
    begin,
    browse,
    changeResults(next, options) {
      change(next, options)
      showResults(results.current)
    },
    close: () => change({ item: undefined }),
    density,
    dismissCartFull: () => setCartFull(false),
    closeDialog: () => setOpenDialog(undefined),
    getItemUrl: ({ tokenId }) =>
      // A state in memory has no URL.
      options.url === 'memory'
        ? undefined
        : browse.hrefOf({ ...emptyBrowseState, item: tokenId }),
    isInCart: cart.has,
    isCartFull: isCartFull && cart.isFull,
    item,
    itemHasFailed: isListed && read.hasFailed,
    open,
    results,
    retryItem: read.retry,
    setDensity,
    openDialog,
  }
}

function showResults(results: HTMLElement | null): void {
  if (!results) return
  const { top } = results.getBoundingClientRect()
  if (top < 0 || top > innerHeight / 2) results.scrollIntoView()
}

function isDialog(action: CollectibleAction): action is OpenDialog['action'] {
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
    act: (action: CollectibleAction, collectible: CollectibleOrder) => void
    begin: (
      dialog: Omit<OpenDialog, 'action'> & { action: CollectibleAction },
    ) => void
    browse: useBrowse.ReturnType
    changeResults: useBrowse.ReturnType['change']
    close: () => void
    density: Density
    dismissCartFull: () => void
    closeDialog: () => void
    getItemUrl: NonNullable<LinkProps['getItemUrl']>
    isInCart: (order: Order) => boolean
    isCartFull: boolean
    /** Undefined until the collection's type is known. */
    item: ListItem | undefined
    itemHasFailed: boolean
    open: (tokenId: string) => void
    results: RefObject<HTMLDivElement | null>
    retryItem: () => void
    setDensity: (density: Density) => void
    openDialog: OpenDialog | undefined
  }
}
