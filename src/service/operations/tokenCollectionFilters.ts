import type { tokenCollectionFilters as operation } from '../../rpc/operations.js'
import type { NetworkConfig } from '../context.js'
import { permitChain } from '../http/accessKeys.js'
import { ServiceError } from '../http/serviceErrors.js'
import { collectionFilters } from './collectionFilters.js'
import type { Handler, Parsed } from './handler.js'

/** Returns the traits of a collection, with their values or ranges. */
export const tokenCollectionFilters: Handler<typeof operation> = async (
  { context, key },
  request,
) => {
  const { chainId } = findNetwork(context.networks, request)
  permitChain(key, chainId)
  const { contractAddress } = request
  return {
    filters: await collectionFilters(context, { chainId, contractAddress }),
  }
}

function findNetwork(
  networks: readonly NetworkConfig[],
  { chainId, chainID }: Parsed<typeof operation>,
): NetworkConfig {
  const asked = chainId ?? chainID
  const network = networks.find(
    ({ chainId, name }) => name === asked || String(chainId) === asked,
  )
  if (!network)
    throw new ServiceError(
      'InvalidArgument',
      'There is no such network. Pass a chain id or a network name.',
      { field: chainId === undefined ? 'chainID' : 'chainId' },
    )
  return network
}
