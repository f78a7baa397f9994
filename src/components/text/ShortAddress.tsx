'use client'
import { useOptionalConnection } from '../../hooks/useOptionalConnection.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { Check, Copy, ExternalLink } from '../icon/icons.js'
import { AddressAvatar } from './AddressAvatar.js'
import { useCopy } from './useCopy.js'
import { useLabels } from './useLabels.js'

export function ShortAddress(props: { address: string; chainId: number }) {
  const { address, chainId } = props
  const labels = useLabels(commonLabels)
  const { config } = useOptionalConnection()
  const explorer = config?.chains.find(({ id }) => id === chainId)
    ?.blockExplorers?.default.url
  return (
    <span className="mk-short-address">
      <AddressAvatar address={address} />
      <Copyable text={address} what={labels.copyAddress}>
        {shortenAddress(address)}
      </Copyable>
      {explorer && (
        <a
          aria-label={labels.viewOnExplorer}
          className="mk-link"
          href={`${explorer.replace(/\/$/, '')}/address/${address}`}
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
  /** Without text, only the copy icon shows. */
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

/** `0x1234…abcd`. */
export function shortenAddress(address: string): string {
  return `${address.slice(0, 6)}…${address.slice(-4)}`
}
