import {
  createPublicClient,
  defineChain,
  type PublicClient,
  type Transport,
  zeroAddress,
} from 'viem'
import type { NetworkConfig } from '../context.js'
import { feeRecipient } from './accounts.js'
import { dollarsPerEther } from './plan.js'
import type { WorldContracts } from './signOrders.js'

/** Chain id of the local world. */
export const worldChainId = 31337

/** Name of the local world's network in paths. */
export const worldNetworkName = 'local'

/** Creates a client that reads and controls the local chain. */
export function createWorldClient(transport: Transport): PublicClient {
  return createPublicClient({
    chain: defineChain({
      id: worldChainId,
      name: 'MarketKit local',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [] } },
    }),
    cacheTime: 0,
    ccipRead: false,
    pollingInterval: 200,
    transport,
  })
}

/** Returns the service's configuration of the local chain. */
export function worldNetwork(
  transport: Transport,
  { seaport, usdc, weth }: WorldContracts,
): NetworkConfig {
  return {
    chainId: worldChainId,
    name: worldNetworkName,
    client: createWorldClient(transport),
    seaport,
    currencies: [
      {
        address: zeroAddress,
        symbol: 'ETH',
        decimals: 18,
        priceUSD: dollarsPerEther,
      },
      {
        address: weth,
        symbol: 'WETH',
        decimals: 18,
        priceUSD: dollarsPerEther,
      },
      { address: usdc, symbol: 'USDC', decimals: 6, priceUSD: 1 },
    ],
    feeRecipient: feeRecipient.address,
    feeBps: 250,
  }
}
