import type { ReactNode } from 'react'
import type { CollectibleAction } from '../CollectibleCard/cardState.js'
import type { useCollectibleGrid } from '../CollectibleGrid/useCollectibleGrid.js'
import type { FilterProps } from '../CollectionFilters/filterProps.js'
import type { useMarketplace } from './useMarketplace.js'

/** The parts of the page that the app can choose. */
export type MarketplacePage = Pick<
  FilterProps,
  'currencies' | 'marketplaces' | 'ownership'
> & {
  /**
   * What can be done, the foremost first.
   * @default ['buy', 'addToCart', 'list', 'cancel', 'edit']
   */
  actions?: readonly CollectibleAction[] | undefined
  /** Decoration in the header. */
  art?: ReactNode
  /** The cart, at the end of the toolbar; null for none. @default `CartDrawer` */
  cart?: ReactNode
  /** What the collection is about. */
  description?: ReactNode
  /**
   * Shows a collectible closely; null where cards lead nowhere.
   * @default `CollectibleView`
   */
  detail?:
    | ((shown: {
        market: useMarketplace.ReturnType
        tokenId: string
      }) => ReactNode)
    | null
    | undefined
  /** A word above the name of the collection. */
  eyebrow?: ReactNode
  /** Stands in place of the header; null for none. */
  header?: ReactNode
  /**
   * What tells of trades in a corner, at the end of the page's body; null for
   * none. @default `FlowNotices`
   */
  notices?: ReactNode
  /** How the grid goes on. @default 'infinite' */
  paging?: useCollectibleGrid.Parameters['paging']
  /** Sweeps what is looked at, in the toolbar; null for none. @default `Sweep` */
  sweep?: ReactNode
  /**
   * All that is under way, in the toolbar; null for none.
   * @default `PendingFlows`
   */
  tray?: ReactNode
}
