'use client'
import type { ReactNode } from 'react'
import type { useBrowse } from '../../hooks/browse/useBrowse.js'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { filterLabels } from '../../labels/filterLabels.js'
import { marketplaceLabels } from '../../labels/marketplaceLabels.js'
import { emptyBrowseState } from '../../query/browseState.js'
import { Button } from '../base/Button.js'
import { SearchX, Wallet } from '../icon/icons.js'
import { plainLine } from '../text/plainText.js'
import { useLabels } from '../text/useLabels.js'

export function NothingFound({
  activeCount,
  change,
  state,
}: Pick<useBrowse.ReturnType, 'activeCount' | 'change' | 'state'>): ReactNode {
  const labels = useLabels(marketplaceLabels)
  const { searchText } = state
  const isSearchAlone = searchText && activeCount === 0
  return (
    <div className="mk-notice" role="status">
      <SearchX />
      <p>
        {isSearchAlone
          ? labels.nothingCalled(plainLine(searchText, 60))
          : labels.nothingMatches}
      </p>
      <Button
        onClick={() => change(({ sort }) => ({ ...emptyBrowseState, sort }))}
      >
        {labels.showEverything}
      </Button>
    </div>
  )
}

export function ConnectFirst(): ReactNode {
  const labels = useLabels(commonLabels, filterLabels)
  const { onConnect } = useMarketKit()
  return (
    <div className="mk-notice">
      <Wallet />
      <p>{labels.connectForMine}</p>
      {onConnect && <Button onClick={onConnect}>{labels.connect}</Button>}
    </div>
  )
}
