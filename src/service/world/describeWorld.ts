import type { Address, Hex } from 'viem'
import type { MarketplaceContracts } from '../../rpc/contracts.js'
import type { NetworkConfig } from '../context.js'
import { people, worldAccounts } from './accounts.js'
import { worldAudienceId, worldProject } from './project.js'
import { collectionNames } from './seedDatabase.js'
import type { WorldContracts } from './signOrders.js'
import { worldChainId, worldNetworkName } from './worldNetwork.js'

/** Addresses, keys and accounts of a local world, for a client, a wallet or a test. */
export type WorldInfo = {
  /** Base URL of the marketplace group. */
  marketplaceUrl: string
  /** Base URL of the metadata group. */
  metadataUrl: string
  /** Base URL of the builder group. */
  builderUrl: string
  /** Public access key of the project. */
  accessKey: string
  /** URL of the chain's JSON-RPC server. */
  rpcUrl: string
  /** Chain id. */
  chainId: number
  /** Name of the network in paths. */
  network: string
  /** Address of Seaport 1.6. */
  seaport: Address
  /** The marketplace's contracts, for `contracts` of a client. */
  contracts: MarketplaceContracts
  /** The fees of listings by marketplace, for `fees` of a client. */
  fees: Record<string, { recipient: Address; bps: number }[]>
  /** Id of the key's project. */
  projectId: number
  /** Id of the project's audience, which has contacts. */
  audienceId: number
  /** Accounts with money: the first ones are for wallets. */
  accounts: { address: Address; privateKey: Hex }[]
  /** Number of accounts, from the first, that wallets may use. */
  walletAccounts: number
  /** Collections with orders. */
  collections: { address: Address; type: 'ERC721' | 'ERC1155'; name: string }[]
  /** Currencies of the orders; the zero address is the native one. */
  currencies: { address: Address; symbol: string; decimals: number }[]
}

/** All marketplaces of the world use one Seaport. */
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
    walletAccounts: people.length,
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
