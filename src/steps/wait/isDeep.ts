import { type Ask, numberOf } from '../ask.js'

/** Whether a block is as deep in the chain as wanted. */
export async function isDeep(
  block: string,
  { ask, confirmations }: { ask: Ask; confirmations: number },
): Promise<boolean> {
  if (confirmations <= 1) return true
  const head = numberOf(await ask('eth_blockNumber', []))
  return head !== undefined && head - Number(block) + 1 >= confirmations
}
