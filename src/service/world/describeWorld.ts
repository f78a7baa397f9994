import type { Address, Hex } from 'viem'
import type { MarketplaceContracts } from '../../rpc/contracts.js'
import type { NetworkConfig } from '../context.js'
import { worldAccounts } from './accounts.js'
import { worldAudienceId, worldProject } from './project.js'
import { collectionNames } from './seedDatabase.js'
import type { WorldContracts } from './signOrders.js'
import { worldChainId, worldNetworkName } from './worldNetwork.js'

/** Addresses, keys and accounts of a local world, for a client, a wallet or a test. */
export type WorldInfo = {
  /** Base address of the marketplace group. */
  marketplaceUrl: string
  /** Base address of the metadata group. */
  metadataUrl: string
  /** Base address of the builder group. */
  builderUrl: string
  /** The project's public key. */
  accessKey: string
  /** Address of the chain's JSON-RPC server. */
  rpcUrl: string
  /** The chain. */
  chainId: number
  /** The network's name in paths. */
  network: string
  /** Address of Seaport 1.6. */
  seaport: Address
  /** The marketplace's contracts, for `contracts` of a client. */
  contracts: MarketplaceContracts
  /** The fees of listings by marketplace, for `fees` of a client. */
  fees: Record<string, { recipient: Address; bps: number }[]>
  /** The project that the key opens. */
  projectId: number
  /** An audience of the project, with contacts. */
  audienceId: number
  /** Accounts with money: the first three are for wallets. */
  accounts: { address: Address; privateKey: Hex }[]
  /** Collections with orders. */
  collections: { address: Address; type: 'ERC721' | 'ERC1155'; name: string }[]
  /** Currencies of the orders; the zero address is the native one. */
  currencies: { address: Address; symbol: string; decimals: number }[]
}

/** Every marketplace of the world settles on its one Seaport. */
const worldMarketplaces = [
  'service_marketplace_v1',
  'service_marketplace_v2',
  'external_1',
]

/** Describes a local world whose service is at `url`. */
export function describeWorld({
  contracts,
  network,
  rpcUrl,
  url,
}: {
  contracts: WorldContracts
  network: NetworkConfig
  rpcUrl: string
  url: string
}): WorldInfo {
  return {
    marketplaceUrl: url,
    metadataUrl: url,
    builderUrl: url,
    accessKey: worldProject.accessKeys[0],
    rpcUrl,
    chainId: worldChainId,
    network: worldNetworkName,
    seaport: contracts.seaport,
    contracts: {
      books: Object.fromEntries(
        worldMarketplaces.map((name) => [name, contracts.seaport]),
      ),
    },
    fees: Object.fromEntries(
      worldMarketplaces.map((name) => [
        name,
        [{ recipient: network.feeRecipient, bps: network.feeBps }],
      ]),
    ),
    projectId: worldProject.id,
    audienceId: worldAudienceId,
    accounts: worldAccounts.map(({ address, privateKey }) => ({
      address,
      privateKey,
    })),
    collections: [
      {
        address: contracts.emblems,
        type: 'ERC721',
        name: collectionNames.emblems,
      },
      {
        address: contracts.items,
        type: 'ERC1155',
        name: collectionNames.items,
      },
    ],
    currencies: network.currencies.map(({ address, decimals, symbol }) => ({
      address,
      symbol,
      decimals,
    })),
  }
}
