'use client'
import type { useRender } from '@base-ui/react/use-render'
import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  useId,
} from 'react'
import type { MediaGateways } from '../../hooks/useMarketKit.js'
import { usePart } from '../base/usePart.js'
import type {
  CardState,
  CollectibleAction,
} from '../CollectibleCard/cardState.js'
import { WidgetBoundary } from '../failure/WidgetBoundary.js'
import { useCollectibleView } from './useCollectibleView.js'
import { ViewMain } from './ViewMain.js'
import { ViewOrders } from './ViewOrders.js'
import { ViewSkeleton } from './ViewSkeleton.js'
import { ViewState } from './ViewState.js'
import { type ViewHandlers, viewActions } from './viewActions.js'

/**
 * One collectible in full: its media, what it costs and what can be done with
 * it, what its maker says, its traits, where it is, its listings and its
 * offers. Everything in its metadata is taken for a stranger's. Renders an
 * `<article>` element.
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
    const { actions, carryOut } = viewActions(handlers)
    const item = { chainId, contractAddress, tokenId }
    const view = useCollectibleView({
      ...item,
      actions,
      collectible,
      contractType,
      isInCart,
    })
    const { state, status } = view
    const subject = `${item.chainId} ${item.contractAddress} ${tokenId}`
    const content =
      status === 'loading' ? (
        <ViewSkeleton />
      ) : status === 'ready' ? (
        <ViewMain
          {...item}
          key={subject}
          {...{ collectionName, crossOrigin, gateways, onRefresh }}
          {...{ owners, scripts, tools }}
          onAction={(action) => carryOut(action, view)}
          titleId={id}
          view={view}
        >
          <ViewOrders {...item} handlers={handlers} view={view} />
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
  /** State handed to `render`. */
  export type State = {
    state: CardState
    status: useCollectibleView.ReturnType['status']
  }
  export type Props = Omit<
    useRender.ComponentProps<'article', State>,
    'children'
  > &
    ViewHandlers &
    Omit<useCollectibleView.Parameters, 'actions' | 'isInCart'> & {
      /** Name of the collection, shown above the name. */
      collectionName?: string | undefined
      /**
       * Where `ipfs://` and `ar://` are fetched from, each in place of what the
       * provider says. @default those of the provider
       */
      gateways?: MediaGateways | undefined
      /** `anonymous` sends no cookies for media; see `MediaViewer`. */
      crossOrigin?: 'anonymous' | undefined
      /** Draws what search engines and the window's title need. */
      head?: ((view: useCollectibleView.ReturnType) => ReactNode) | undefined
      /** Told when the person asks again for media that could not be shown. */
      onRefresh?: (() => void) | undefined
      /** Stands in place of the owner, where you know the owners. */
      owners?: ReactNode
      /** Lets pages among the media run scripts, in their sandbox. @default false */
      scripts?: boolean | undefined
      /** Buttons beside the name: share, refresh, report. */
      tools?: ReactNode
    }
  /** What can be done with a collectible. */
  export type Action = CollectibleAction
}
