'use client'
import type { ReactNode } from 'react'
import type { Address } from 'viem'
import {
  type MediaGateways,
  useMarketKit,
} from '../../hooks/context/useMarketKit.js'
import { useOptionalConnection } from '../../hooks/context/useOptionalConnection.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { viewLabels } from '../../labels/viewLabels.js'
import { getQuantityDecimals } from '../../order/quantity.js'
import type { BrowseProperty } from '../../query/browseState.js'
import type { CollectibleAction } from '../collectible/cardState.js'
import { StaleNotice } from '../failure/StaleNotice.js'
import { MediaViewer } from '../Media/MediaViewer.js'
import { formatCount } from '../Price/formatPrice.js'
import { AccountName } from '../text/AccountName.js'
import { getCollectibleName } from '../text/collectibleName.js'
import { plainLine } from '../text/plainText.js'
import { useLabels } from '../text/useLabels.js'
import { Description } from './Description.js'
import { Traits } from './Traits.js'
import type { useCollectibleView } from './useCollectibleView.js'
import { ViewDetails } from './ViewDetails.js'
import { ViewBar, ViewPanel } from './ViewPanel.js'

export function ViewMain(props: {
  chainId: number
  children: ReactNode
  collectionName: string | undefined
  contractAddress: Address
  crossOrigin: 'anonymous' | undefined
  gateways: MediaGateways | undefined
  onAction: (action: CollectibleAction) => void
  onRefresh: (() => void) | undefined
  onTrait: ((property: BrowseProperty) => void) | undefined
  owners: ReactNode
  scripts: boolean | undefined
  titleId: string
  tokenId: string
  tools: ReactNode
  view: useCollectibleView.ReturnType
}) {
  const { chainId, collectionName, contractAddress, titleId, view } = props
  const { metadata } = view
  const labels = useLabels(commonLabels)
  const collectionId = { chainId, contractAddress }
  return (
    <>
      <div className="mk-view-top">
        <div className="mk-view-media">
          <MediaViewer
            crossOrigin={props.crossOrigin}
            gateways={props.gateways}
            metadata={metadata}
            onRefresh={props.onRefresh}
            scripts={props.scripts}
          />
        </div>
        <div className="mk-view-main">
          <header className="mk-view-header">
            <div className="mk-view-names">
              {collectionName && (
                <p className="mk-view-collection" dir="auto">
                  {plainLine(collectionName, 80)}
                </p>
              )}
              <h2 className="mk-view-name" id={titleId}>
                <bdi>{getCollectibleName(metadata, labels)}</bdi>
              </h2>
              <Whose view={view} />
            </div>
            {props.tools && <div className="mk-view-tools">{props.tools}</div>}
          </header>
          {view.error && <StaleNotice onRetry={view.refetch} />}
          <ViewPanel {...collectionId} onAction={props.onAction} view={view} />
          <ViewBar onAction={props.onAction} view={view} />
          <Description text={metadata.description} />
          <Traits
            {...collectionId}
            metadata={metadata}
            onTrait={props.onTrait}
          />
        </div>
        <div className="mk-view-aside">
          <ViewDetails
            {...collectionId}
            owners={props.owners}
            tokenId={props.tokenId}
            view={view}
          />
        </div>
      </div>
      {props.children}
    </>
  )
}

function Whose({ view }: { view: useCollectibleView.ReturnType }) {
  const { contractType, held = '0', metadata, owner } = view
  const labels = useLabels(commonLabels, viewLabels)
  const { locale } = useMarketKit()
  const { address } = useOptionalConnection()
  if (contractType === 'ERC1155')
    return held === '0' ? null : (
      <p className="mk-view-owner">
        {labels.ownsOf(
          formatCount(
            held,
            locale,
            getQuantityDecimals({ quantityDecimals: metadata.decimals }),
          ),
        )}
      </p>
    )
  if (!owner) return null
  const isReader = owner.toLowerCase() === address?.toLowerCase()
  return (
    <p className="mk-view-owner">
      <span>{labels.owner}</span>{' '}
      {isReader ? (
        <span className="mk-tag">{labels.you}</span>
      ) : (
        <AccountName address={owner} />
      )}
    </p>
  )
}
