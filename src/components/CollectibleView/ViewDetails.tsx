'use client'
import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { useChain } from '../../hooks/context/useChain.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { viewLabels } from '../../labels/viewLabels.js'
import { parseWebUrl } from '../../rpc/resolveUri.js'
import { Row, Rows } from '../base/Rows.js'
import { shortenTokenId } from '../text/collectibleName.js'
import { Copyable, ShortAddress } from '../text/ShortAddress.js'
import { useLabels } from '../text/useLabels.js'
import { WebLink } from '../text/WebLink.js'
import type { useCollectibleView } from './useCollectibleView.js'
import { ViewSection } from './ViewSection.js'

const standards = { ERC721: 'ERC-721', ERC1155: 'ERC-1155' }

export function ViewDetails(props: {
  chainId: number
  contractAddress: Address
  owners: ReactNode
  tokenId: string
  view: useCollectibleView.ReturnType
}) {
  const { chainId, contractAddress, owners, tokenId, view } = props
  const { contractType, metadata, owner } = view
  const labels = useLabels(commonLabels, viewLabels)
  const network = useChain(chainId)?.name
  const site = parseWebUrl(metadata.externalUrl)
  const whose =
    owners ?? (owner && <ShortAddress address={owner} chainId={chainId} />)
  return (
    <ViewSection title={labels.details}>
      <Rows>
        {whose && <Row label={labels.owner}>{whose}</Row>}
        <Row label={labels.contract}>
          <ShortAddress address={contractAddress} chainId={chainId} />
        </Row>
        <Row label={labels.tokenId}>
          <Copyable text={tokenId} what={labels.copyTokenId}>
            {shortenTokenId(tokenId)}
          </Copyable>
        </Row>
        {contractType && (
          <Row label={labels.tokenStandard}>{standards[contractType]}</Row>
        )}
        {network && <Row label={labels.chain}>{network}</Row>}
        {site && (
          <Row label={labels.externalSite}>
            <WebLink href={site.href}>{site.hostname.slice(0, 40)}</WebLink>
          </Row>
        )}
      </Rows>
    </ViewSection>
  )
}
