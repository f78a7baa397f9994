import { toNumber } from '../base/callNode.js'
import type { Run } from '../run/run.js'
import { isCurrentTrial } from '../simulate/plannedTrial.js'

/** Block and nonce of an account before its next transaction. */
type Position = { block?: number | undefined; nonce?: number | undefined }

/** Milliseconds for which a position that was read ahead counts as current. */
const longestPositionAge = 10_000

/**
 * Starts to read the position that the first prompt records. The simulation
 * usually tells the block, so it is fetched only with `needsBlock`.
 */
export function startChainPosition(run: Run, needsBlock: boolean): void {
  if (run.chainPosition) return
  run.chainPosition = {
    at: run.environment.now(),
    block: needsBlock ? readBlock(run) : undefined,
    nonce: readNonce(run),
    sent: run.sent,
  }
}

/** Returns the position before the next transaction of a run. */
export async function readChainPosition(run: Run): Promise<Position> {
  const { environment, sent, tried } = run
  const now = environment.now()
  const { at = 0 } = run.chainPosition ?? {}
  const isCurrent = at <= now && now - at < longestPositionAge
  // After the first prompt, the position before it counts transactions.
  if (sent === 0 && !isCurrent) run.chainPosition = undefined
  startChainPosition(run, true)
  const position = run.chainPosition
  if (!position) return {}
  const known = isCurrentTrial(tried, now) ? tried?.block : undefined
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
