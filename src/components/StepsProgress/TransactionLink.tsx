'use client'
import { useState } from 'react'
import { useChains } from 'wagmi'
import { commonLabels } from '../../labels/commonLabels.js'
import { LinkButton } from '../base/Button.js'
import { Copy, ExternalLink } from '../icon/icons.js'
import { shortenAddress } from '../text/ShortAddress.js'
import { useLabels } from '../text/useLabels.js'
import { stepLabels } from './stepLabels.js'

export function TransactionLink(props: { chainId: number; hash: string }) {
  const { chainId, hash } = props
  const labels = useLabels(commonLabels, stepLabels)
  const [copied, setCopied] = useState(false)
  const explorer = useChains().find(({ id }) => id === chainId)?.blockExplorers
    ?.default.url
  if (explorer)
    return (
      <a
        className="mk-link"
        href={`${explorer.replace(/\/$/, '')}/tx/${hash}`}
        rel="noreferrer"
        target="_blank"
      >
        {labels.viewTransaction}
        <ExternalLink />
      </a>
    )
  return (
    <LinkButton
      onClick={async () => {
        // `clipboard` is undefined on insecure pages, and may reject.
        await navigator.clipboard?.writeText(hash).then(
          () => setCopied(true),
          () => {},
        )
      }}
      title={hash}
    >
      <span className="mk-sr-only">{labels.copyTransaction}</span>
      <code className="mk-hash">{shortenAddress(hash)}</code>
      {copied ? labels.copied : <Copy />}
    </LinkButton>
  )
}
