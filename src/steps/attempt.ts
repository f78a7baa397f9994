import type { Address, Client, Hex } from 'viem'
import type { Config } from 'wagmi'
import { type FundsMoved, StepError } from '../errors.js'
import type { MarketplaceClient } from '../rpc/client.js'
import { abortable } from './abortable.js'
import { classifyWalletError } from './classifyWalletError.js'
import type { ProgressReporter } from './progress.js'
import type { ReadableStep } from './readStep.js'
import { revertReason } from './revertReason.js'
import { readyWallet } from './wallet.js'

/** What all steps of one run share. */
export type Run = {
  readonly account: Address
  readonly chainId: number
  readonly client: MarketplaceClient
  readonly config: Config
  readonly confirmations: number
  readonly progress: ProgressReporter
  readonly signal: AbortSignal | undefined
  readonly timeout: number
  /** How many transactions of this run are mined. */
  mined: number
  /** A request that the wallet has not answered yet. */
  openPrompt: Promise<unknown> | undefined
}

/** What is known of one step while it is carried out. */
export type Attempt = {
  readonly run: Run
  fundsMoved: FundsMoved
  hash: Hex | undefined
}

/** Opens the wallet once it stands on the right account and chain. */
export async function promptWallet(
  run: Run,
  { index }: ReadableStep,
  ask: (wallet: Client) => Promise<unknown>,
): Promise<unknown> {
  const { account, chainId, config, progress, signal } = run
  const wallet = await answered(
    run,
    readyWallet(config, {
      account,
      chainId,
      index,
      onSwitch: () => progress.step(index, { status: 'switching' }),
      signal,
    }),
  )
  signal?.throwIfAborted()
  progress.step(index, { status: 'prompting' })
  return answered(run, ask(wallet))
}

/** The wallet's answer; a request that is walked away from stays noted. */
async function answered<answer>(
  run: Run,
  prompt: Promise<answer>,
): Promise<answer> {
  run.openPrompt = prompt
  try {
    return await abortable(prompt, run.signal)
  } finally {
    if (!run.signal?.aborted) run.openPrompt = undefined
  }
}

/** Whatever stopped a step, as a StepError with what is known of it. */
export function toStepError(
  cause: unknown,
  { fundsMoved, hash, run }: Attempt,
  index: number,
): StepError {
  if (cause instanceof StepError) return cause
  if (run.signal?.aborted)
    return new StepError({ reason: 'aborted', cause, fundsMoved, hash, index })
  const answered = classifyWalletError(cause)
  return new StepError({
    reason: answered.reason,
    cause,
    details: revertReason(cause),
    fundsMoved: fundsMoved === 'maybe' ? answered.fundsMoved : fundsMoved,
    hash,
    index,
  })
}
