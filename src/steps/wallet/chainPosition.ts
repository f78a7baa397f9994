import { toNumber } from '../base/callNode.js'
import type { JournalStep } from '../journal/record.js'
import type { Run } from '../run/run.js'
import { isCurrent } from '../simulate/plannedTrial.js'

/**
 * Starts to read the position that the first prompt records, and returns it. The
 * simulation usually tells the block.
 */
export function startChainPosition(run: Run, needsBlock: boolean) {
  run.chainPosition ??= {
    at: run.environment.now(),
    block: needsBlock ? readBlock(run) : undefined,
    nonce: readNonce(run),
    sent: run.sent,
  }
  return run.chainPosition
}

export async function readChainPosition(
  run: Run,
): Promise<Pick<JournalStep, 'block' | 'nonce'>> {
  const { environment, sent, tried } = run
  const now = environment.now()
  // After the first prompt the position stays; the transactions sent since
  // then advance its nonce.
  if (sent === 0 && !isCurrent(run.chainPosition, now))
    run.chainPosition = undefined
  const position = startChainPosition(run, true)
  const known = isCurrent(tried, now) ? tried?.block : undefined
  position.block ??=
    known === undefined ? readBlock(run) : Promise.resolve(known)
  const [block, nonce] = await Promise.all([position.block, position.nonce])
  // Without an answer, the next prompt asks again.
  if (block === undefined || nonce === undefined) run.chainPosition = undefined
  return {
    block,
    nonce: nonce === undefined ? nonce : nonce + sent - position.sent,
  }
}

async function readBlock(run: Run): Promise<number | undefined> {
  return toNumber(await callTwice(run, 'eth_blockNumber', []))
}

async function readNonce(run: Run): Promise<number | undefined> {
  const params = [run.account, 'pending']
  return toNumber(await callTwice(run, 'eth_getTransactionCount', params))
}

/** A busy node often answers the second request. */
async function callTwice(
  { callNode }: Run,
  ...request: Parameters<Run['callNode']>
): Promise<unknown> {
  return (await callNode(...request)) ?? callNode(...request)
}
