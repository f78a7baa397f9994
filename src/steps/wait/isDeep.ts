import { type CallNode, toNumber } from '../base/callNode.js'

/** Whether a block is as deep in the chain as wanted. */
export async function isDeep(
  block: string,
  { callNode, confirmations }: { callNode: CallNode; confirmations: number },
): Promise<boolean> {
  if (confirmations <= 1) return true
  const head = toNumber(await callNode('eth_blockNumber', []))
  return head !== undefined && head - Number(block) + 1 >= confirmations
}
