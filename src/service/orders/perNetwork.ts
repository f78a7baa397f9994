import type { NetworkConfig, ServiceContext } from '../context.js'

/** Returns a function that creates one value for each network of a service. */
export function perNetwork<value>(
  create: (context: ServiceContext, network: NetworkConfig) => value,
): (context: ServiceContext, network: NetworkConfig) => value {
  const services = new WeakMap<ServiceContext, Map<NetworkConfig, value>>()
  return (context, network) => {
    const known = services.get(context) ?? new Map<NetworkConfig, value>()
    services.set(context, known)
    const value = known.get(network) ?? create(context, network)
    known.set(network, value)
    return value
  }
}
