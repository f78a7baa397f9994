'use client'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import type { ListIntent } from '../../steps/model/intent.js'
import { lazyPart } from '../base/lazyPart.js'
import { LazyDialog } from '../dialog/LazyDialog.js'
import { minSeconds, toLocalTime } from '../listing/listDraft.js'
import { formatPrice } from '../Price/formatPrice.js'
import { useCurrency } from '../Price/useCurrency.js'

const body = /* @__PURE__ */ lazyPart(
  async () => (await import('./finishBodies.js')).ListManyBody,
)

export function FinishListings(props: {
  lists: readonly [ListIntent, ...ListIntent[]]
  onOpenChange: (open: boolean) => void
  onSuccess: () => void
  open: boolean
}) {
  const { lists, onOpenChange, onSuccess, open } = props
  const { locale } = useMarketKit()
  const [{ chainId, collection, contractType, currency, expiry }] = lists
  const facts = useCurrency(chainId, currency)
  if (!facts) return null
  const prices = lists.map(({ pricePerToken, tokenId }) => [
    tokenId,
    formatPrice(pricePerToken, facts.decimals, { exact: true, locale }),
  ])
  const end = Number(expiry)
  const isAhead = end > Date.now() / 1000 + 2 * minSeconds
  return (
    <LazyDialog
      body={body}
      onOpenChange={onOpenChange}
      open={open}
      collectibles={lists.map(({ tokenId }) => ({
        metadata: { attributes: [], tokenId },
      }))}
      initial={{
        currency,
        prices: Object.fromEntries(prices),
        ...(isAhead && { endsAt: toLocalTime(end) }),
      }}
      onSuccess={onSuccess}
      place={{
        chainId,
        contractAddress: collection,
        contractType: contractType === 'ERC1155' ? 'ERC1155' : 'ERC721',
      }}
    />
  )
}
