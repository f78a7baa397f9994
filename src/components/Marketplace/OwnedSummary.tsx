'use client'
import { skipToken } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { useFloorOrder } from '../../hooks/reads/useFloorOrder.js'
import { ownedLabels } from '../../labels/ownedLabels.js'
import { getUnitPrice } from '../../order/unitPrice.js'
import type { Order } from '../../rpc/schemas.js'
import { Button } from '../base/Button.js'
import { getListing } from '../collectible/cardState.js'
import type { ContractType } from '../collectible/useContractType.js'
import { LazyDialog } from '../dialog/LazyDialog.js'
import { formatCount } from '../Price/formatPrice.js'
import { OrderPrice } from '../Price/OrderPrice.js'
import { Price } from '../Price/Price.js'
import { useOrderCurrency } from '../Price/useCurrency.js'
import { useLabels } from '../text/useLabels.js'
import { marketplaceBodies } from './marketplaceBodies.js'
import type { OwnedSelection } from './ownedSelection.js'
import type { useMarketplace } from './useMarketplace.js'
import { useOwnedItems } from './useOwnedItems.js'

export function OwnedSummary(props: {
  canList: boolean
  collectionName: string | undefined
  contractType: ContractType | undefined
  market: useMarketplace.ReturnType
  selection: OwnedSelection
}) {
  const { canList, collectionName, contractType, market, selection } = props
  const { chainId, contractAddress } = market.browse
  const labels = useLabels(ownedLabels)
  const { locale } = useMarketKit()
  const { count, isComplete, listed, orders } = useOwnedItems(market.browse)
  const [cancelled, cancel] = useState<readonly Order[]>([])
  const [isOpen, setOpen] = useState(false)
  // Items of an ERC-1155 collection have no common floor.
  const { data: floor } = useFloorOrder(
    contractType === 'ERC721' && count && isComplete
      ? { chainId, contractAddress }
      : skipToken,
  )
  const floorOrder = floor ? getListing(floor) : undefined
  const write = (number: number) => formatCount(String(number), locale)
  return (
    <>
      {count !== undefined && count > 0 && (
        <section aria-label={labels.ownedTitle} className="mk-owned">
          <dl className="mk-owned-facts">
            <Fact label={labels.ownedItems}>
              <bdi dir="ltr">{`${write(count)}${!isComplete ? '+' : ''}`}</bdi>
            </Fact>
            {isComplete && (
              <>
                <Fact label={labels.ownedListed}>{write(listed.size)}</Fact>
                <Fact label={labels.ownedUnlisted}>
                  {write(count - listed.size)}
                </Fact>
              </>
            )}
            {floorOrder && (
              <Fact label={labels.ownedValue}>
                <FloorValue count={count} floor={floorOrder} />
              </Fact>
            )}
          </dl>
          <div className="mk-owned-actions">
            {orders.length > 1 && (
              <Button
                data-variant="secondary"
                onClick={() => {
                  cancel(orders)
                  setOpen(true)
                }}
              >
                {labels.cancelMine}
              </Button>
            )}
            {canList && (
              <Button
                aria-pressed={selection.chosen !== undefined}
                onClick={() => selection.setSelecting(!selection.chosen)}
              >
                {selection.chosen ? labels.selectEnd : labels.selectToList}
              </Button>
            )}
          </div>
        </section>
      )}
      <LazyDialog
        body={marketplaceBodies.cancel}
        onOpenChange={setOpen}
        open={isOpen}
        collectionName={collectionName}
        orders={cancelled}
      />
    </>
  )
}

function Fact(props: { children: ReactNode; label: string }) {
  return (
    <div>
      <dt>{props.label}</dt>
      <dd>{props.children}</dd>
    </div>
  )
}

function FloorValue({ count, floor }: { count: number; floor: Order }) {
  const currency = useOrderCurrency(floor)
  const { locale } = useMarketKit()
  return (
    <>
      <Price
        amount={String(getUnitPrice(floor) * BigInt(count))}
        currency={currency}
        mark={false}
      />{' '}
      <span className="mk-owned-how">
        <span>{formatCount(String(count), locale)}</span> <span>×</span>{' '}
        <OrderPrice mark={false} order={floor} usd={undefined} />
      </span>
    </>
  )
}
