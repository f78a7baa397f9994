'use client'
import { useMemo } from 'react'
import type { Address } from 'viem'
import { useWallet } from '../../hooks/useWallet.js'
import type { Step } from '../../rpc/schemas.js'
import type { Progress, StepProgress } from '../../steps/base/progress.js'
import { readStep } from '../../steps/base/readStep.js'
import { Clock } from '../icon/icons.js'
import { StepsProgress } from '../StepsProgress/StepsProgress.js'
import { shortenAddress } from '../text/ShortAddress.js'
import { useLabels } from '../text/useLabels.js'
import { useWait } from './useWait.js'
import { walletLabels } from './walletLabels.js'

/**
 * The steps of a flow, from the quote before it starts and live afterwards, and
 * why it takes long. The dialog's notice reports failures.
 */
export function FlowSteps(props: {
  account?: Address | undefined
  chainId: number
  hints?: Readonly<Record<string, string>> | undefined
  pending: boolean
  progress: Progress | undefined
  quote: readonly Step[] | undefined
  subject?: string | undefined
}) {
  const { account, pending, progress, quote, ...rest } = props
  const labels = useLabels(walletLabels)
  const wallet = useWallet({ account })
  const planned = useMemo(() => toWaitingSteps(quote), [quote])
  const slow = useWait(progress, pending)
  const wait =
    pending && wallet.status === 'wrongAccount'
      ? labels['wallet.wrongAccount'](shortenAddress(wallet.wanted))
      : slow
  const steps = progress?.steps.length ? progress.steps : planned
  // The button already names a single step to come.
  const isShown = steps.length >= (progress?.steps.length ? 1 : 2)
  return (
    <>
      {isShown && (
        <div className="mk-reveal">
          <StepsProgress explainFailure={false} steps={steps} {...rest} />
        </div>
      )}
      {/* Always rendered, so that screen readers announce its text. */}
      <div className="mk-wait" role="status">
        {wait && (
          <div className="mk-reveal">
            <div className="mk-banner" data-tone="neutral">
              <Clock />
              <div>{wait}</div>
            </div>
          </div>
        )}
      </div>
    </>
  )
}

/**
 * Returns no steps if one can't be read: the engine refuses it with the reason.
 */
function toWaitingSteps(quote: readonly Step[] = []): StepProgress[] {
  try {
    return quote.map((step, index) => {
      const { id, kind } = readStep(step, index)
      return { id, index, kind, status: 'waiting' }
    })
  } catch {
    return []
  }
}
