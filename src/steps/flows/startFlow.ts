import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { getConnection } from 'wagmi/actions'
import { InvalidResponseError, StepError } from '../../errors.js'
import type { MarketplaceClient } from '../../rpc/client.js'
import type { Operation, Request } from '../../rpc/operations.js'
import type { Step } from '../../rpc/schemas.js'
import { sleep } from '../abortable.js'
import { executeSteps } from '../executeSteps.js'
import { notify, type OnProgress, type Progress } from '../progress.js'
import { type Cost, requireCost } from './requireCost.js'

/** What every flow takes beside what it is to do. */
export type FlowParameters = {
  /** Asks the service. */
  client: MarketplaceClient
  /** Chain on which the flow happens. */
  chainId: number
  /** Account that acts. @default the connected one */
  account?: Address | undefined
  /** Blocks to wait for, counting the first. @default 1 */
  confirmations?: number | undefined
  /** Told of every change. */
  onProgress?: OnProgress | undefined
  /** Stops before the next prompt, or stops waiting. */
  signal?: AbortSignal | undefined
  /** Milliseconds to wait for one transaction. @default 180_000 */
  timeout?: number | undefined
}

/** What every flow answers. */
export type FlowResult = executeSteps.ReturnType & {
  /** Whether the service already shows the effect. */
  settled: boolean
}

type Quote = Operation & { kind: 'quote' }

/** Milliseconds between the looks for an effect, and for all of them. */
const pauses = [300, 500, 800, 1_200, 2_000, 3_000]
const longestSettle = 15_000

/** The parts of which every flow is made, sharing one progress. */
export function startFlow(config: Config, parameters: FlowParameters) {
  const { chainId, client, onProgress, signal } = parameters
  const account = parameters.account ?? getConnection(config).address
  let progress: Progress = {
    status: 'running',
    phase: 'quoting',
    current: 0,
    steps: Object.freeze([]),
  }
  const report = (next: Progress) => {
    progress = Object.freeze(next)
    notify(onProgress, progress)
  }
  const fail = (reason: 'wrongAccount' | 'aborted', facts: object) =>
    new StepError({ reason, index: 0, fundsMoved: 'no', ...facts })

  if (!account)
    throw fail('wrongAccount', { details: 'No wallet is connected.' })
  report(progress)

  return {
    account,

    /** Asks the service for steps; there must be something to do. */
    async quote<const operation extends Quote>(
      operation: operation,
      body: Request<operation>,
    ): Promise<Step[]> {
      try {
        const options = { chainId, signal }
        const { steps } = await client.request(operation, body, options)
        if (steps.length) return steps
        throw new InvalidResponseError({
          operation: `${operation.group}/${operation.name}`,
          path: 'steps',
          details: 'Expected at least one step.',
        })
      } catch (cause) {
        report({ ...progress, status: 'error' })
        throw signal?.aborted ? fail('aborted', { cause }) : cause
      }
    },

    /** Carries the steps out, if they take no more than was agreed on. */
    async execute(
      steps: readonly Step[],
      most: Cost,
    ): Promise<executeSteps.ReturnType> {
      try {
        requireCost(steps, most)
        return await executeSteps(config, {
          ...parameters,
          account,
          steps,
          onProgress: (next) =>
            report(
              next.status === 'success'
                ? { ...next, status: 'running', phase: 'settling' }
                : next,
            ),
        })
      } catch (error) {
        // What is refused before the first step leaves no progress of its own.
        if (progress.status === 'running')
          report({ ...progress, status: 'error' })
        throw error
      }
    },

    /** Waits, for a while, until the service shows the effect. */
    async settle(
      isShown: (signal: AbortSignal) => Promise<boolean>,
    ): Promise<boolean> {
      const settled = await poll(isShown, signal)
      report({ ...progress, status: 'success' })
      return settled
    },
  }
}

async function poll(
  isShown: (signal: AbortSignal) => Promise<boolean>,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const controller = new AbortController()
  const stop = () => controller.abort()
  const timer = setTimeout(stop, longestSettle)
  signal?.addEventListener('abort', stop, { once: true })
  if (signal?.aborted) stop()
  try {
    for (let looks = 0; ; looks++) {
      // The effect is on the chain; a service that cannot say so is no failure.
      if (await isShown(controller.signal).catch(() => false)) return true
      await sleep(
        pauses[Math.min(looks, pauses.length - 1)] ?? 0,
        controller.signal,
      )
    }
  } catch {
    return false
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}
