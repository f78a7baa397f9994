'use client'
import { commonLabels } from '../../labels/commonLabels.js'
import { Check, Copy, ExternalLink } from '../icon/icons.js'
import { AddressAvatar } from './AddressAvatar.js'
import { useCopy } from './useCopy.js'
import { useExplorerUrl } from './useExplorerUrl.js'
import { useLabels } from './useLabels.js'

/** Links to the chain's block explorer if wagmi's config has one. */
export function ShortAddress(props: {
  address: string
  chainId: number | undefined
}) {
  const { address, chainId } = props
  const labels = useLabels(commonLabels)
  const explorerUrl = useExplorerUrl(chainId, `address/${address}`)
  return (
    <span className="mk-short-address">
      <AddressAvatar address={address} />
      <Copyable text={address} what={labels.copyAddress}>
        {shortenAddress(address)}
      </Copyable>
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
    </span>
  )
}

export function Copyable(props: {
  children?: string
  text: string
  what: string
}) {
  const { children, text, what } = props
  const labels = useLabels(commonLabels)
  const { copied, copy } = useCopy(text)
  return (
    <button
      className="mk-copyable"
      onClick={copy}
      title={children && text}
      type="button"
    >
      <span className={children && 'mk-sr-only'}>{labels.copy(what)}</span>
      {children && <code className="mk-hash">{children}</code>}
      {copied ? <Check /> : <Copy />}
      <span aria-live="polite" className="mk-sr-only">
        {copied ? labels.copied : ''}
      </span>
    </button>
  )
}

export function shortenAddress(address: string): string {
  return `${address.slice(0, 6)}…${address.slice(-4)}`
}
