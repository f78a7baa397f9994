import type { NetworkConfig } from '../context.js'
import { ServiceError } from '../serviceErrors.js'

type Networks = readonly NetworkConfig[]

/**
 * Returns the network that the path names.
 *
 * @throws ServiceError `WebrpcBadRoute` if there is none.
 */
export function findNamed(networks: Networks, asked: string): NetworkConfig {
  const network = find(networks, asked)
  if (network) return network
  const names = networks.map(({ name }) => name).join(', ')
  throw new ServiceError(
    'WebrpcBadRoute',
    `Unknown network. Available networks: ${names}.`,
  )
}

/**
 * Returns the network whose id newer clients send in the body.
 *
 * @throws ServiceError `InvalidArgument` if there is none.
 */
export function findInBody(networks: Networks, body: unknown): NetworkConfig {
  const { chainId, params } = body as {
    chainId?: unknown
    params?: { chainId?: unknown } | null
  }
  const asked = chainId ?? params?.chainId
  const network =
    typeof asked === 'object' ? undefined : find(networks, String(asked))
  if (network) return network
  const known = networks
    .map(({ chainId, name }) => `${chainId} (${name})`)
    .join(', ')
  throw new ServiceError(
    'InvalidArgument',
    asked == null
      ? `The path contains no network, so the body needs a \`chainId\`. Available chain ids: ${known}.`
      : `Unknown network. Available networks: ${known}.`,
    { field: 'chainId' },
  )
}

/**
 * Returns the network of a request for metadata.
 *
 * @throws ServiceError `InvalidArgument` if there is none.
 */
export function findInRequest(
  networks: Networks,
  { chainId, chainID }: { chainId?: string; chainID?: string },
): NetworkConfig {
  const network = find(networks, chainId ?? chainID)
  if (network) return network
  throw new ServiceError(
    'InvalidArgument',
    'Unknown network. Pass a chain id or a network name.',
    { field: chainId === undefined ? 'chainID' : 'chainId' },
  )
}

function find(
  networks: Networks,
  asked: string | undefined,
): NetworkConfig | undefined {
  return (
    networks.find(({ name }) => name === asked) ??
    networks.find(({ chainId }) => String(chainId) === asked)
  )
}
