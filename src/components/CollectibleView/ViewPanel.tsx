'use client'
import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { cardLabels } from '../../labels/cardLabels.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { orderTableLabels } from '../../labels/orderTableLabels.js'
import { priceLabels } from '../../labels/priceLabels.js'
import { viewLabels } from '../../labels/viewLabels.js'
import { isSameOrder } from '../../order/orderId.js'
import { getExpiryTime } from '../../order/orderTime.js'
import type { Order } from '../../rpc/schemas.js'
import { Button } from '../base/Button.js'
import { useIsPhone } from '../base/useIsPhone.js'
import { actionLabelKeys, getVariant } from '../collectible/actions.js'
import { BusyText } from '../collectible/BusyText.js'
import type { CollectibleAction } from '../collectible/cardState.js'
import { FloorPrice } from '../FloorPrice/FloorPrice.js'
import { Clock, ShoppingCart } from '../icon/icons.js'
import { OrderPrice } from '../Price/OrderPrice.js'
import { useOrderPriceText } from '../Price/usePriceText.js'
import { Moment } from '../text/Moment.js'
import { Unknown } from '../text/Unknown.js'
import { useLabels } from '../text/useLabels.js'
import type { useCollectibleView } from './useCollectibleView.js'

export function ViewPanel(props: {
  chainId: number
  contractAddress: Address
  onAction: (action: CollectibleAction) => void
  view: useCollectibleView.ReturnType
}) {
  const { chainId, contractAddress, onAction, view } = props
  const { highest, isUnread, listing, now, offer } = view
  const labels = useLabels(orderTableLabels, priceLabels, viewLabels)
  const end = listing && getExpiryTime(listing)
  return (
    <div className="mk-view-panel">
      <div className="mk-view-offer">
        <div className="mk-view-price">
          <span className="mk-view-label">
            {listing || isUnread ? labels.bestListing : labels.notListed}
          </span>
          {listing ? <OrderPrice order={listing} /> : isUnread && <Unknown />}
          {listing && view.contractType === 'ERC1155' && (
            <span className="mk-view-each">{labels.each}</span>
          )}
          {listing && end !== undefined && (
            <span className="mk-view-end">
              <Clock />
              <span>{labels.columnEnds}</span> <Moment at={end} now={now} />
            </span>
          )}
        </div>
        {!useIsPhone() && <ViewActions onAction={onAction} view={view} />}
      </div>
      <div className="mk-view-facts">
        <Fact label={labels.bestOffer}>
          {offer ? (
            <OrderPrice order={offer} />
          ) : isUnread ? (
            <Unknown />
          ) : (
            labels.noOffers
          )}
        </Fact>
        <FloorPrice chainId={chainId} contractAddress={contractAddress} />
        {highest && !(listing && isSameOrder(highest, listing)) && (
          <Fact label={labels.highestListing}>
            <OrderPrice order={highest} />
          </Fact>
        )}
      </div>
    </div>
  )
}

type ActionProps = Pick<Parameters<typeof ViewPanel>[0], 'onAction' | 'view'>

export function ViewBar(props: ActionProps) {
  if (!useIsPhone()) return null
  return (
    <div className="mk-view-bar">
      <ViewActions {...props} />
    </div>
  )
}

function ViewActions({ onAction, view }: ActionProps) {
  const { action, cartAction, flow, listAction, listing } = view
  const labels = useLabels(cardLabels, commonLabels)
  if (flow) return <BusyText flow={flow} />
  if (!action && !cartAction) return null
  return (
    <div className="mk-view-actions">
      {action && (
        <Button
          data-size="large"
          data-variant={getVariant(action)}
          onClick={() => onAction(action)}
        >
          {action === 'buy' && listing ? (
            <BuyText listing={listing} />
          ) : (
            labels[actionLabelKeys[action]]
          )}
        </Button>
      )}
      {listAction && (
        <Button data-size="large" onClick={() => onAction(listAction)}>
          {labels.list}
        </Button>
      )}
      {cartAction && (
        <Button
          aria-label={labels[actionLabelKeys[cartAction]]}
          aria-pressed={cartAction === 'removeFromCart'}
          data-shape="icon"
          data-size="large"
          onClick={() => onAction(cartAction)}
          title={labels[actionLabelKeys[cartAction]]}
        >
          <ShoppingCart />
        </Button>
      )}
    </div>
  )
}

function BuyText({ listing }: { listing: Order }) {
  const labels = useLabels(commonLabels)
  return <span>{labels.buyFor(useOrderPriceText(listing))}</span>
}

function Fact(props: { children: ReactNode; label: string }) {
  return (
    <div className="mk-view-fact">
      <span className="mk-view-label">{props.label}</span>{' '}
      <span className="mk-view-fact-value">{props.children}</span>
    </div>
  )
}
