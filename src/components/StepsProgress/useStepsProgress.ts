'use client'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { getWalletName } from '../../hooks/context/getWalletName.js'
import { useOptionalConnection } from '../../hooks/context/useOptionalConnection.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { failureLabels } from '../../labels/failureLabels.js'
import { stepLabels } from '../../labels/stepLabels.js'
import type { StepProgress } from '../../steps/model/progress.js'
import { getConnection, watchConnection } from '../../wallet/connection.js'
import { useLabels } from '../text/useLabels.js'
import {
  type DescribeStepsOptions,
  describeSteps,
  type StepsDescription,
} from './describeSteps.js'
import { readWalletApp, type WalletApp } from './readWalletApp.js'
import { useOwners } from './useOwners.js'

/**
 * `StepsProgress` without its markup: the steps with the provider's texts and
 * the wallet's name.
 *
 * @example
 * import { useBuy, useStepsProgress } from 'marketkit'
 *
 * const { progress } = useBuy()
 * const { steps } = useStepsProgress({ chainId: 137, steps: progress?.steps ?? [] })
 *
 * steps.map(({ step, text, title }) => <p key={step.index}>{title}: {text}</p>)
 */
export function useStepsProgress({
  chainId,
  explainFailure,
  hints,
  steps,
  subject,
}: useStepsProgress.Parameters): useStepsProgress.ReturnType {
  const labels = useLabels(commonLabels, failureLabels, stepLabels)
  const { address, app, name: wallet } = useWalletFacts()
  const isQueued = steps.some(({ status }) => status === 'queued')
  const owners = useOwners(chainId, isQueued ? address : undefined)
  const description = useMemo(
    () =>
      describeSteps(steps, labels, {
        ...{ explainFailure, hints, owners, subject, wallet },
      }),
    [explainFailure, hints, labels, owners, steps, subject, wallet],
  )
  return { ...description, walletApp: app }
}

export declare namespace useStepsProgress {
  type Parameters = Pick<
    DescribeStepsOptions,
    'explainFailure' | 'hints' | 'subject'
  > & {
    /** Chain of the steps. */
    chainId: number
    /** The steps of `Progress`. */
    steps: readonly StepProgress[]
  }
  type ReturnType = StepsDescription & {
    /** The wallet app on this phone, which a button can open. */
    walletApp: WalletApp | undefined
  }
}

function useWalletFacts() {
  const { address, config } = useOptionalConnection()
  const subscribe = useCallback(
    (onChange: () => void) =>
      config ? watchConnection(config, { onChange }) : () => {},
    [config],
  )
  const read = () => config && getConnection(config).connector
  const connector = useSyncExternalStore(subscribe, read, noWallet)
  const app = connector?.id === 'walletConnect' ? readWalletApp() : undefined
  return { address, app, name: app?.name ?? getWalletName(connector) }
}

const noWallet = () => undefined
