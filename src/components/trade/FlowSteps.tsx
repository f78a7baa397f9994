'use client'
import { useMemo } from 'react'
import type { Address } from 'viem'
import { useWallet } from '../../hooks/useWallet.js'
import { walletLabels } from '../../labels/walletLabels.js'
import type { Step } from '../../rpc/schemas.js'
import type { Progress, StepProgress } from '../../steps/base/progress.js'
import { readStep } from '../../steps/base/readStep.js'
import { Clock } from '../icon/icons.js'
import { StepsProgress } from '../StepsProgress/StepsProgress.js'
import { shortenAddress } from '../text/ShortAddress.js'
import { useLabels } from '../text/useLabels.js'
import { useWait } from './useWait.js'

/**
 * The steps of a flow: those to come before it starts, live afterwards; and
 * why it takes long, when it does. The dialog's notice tells of a failure.
 */
export function FlowSteps(props: {
  /** Whose flow it is. */
  account?: Address | undefined
  chainId: number
  hints?: Readonly<Record<string, string>> | undefined
  /** Whether the flow runs. */
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
  // One step to come is what the button says already.
  const isShown = steps.length >= (progress?.steps.length ? 1 : 2)
  return (
    <>
      {isShown && (
        <div className="mk-reveal">
          <StepsProgress explainFailure={false} steps={steps} {...rest} />
        </div>
      )}
      {/* It stands there empty, so that what comes into it is announced. */}
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

/** Steps that cannot be read are refused by the engine, with the reason. */
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
