import type { NetworkConfig } from '../context.js'

/**
 * Checks that the node serves the configured chain. A node of another chain
 * would undo everything, or fill the database with its own tokens.
 *
 * @throws Error if it serves another one.
 */
export async function checkChain({
  chainId,
  client,
  name,
}: NetworkConfig): Promise<void> {
  const served = await client.getChainId()
  if (served !== chainId)
    throw new Error(
      `The node of ${name} serves chain ${served}, not ${chainId}. Configure a node of chain ${chainId}.`,
    )
}
