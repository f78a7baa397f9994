'use client'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import X from 'lucide-react/icons/x'
import type { Address } from 'viem'
import type { FlowStory } from '../../hooks/useResumeFlows.js'
import type { Labels } from '../../labels.js'
import { Media } from '../Media/Media.js'
import { useLabels } from '../parts/useLabels.js'
import { useMetadata } from '../parts/useMetadata.js'
import { TransactionLink } from '../StepsProgress/TransactionLink.js'

/** What became of one flow. */
export function FlowNotice(props: {
  busy: boolean
  flow: FlowStory
  onCheck: () => void
  onDismiss: () => void
}) {
  const { busy, flow, onCheck, onDismiss } = props
  const { chainId, kind, status } = flow
  const labels = useLabels()
  const { contractAddress, tokenId } = flow.intent ?? {}
  const isKnown =
    typeof tokenId === 'string' && typeof contractAddress === 'string'
  const metadata = useMetadata(
    {
      chainId,
      contractAddress: isKnown ? (contractAddress as Address) : '0x',
      tokenId: isKnown ? tokenId : '0',
    },
    undefined,
    isKnown,
  )
  const name = metadata.name ?? (isKnown ? labels.untitled(tokenId) : undefined)
  const hash = status === 'settling' ? undefined : flow.hashes.at(-1)
  const canCheck = status === 'unresolved'
  return (
    <li data-mk="flow-notice" data-status={status}>
      <span data-mk="flow-notice-picture">
        {isKnown && (
          <Media
            alt=""
            color={metadata.backgroundColor}
            eager
            src={metadata.image ?? metadata.imageData}
          />
        )}
        <span data-mk="flow-notice-mark">{markOf(status)}</span>
      </span>
      <div data-mk="flow-notice-content">
        {name && status !== 'done' && (
          <span data-mk="flow-notice-eyebrow">{name}</span>
        )}
        <strong data-mk="flow-notice-title">
          {titleOf(flow, name, labels)}
        </strong>
        <p data-mk="flow-notice-text">{textOf(flow, labels)}</p>
        {(hash || canCheck) && (
          <div data-mk="flow-notice-actions">
            {canCheck && (
              <button
                data-mk="link"
                disabled={busy}
                onClick={onCheck}
                type="button"
              >
                {labels.checkAgain}
              </button>
            )}
            {hash && <TransactionLink chainId={chainId} hash={hash} />}
          </div>
        )}
      </div>
      {kind && status !== 'settling' && (
        <button
          aria-label={labels.dismiss}
          data-mk="button"
          data-variant="icon"
          onClick={onDismiss}
          type="button"
        >
          <X />
        </button>
      )}
    </li>
  )
}

function markOf(status: FlowStory['status']) {
  if (status === 'settling' || status === 'running')
    return <span data-mk="spinner" />
  return status === 'done' ? <Check /> : <CircleAlert />
}

function titleOf(
  { intent, kind, status }: FlowStory,
  name: string | undefined,
  labels: Labels,
): string {
  if (name && status === 'done' && kind === 'buy')
    return labels.bought(name, String(intent?.quantity ?? 1))
  if (name && status === 'done' && kind === 'list') return labels.listed(name)
  return labels[`resumed.${status}`](kind)
}

/** How it ended, and what became of the money. */
function textOf(flow: FlowStory, labels: Labels): string {
  const { status } = flow
  const text = labels[`resumedText.${status}`]
  if (status !== 'failed' || !flow.error) return text
  const { fundsMoved, reason } = flow.error
  return `${labels[`step.${reason}`]} ${labels[`funds.${fundsMoved}`]}`
}
