'use client'
import { commonLabels } from '../../labels/commonLabels.js'
import type { Order } from '../../rpc/schemas.js'
import { ExternalLink } from '../icon/icons.js'
import { shortenTokenId } from '../text/collectibleName.js'
import { Copyable, shortenAddress } from '../text/ShortAddress.js'
import { useExplorerUrl } from '../text/useExplorerUrl.js'
import { useLabels } from '../text/useLabels.js'

/** Contract and token id of what is traded: a name and a picture can be anybody's. */
export function ItemIdentity(props: {
  chainId: number
  contractAddress: string
  tokenId: string | undefined
  hasLink?: boolean
}) {
  const { chainId, contractAddress, hasLink, tokenId } = props
  const labels = useLabels(commonLabels)
  const explorerUrl = useExplorerUrl(chainId, `token/${contractAddress}`)
  return (
    <div className="mk-item-identity">
      <Copyable text={contractAddress} what={labels.copyAddress}>
        {shortenAddress(contractAddress)}
      </Copyable>
      {tokenId && (
        <Copyable text={tokenId} what={labels.copyTokenId}>
          {`#${shortenTokenId(tokenId)}`}
        </Copyable>
      )}
      {hasLink && explorerUrl && (
        <a
          aria-label={labels.viewOnExplorer}
          className="mk-link"
          href={explorerUrl}
          rel="noreferrer"
          target="_blank"
        >
          <ExternalLink />
        </a>
      )}
    </div>
  )
}

export function OrderIdentity({ order }: { order: Order }) {
  const { chainId, collectionContractAddress: contractAddress, tokenId } = order
  return (
    <ItemIdentity
      chainId={chainId}
      contractAddress={contractAddress}
      tokenId={tokenId}
    />
  )
}
