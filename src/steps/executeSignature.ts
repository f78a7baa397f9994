import type { Hex } from 'viem'
import { StepError } from '../errors.js'
import { promptWallet, type Run } from './attempt.js'
import type { ReadableStep } from './readStep.js'
import { isSignature, sign } from './wallet.js'

/** Has the wallet sign; the answer is never transformed. */
export async function executeSignature(
  run: Run,
  step: ReadableStep & { kind: 'signature' | 'message' },
): Promise<Hex> {
  const signature = await promptWallet(run, step, (wallet) =>
    sign(wallet, step),
  )
  if (isSignature(signature)) return signature
  throw new StepError({
    reason: 'wallet',
    index: step.index,
    fundsMoved: 'no',
    details: 'The wallet answered without a signature.',
  })
}
