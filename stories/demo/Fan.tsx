import { pollWhileVisible } from '../../src/core.js'
import { Media, useCollectibles } from '../../src/index.js'
import type { WorldInfo } from '../../src/service/node/world/startWorld.js'

/** The five most expensive collectibles, fanned out like a hand of cards. */
export function Fan(props: {
  chainId: number
  collection: WorldInfo['collections'][number]
}) {
  const { chainId, collection } = props
  const { data } = useCollectibles({
    chainId,
    contractAddress: collection.address,
    page: { pageSize: 5, sort: [{ column: 'priceUSD', order: 'DESC' }] },
    query: pollWhileVisible(),
    side: 'listing',
  })
  return (
    <div className="fan">
      {Array.from({ length: 5 }, (_, index) => {
        const metadata = data?.pages[0]?.collectibles[index]?.metadata
        if (!data)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: five fixed places
            <div className="mk-media" data-status="loading" key={index} />
          )
        return (
          metadata && (
            <Media
              alt=""
              color={metadata.backgroundColor}
              eager
              // biome-ignore lint/suspicious/noArrayIndexKey: five fixed places
              key={index}
              src={metadata.image}
            />
          )
        )
      })}
    </div>
  )
}
