import { ConfigurationError } from '../../errors.js'
import type { Order } from '../../rpc/schemas.js'

/**
 * Returns the chain of orders.
 *
 * @throws ConfigurationError if they are on several chains, or not on the given one.
 */
export function getOrderChain(
  [first, ...others]: readonly [Order, ...(readonly Order[])],
  given: number | undefined,
): number {
  const { chainId } = first
  if (given !== undefined && given !== chainId)
    throw new ConfigurationError(
      `The order is on chain ${chainId}, but \`chainId\` is ${given}.`,
      { metaMessages: ['Leave out `chainId`: an order names its chain.'] },
    )
  if (others.some((order) => order.chainId !== chainId))
    throw new ConfigurationError(
      'Cannot trade orders of several chains in one call.',
      { metaMessages: ['Split them into one call for each chain.'] },
    )
  return chainId
}
