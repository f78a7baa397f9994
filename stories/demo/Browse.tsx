import ChevronDown from 'lucide-react/icons/chevron-down'
import Search from 'lucide-react/icons/search'
import SearchX from 'lucide-react/icons/search-x'
import { useDeferredValue, useState } from 'react'
import { CollectibleGrid } from '../../src/index.js'
import type { WorldInfo } from '../../src/service/node/startWorld.js'
import type { DetailOf } from './Detail.js'
import type { Trade } from './Dialogs.js'
import { toTrade } from './toTrade.js'

const sorts = {
  'Price: low to high': [{ column: 'priceUSD', order: 'ASC' }],
  'Price: high to low': [{ column: 'priceUSD', order: 'DESC' }],
  'Recently listed': [{ column: 'createdAt', order: 'DESC' }],
}

/** The collectibles of one collection, searched and sorted. */
export function Browse(props: {
  chainId: number
  collection: WorldInfo['collections'][number]
  onOpen: (detail: DetailOf) => void
  onTrade: (trade: Trade) => void
}) {
  const { chainId, collection, onOpen, onTrade } = props
  const [search, setSearch] = useState('')
  const [sort, setSort] = useState<keyof typeof sorts>('Price: low to high')
  const [all, setAll] = useState(false)
  const searchText = useDeferredValue(search.trim())
  return (
    <>
      <div className="toolbar">
        <label className="search">
          <Search />
          <input
            aria-label={`Search ${collection.name}`}
            onChange={({ target }) => setSearch(target.value)}
            placeholder="Search"
            type="search"
            value={search}
          />
        </label>
        <fieldset className="segments">
          <legend className="hidden">Show</legend>
          {[false, true].map((value) => (
            <label key={String(value)}>
              <input
                checked={all === value}
                name="show"
                onChange={() => setAll(value)}
                type="radio"
              />
              {value ? 'All' : 'For sale'}
            </label>
          ))}
        </fieldset>
        <div className="sort">
          <select
            aria-label="Sort"
            onChange={({ target }) => setSort(target.value as typeof sort)}
            value={sort}
          >
            {Object.keys(sorts).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
          <ChevronDown />
        </div>
      </div>
      <CollectibleGrid
        chainId={chainId}
        collectionName={collection.name}
        contractAddress={collection.address}
        contractType={collection.type}
        empty={
          searchText && (
            <div className="nothing">
              <SearchX />
              <p>Nothing here is called “{searchText}”.</p>
              <button
                data-mk="button"
                onClick={() => setSearch('')}
                type="button"
              >
                Show everything
              </button>
            </div>
          )
        }
        filter={{
          includeEmpty: all,
          ...(searchText && { searchText }),
        }}
        onAction={(action, collectible) =>
          onTrade(toTrade(action, collectible, collection, chainId))
        }
        onOpen={(collectible) => onOpen({ collectible, collection })}
        sort={sorts[sort]}
      />
    </>
  )
}
