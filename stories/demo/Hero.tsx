import { useQuery } from '@tanstack/react-query'
import { listCollectibles, marketplaceQueryKey } from '../../src/core.js'
import {
  Media,
  Price,
  useCollectibles,
  useFloorOrder,
  useMarketKit,
  useMarketplaceClient,
} from '../../src/index.js'
import type { WorldInfo } from '../../src/service/node/startWorld.js'

const stories = {
  ERC721:
    'Five hundred coats of arms for houses that do not exist yet. Drawn by code, one at a time, no two alike.',
  ERC1155:
    'Potions, keys, maps and relics for the road. Sold by the piece, in whatever quantity a journey needs.',
}

/** What a collection is, in one look. */
export function Hero(props: {
  chainId: number
  collection: WorldInfo['collections'][number]
}) {
  const { chainId, collection } = props
  const contractAddress = collection.address
  const floor = useFloorOrder({ chainId, contractAddress })
  const order = floor.data?.listing ?? floor.data?.order
  const fan = useCollectibles({
    chainId,
    contractAddress,
    page: { pageSize: 5, sort: [{ column: 'priceUSD', order: 'DESC' }] },
    side: 'listing',
  })
  const total = useCount({ chainId, contractAddress, includeEmpty: true })
  const listed = useCount({ chainId, contractAddress, includeEmpty: false })
  const currency = useMarketKit().currencies.find(
    ({ address }) => address === order?.priceCurrencyAddress,
  )
  return (
    <section className="hero">
      <div>
        <p className="kind">
          {collection.type === 'ERC721' ? 'One of one' : 'Editions'}
        </p>
        <h1>{collection.name}</h1>
        <p className="story-line">{stories[collection.type]}</p>
        <dl className="facts">
          <div>
            <dt>Floor</dt>
            <dd>
              {floor.isPending ? (
                <span data-mk="skeleton" />
              ) : order && currency ? (
                <Price amount={order.priceAmount} currency={currency} />
              ) : (
                'Nothing yet'
              )}
            </dd>
          </div>
          <div>
            <dt>Items</dt>
            <dd>{total ?? <span data-mk="skeleton" />}</dd>
          </div>
          <div>
            <dt>For sale</dt>
            <dd>{listed ?? <span data-mk="skeleton" />}</dd>
          </div>
        </dl>
      </div>
      <div aria-hidden="true" className="fan">
        {Array.from({ length: 5 }, (_, index) => {
          const metadata = fan.data?.pages[0]?.collectibles[index]?.metadata
          return (
            <Media
              alt=""
              color={metadata?.backgroundColor}
              eager
              // biome-ignore lint/suspicious/noArrayIndexKey: five fixed places
              key={index}
              src={metadata?.image}
            />
          )
        })}
      </div>
    </section>
  )
}

/** The service pages and does not count, so a demo counts the pages. */
function useCount(parameters: {
  chainId: number
  contractAddress: `0x${string}`
  includeEmpty: boolean
}): number | undefined {
  const { chainId, contractAddress, includeEmpty } = parameters
  const client = useMarketplaceClient()
  const { data } = useQuery({
    queryKey: [...marketplaceQueryKey(client), 'demo-count', parameters],
    queryFn: async ({ signal }) => {
      let count = 0
      for (let page = 1; ; page++) {
        const answer = await client.request(
          listCollectibles,
          {
            contractAddress,
            filter: { includeEmpty },
            page: { page, pageSize: 100 },
            side: 'listing',
          },
          { chainId, signal },
        )
        count += answer.collectibles.length
        if (!answer.page?.more) return count
      }
    },
  })
  return data
}
