'use client'
import { commonLabels } from '../../labels/commonLabels.js'
import { stepLabels } from '../../labels/stepLabels.js'
import { LinkButton } from '../base/Button.js'
import { Copy, ExternalLink } from '../icon/icons.js'
import { shortenAddress } from '../text/ShortAddress.js'
import { useCopy } from '../text/useCopy.js'
import { useExplorerUrl } from '../text/useExplorerUrl.js'
import { useLabels } from '../text/useLabels.js'

export function TransactionLink(props: { chainId: number; hash: string }) {
  const { chainId, hash } = props
  const labels = useLabels(commonLabels, stepLabels)
  const { copied, copy } = useCopy(hash)
  const explorerUrl = useExplorerUrl(chainId, `tx/${hash}`)
  return explorerUrl ? (
    <a className="mk-link" href={explorerUrl} rel="noreferrer" target="_blank">
      <span>{labels.viewTransaction}</span>
      <ExternalLink />
    </a>
  ) : (
    <LinkButton onClick={copy} title={hash}>
      <span className="mk-sr-only">{labels.copyTransaction}</span>
      <code className="mk-hash">{shortenAddress(hash)}</code>
      {copied ? <span>{labels.copied}</span> : <Copy />}
    </LinkButton>
  )
}
