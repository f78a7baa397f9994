'use client'
import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  useId,
} from 'react'
import type { Address } from 'viem'
import type { MediaGateways } from '../../hooks/context/useMarketKit.js'
import { viewLabels } from '../../labels/viewLabels.js'
import type { BrowseProperty } from '../../query/browseState.js'
import { ActivityTable } from '../ActivityTable/ActivityTable.js'
import { type PartProps, usePart } from '../base/usePart.js'
import type { CardState, CollectibleAction } from '../collectible/cardState.js'
import { FailedNotice } from '../failure/FailedNotice.js'
import { WidgetBoundary } from '../failure/WidgetBoundary.js'
import { ImageOff } from '../icon/icons.js'
import { ListingsTable } from '../ListingsTable/ListingsTable.js'
import { OffersTable } from '../OffersTable/OffersTable.js'
import { useLabels } from '../text/useLabels.js'
import { useCollectibleView } from './useCollectibleView.js'
import { ViewMain } from './ViewMain.js'
import { ViewSkeleton } from './ViewSkeleton.js'
import { getViewActions, type ViewHandlers } from './viewActions.js'

/**
 * One collectible in detail: media, price, actions, description, traits,
 * details, listings and offers. All metadata is treated as untrusted. Renders
 * an `<article>` element.
 *
 * - `data-status`: `loading`, `error`, `missing` or `ready`
 * - `data-state`: as on `CollectibleCard`
 *
 * @example
 * import { CollectibleView } from 'marketkit'
 *
 * <CollectibleView
 *   chainId={137}
 *   contractAddress={contractAddress}
 *   onBuy={(order) => setOrder(order)}
 *   tokenId="7"
 * />
 */
export const CollectibleView = /* @__PURE__ */ forwardRef(
  function CollectibleView(
    {
      activity = false,
      chainId,
      collectible,
      collectionName,
      contractAddress,
      contractType,
      crossOrigin,
      gateways,
      head,
      isInCart,
      onAcceptOffer,
      onAddToCart,
      onBuy,
      onCancel,
      onEdit,
      onList,
      onMakeOffer,
      onRefresh,
      onRemoveFromCart,
      onTrait,
      owners,
      scripts,
      tokenId,
      tools,
      ...props
    }: CollectibleView.Props,
    ref: ForwardedRef<HTMLElement>,
  ): ReactElement {
    const id = useId()
    const handlers: ViewHandlers = {
      ...{ isInCart, onAcceptOffer, onAddToCart, onBuy, onCancel, onEdit },
      ...{ onList, onMakeOffer, onRemoveFromCart },
    }
    const { actions, carryOut } = getViewActions(handlers)
    const item = { chainId, contractAddress, tokenId }
    const view = useCollectibleView({
      ...item,
      actions,
      collectible,
      contractType,
      isInCart,
    })
    const { state, status } = view
    const subject = `${chainId} ${contractAddress} ${tokenId}`
    const content =
      status === 'loading' ? (
        <ViewSkeleton />
      ) : status === 'ready' ? (
        <ViewMain
          {...item}
          key={subject}
          {...{ collectionName, crossOrigin, gateways, onRefresh }}
          {...{ onTrait, owners, scripts, tools }}
          onAction={(action) => carryOut(action, view)}
          titleId={id}
          view={view}
        >
          <ViewOrders {...{ ...item, activity, handlers, view }} />
        </ViewMain>
      ) : (
        <ViewState view={view} />
      )
    return usePart<'article', CollectibleView.State>({
      name: 'collectible-view',
      tag: 'article',
      own: {
        'aria-busy': status === 'loading',
        'aria-labelledby': status === 'ready' ? id : undefined,
        children: (
          <>
            {head?.(view)}
            <div className="mk-view-frame">
              <WidgetBoundary of={subject}>{content}</WidgetBoundary>
            </div>
          </>
        ),
      },
      props,
      ref,
      state: { state, status },
    })
  },
)

export declare namespace CollectibleView {
  /** State passed to `render`. */
  export type State = {
    state: CardState
    status: useCollectibleView.ReturnType['status']
  }
  export type Props = PartProps<'article', State> &
    ViewHandlers &
    Omit<useCollectibleView.Parameters, 'actions' | 'isInCart'> & {
      /**
       * Shows a table of the 100 listings and the 100 offers that changed last: when
       * they were created, filled or cancelled, or expired. Needs a service that
       * supports `OrderFilter.status`, such as the reference service. @default false
       */
      activity?: boolean | undefined
      /** Name of the collection, shown above the item's name. */
      collectionName?: string | undefined
      /**
       * Gateways for `ipfs://` and `ar://`. Each one replaces the provider's gateway.
       * @default the provider's
       */
      gateways?: MediaGateways | undefined
      /** `anonymous` sends no cookies for media; see `MediaViewer`. */
      crossOrigin?: 'anonymous' | undefined
      /** Renders head elements, such as the page title. */
      head?: ((view: useCollectibleView.ReturnType) => ReactNode) | undefined
      /** Called when the user retries media that failed to load. */
      onRefresh?: (() => void) | undefined
      /**
       * Makes traits buttons, called with the filter of the trait. The first twelve
       * show their floor. @default traits are text
       */
      onTrait?: ((property: BrowseProperty) => void) | undefined
      /** Replaces the owner, if you know the owners. */
      owners?: ReactNode
      /**
       * Allows pages among the media to run scripts, in their sandbox.
       * @default false
       */
      scripts?: boolean | undefined
      /** Buttons next to the name: share, refresh, report. */
      tools?: ReactNode
    }
  /** An action for a collectible. */
  export type Action = CollectibleAction
}

function ViewState({ view }: { view: useCollectibleView.ReturnType }) {
  const labels = useLabels(viewLabels)
  if (view.status === 'missing')
    return (
      <div className="mk-notice">
        <ImageOff />
        <p>{labels.viewMissing}</p>
      </div>
    )
  return <FailedNotice error={view.error} text={labels.viewError} />
}

function ViewOrders(props: {
  activity: boolean
  chainId: number
  contractAddress: Address
  handlers: ViewHandlers
  tokenId: string
  view: useCollectibleView.ReturnType
}) {
  const { activity, handlers, view, ...item } = props
  const { held = '0' } = view
  return (
    <div className="mk-view-orders">
      <ListingsTable
        {...item}
        isInCart={handlers.isInCart}
        onAddToCart={handlers.onAddToCart}
        onBuy={handlers.onBuy}
        onCancel={handlers.onCancel}
        onEdit={handlers.onEdit}
      />
      <OffersTable
        {...item}
        onAcceptOffer={handlers.onAcceptOffer}
        onCancel={handlers.onCancel}
        onMakeOffer={handlers.onMakeOffer}
        owned={held !== '0'}
      />
      {activity && <ActivityTable {...item} />}
    </div>
  )
}
