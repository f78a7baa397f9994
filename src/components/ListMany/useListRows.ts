'use client'
import { useQueries } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { useCollectiblesPage } from '../../hooks/reads/useCollectiblesPage.js'
import { useHoldings } from '../../hooks/reads/useHoldings.js'
import type { useListMany } from '../../hooks/trades/useListMany.js'
import { isActiveOrder } from '../../order/orderStatus.js'
import { getItemDecimals, getWholeToken } from '../../order/quantity.js'
import { listingStepsQueryOptions } from '../../query/listingStepsQueryOptions.js'
import { pollWhileVisible } from '../../query/pollWhileVisible.js'
import { isSameText } from '../../rpc/isSameText.js'
import type { CollectibleOrder, Order } from '../../rpc/schemas.js'
import { toListIntent, toListingRequest } from '../../steps/flows/list.js'
import { useAddress } from '../../wallet/useConnection.js'
import { useDebounced } from '../base/useDebounced.js'
import { getListing, getOffer } from '../collectible/cardState.js'
import { ownedParameters } from '../collectible/ownedParameters.js'
import type { ListEarnings, ListItem, ListTerms } from '../listing/listTerms.js'
import { type PriceFacts, priceConcerns } from '../listing/priceConcerns.js'
import { readEarnings } from '../listing/readEarnings.js'
import { readUnitPrice } from '../listing/readUnitPrice.js'
import type { ListCurrency } from '../listing/useCurrencies.js'
import { useListMarket } from '../listing/useListMarket.js'
import { parsePrice } from '../Price/parsePrice.js'

export type ListManyTarget = Omit<ListItem, 'tokenId'>

export type ListRow = {
  collectible: CollectibleOrder
  earnings: ListEarnings | undefined
  facts: PriceFacts
  item: ListItem
  listing: useListMany.Variables['items'][number] & { quantity: string }
  problem: ListTerms['problem']
  /** `listed`: the account sells it already. `gone`: it doesn't own it. */
  status: 'open' | 'listed' | 'gone'
  text: string
}

export function useListRows(parameters: {
  collectibles: readonly CollectibleOrder[]
  currency: ListCurrency
  enabled: boolean
  expiry: number
  getText: (tokenId: string) => string
  place: ListManyTarget
}) {
  const { collectibles, currency, enabled, place } = parameters
  const { chainId, contractAddress, contractType } = place
  const address = useAddress()
  const { locale } = useMarketKit()
  const tokenIds = collectibles.map(({ metadata }) => metadata.tokenId)
  const [firstId] = tokenIds
  const first = firstId ? { ...place, tokenId: firstId } : undefined
  const market = useListMarket(enabled ? first : undefined, currency.address)
  const owned = useCollectiblesPage(
    ownedParameters(place, enabled ? address : undefined, pollWhileVisible()),
  )
  const { data: held } = useHoldings({
    ...{ chainId, contractAddress, contractType, tokenIds },
    query: { enabled: enabled && tokenIds.length > 0 },
  })
  const isUnique = contractType === 'ERC721'
  const rows = collectibles.map((given): Omit<ListRow, 'earnings'> => {
    const { decimals, tokenId } = given.metadata
    const quantityDecimals = getItemDecimals({
      contractType,
      quantityDecimals: decimals,
    })
    const whole = getWholeToken({ quantityDecimals })
    const found = owned.data?.collectibles.find(
      ({ metadata }) => metadata.tokenId === tokenId,
    )
    const collectible = found ?? given
    const best = getListing(collectible)
    const isOwn = isSameText(best?.createdBy, address)
    const isListed = best !== undefined && isOwn && isActiveOrder(best)
    const text = parameters.getText(tokenId)
    const price = parsePrice(text, currency.decimals, locale)
    const { pricePerToken = '0', problem } = readUnitPrice(price, whole)
    const offer = getTheirs(getOffer(collectible), address)
    const status = found || !owned.data ? market.status : 'unknown'
    const known = {
      floor: isUnique ? market.floor : getTheirs(best, address),
      offer,
      own: [],
      status: owned.isError ? ('unknown' as const) : status,
    }
    const item = { ...place, tokenId, quantityDecimals }
    return {
      collectible,
      facts: {
        ...priceConcerns(
          {
            currencyAddress: currency.address,
            isDivisible: whole > 1n,
            // Prices of whole tokens are compared.
            pricePerToken: price.amount ?? '0',
          },
          { ...known, rate: market.rate },
        ),
        market: known,
      },
      item,
      listing: {
        ...{ contractAddress, contractType, tokenId },
        currencyAddress: currency.address,
        expiry: String(parameters.expiry),
        pricePerToken,
        quantity: String(whole),
      },
      problem,
      status: isListed ? 'listed' : held?.[tokenId] === '0' ? 'gone' : 'open',
      text,
    }
  })
  const quotes = useQuotes(rows, { address, chainId, enabled })
  return {
    isReading: owned.isPending || market.status === 'reading',
    market,
    quotes,
    rows: rows.map((row, index): ListRow => {
      const steps = quotes.results[index]?.data
      const known = [row.facts.market.floor, row.facts.market.offer]
      const earnings = readEarnings(steps, {
        currency,
        known: [...known, market.rate],
        listing: row.listing,
        seller: address,
      })
      return { ...row, earnings }
    }),
  }
}

function getTheirs(
  order: Order | undefined,
  account: Address | undefined,
): Order | undefined {
  const isTheirs = order && !isSameText(order.createdBy, account)
  return isTheirs && isActiveOrder(order) ? order : undefined
}

function useQuotes(
  rows: readonly Omit<ListRow, 'earnings'>[],
  options: { address: Address | undefined; chainId: number; enabled: boolean },
) {
  const { address, chainId, enabled } = options
  const { client } = useMarketKit()
  const now = JSON.stringify(rows.map(({ listing }) => listing))
  const isDebounced = useDebounced(now, 350) === now
  const results = useQueries({
    queries: rows.map(({ listing, problem, status }) => ({
      ...listingStepsQueryOptions(client, {
        chainId,
        ...toListingRequest(
          toListIntent({ ...listing, account: address ?? '0x', chainId }),
        ),
      }),
      enabled:
        enabled && isDebounced && !!address && !problem && status === 'open',
    })),
  })
  const wanted = results.filter((_, index) => isWanted(rows[index]))
  return {
    error: wanted.find(({ error }) => error)?.error ?? null,
    isReading: !isDebounced || wanted.some(({ data }) => data === undefined),
    refetch() {
      for (const { isError, refetch } of wanted) if (isError) void refetch()
    },
    results,
  }
}

function isWanted(row: Omit<ListRow, 'earnings'> | undefined): boolean {
  return row?.status === 'open' && row.problem === undefined
}
