'use client'
import { commonLabels } from '../../labels/commonLabels.js'
import { ExternalLink } from '../icon/icons.js'
import { shortenTokenId } from '../text/collectibleName.js'
import { shortenAddress } from '../text/ShortAddress.js'
import { useExplorerUrl } from '../text/useExplorerUrl.js'
import { useLabels } from '../text/useLabels.js'

/** Contract and token id of what is traded: a name and a picture can be anybody's. */
export function ItemIdentity(props: {
  chainId: number
  contractAddress: string
  tokenId: string
}) {
  const { chainId, contractAddress, tokenId } = props
  const labels = useLabels(commonLabels)
  const explorerUrl = useExplorerUrl(chainId, `token/${contractAddress}`)
  return (
    <div className="mk-dialog-identity">
      <code className="mk-hash" title={contractAddress}>
        {shortenAddress(contractAddress)}
      </code>
      {tokenId && (
        <code className="mk-hash" title={tokenId}>
          {`#${shortenTokenId(tokenId)}`}
        </code>
      )}
      {explorerUrl && (
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
