import type { MarketplaceClientConfig } from '../rpc/clientConfig.js'
import type { WorldInfo } from '../service/world/describeWorld.js'

/** Returns the options of a client of a world's service. */
export function describeService({
  accessKey,
  builderUrl,
  chainId,
  contracts,
  fees,
  marketplaceUrl,
  metadataUrl,
  network,
}: WorldInfo): MarketplaceClientConfig {
  return {
    accessKey,
    builderUrl,
    contracts: { [chainId]: contracts },
    fees,
    marketplaceUrl,
    metadataUrl,
    networks: { [chainId]: network },
  }
}
