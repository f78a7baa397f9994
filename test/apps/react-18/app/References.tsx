import {
  BuyDialog,
  CancelDialog,
  CollectibleCard,
  CollectibleCardSkeleton,
  CollectibleGrid,
  FlowNotices,
  ListDialog,
  Media,
  Price,
  StepsProgress,
  useCollectibles,
} from 'marketkit'
import { useEffect, useRef } from 'react'
import { collection } from './shop/market'

/** Marks what a widget gives as its element. */
function take(element: HTMLElement | null) {
  element?.setAttribute('data-taken', '')
}

/** Takes the element of every widget, as React 18 hands it out. */
export function References() {
  const price = useRef<HTMLSpanElement>(null)
  const { chainId, contractAddress, pageSize, side } = collection
  const { data } = useCollectibles({
    chainId,
    contractAddress,
    page: { pageSize },
    side,
  })
  useEffect(() => take(price.current))
  const [collectible] = data?.pages[0]?.collectibles ?? []
  if (!collectible) return null
  const { listing, metadata } = collectible
  const item = {
    chainId,
    contractAddress,
    contractType: 'ERC721',
    tokenId: metadata.tokenId,
  } as const
  const button = (text: string) => <button type="button">{text}</button>
  return (
    <section>
      <Price
        amount="1500000"
        currency={{ symbol: 'USDC', decimals: 6 }}
        ref={price}
      />
      <Media alt="" ref={take} src={metadata.image} />
      <CollectibleCard collectible={collectible} ref={take} />
      <CollectibleCardSkeleton ref={take} />
      <CollectibleGrid {...collection} ref={take} />
      <StepsProgress chainId={chainId} ref={take} steps={[]} />
      <FlowNotices flows={[]} ref={take} />
      <BuyDialog order={listing} ref={take} trigger={button('Try to buy')} />
      <ListDialog item={item} ref={take} trigger={button('Try to list')} />
      <CancelDialog
        order={listing}
        ref={take}
        trigger={button('Try to cancel')}
      />
    </section>
  )
}
