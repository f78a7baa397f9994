import type { Address, Hex } from 'viem'
import type { MarketplaceContracts } from '../../rpc/contracts.js'
import { createService } from '../createService.js'
import { worldAccounts } from '../world/accounts.js'
import { worldAudienceId, worldProject } from '../world/project.js'
import { collectionNames, setMediaBase } from '../world/seedDatabase.js'
import { serveMedia } from '../world/serveMedia.js'
import type { WorldContracts } from '../world/signOrders.js'
import {
  createWorldClient,
  worldChainId,
  worldNetwork,
  worldNetworkName,
} from '../world/worldNetwork.js'
import { createSender } from './createSender.js'
import type { ChainKind } from './localChain.js'
import { prepareWorld } from './prepareWorld.js'
import { setMetadataBase } from './seedChain.js'
import { serveHttp } from './serveHttp.js'
import { startLocalChain } from './startLocalChain.js'

/** Settings of `startWorld`. */
export type StartWorldOptions = {
  /** Address to listen on. @default '127.0.0.1' */
  host?: string | undefined
  /** Port of the service; 0 for a free one. @default 0 */
  port?: number | undefined
  /** Port of the chain; 0 for a free one. @default 0 */
  rpcPort?: number | undefined
  /**
   * The chain: `anvil` is a process of its own; `memory` runs in this process and
   * needs no binary, but the optional `@ethereumjs` peers. @default 'anvil'
   */
  chain?: ChainKind | undefined
  /** How many emblems there are. @default 500 */
  emblems?: number | undefined
  /** Whether a prepared world is kept on disk and taken. @default true */
  cache?: boolean | undefined
  /** Told what has been done. */
  onProgress?: ((text: string) => void) | undefined
}

/** All that a client, a wallet or a test needs to know of a local world. */
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

/** A running local world. */
export type RunningWorld = {
  /** Where everything is. */
  world: WorldInfo
  /** Resolves when the chain has ended, by `stop` or by itself. */
  ended: Promise<void>
  /** Ends everything that was started. */
  stop(): Promise<void>
  /** Has the service read the chain up to its newest block. */
  sync(): Promise<void>
}

/**
 * Starts a local world: a chain with collections and currencies, and a
 * marketplace service with orders on them.
 *
 * @throws ConfigurationError when a port is taken or a package is missing.
 *
 * @example
 * import { startWorld } from 'marketkit/service'
 *
 * const { world, stop } = await startWorld()
 * console.log(world.marketplaceUrl, world.accessKey)
 * await stop()
 */
export async function startWorld(
  options: StartWorldOptions = {},
): Promise<RunningWorld> {
  const { cache = true, emblems = 500, host = '127.0.0.1' } = options
  const onProgress = options.onProgress ?? (() => {})
  const started: { stop(): Promise<unknown> }[] = []
  const begun = <part extends { stop(): Promise<unknown> }>(part: part) => {
    started.unshift(part)
    return part
  }
  const unavailable = async (_: Request) => new Response(null, { status: 503 })
  let answer = unavailable
  let world: WorldInfo | undefined
  const stop = async () => {
    answer = unavailable
    for (const part of started.splice(0)) await part.stop()
  }
  try {
    const server = begun(
      await serveHttp({
        host,
        port: options.port ?? 0,
        fetch: (request) =>
          serveMedia(request, { emblems }) ??
          serveDescription(request, world) ??
          answer(request),
      }),
    )
    const kind = options.chain ?? 'anvil'
    const chain = begun(
      await startLocalChain(kind, { host, port: options.rpcPort }),
    )
    const { ended, rpcUrl, transport } = chain
    onProgress(`Chain started on ${rpcUrl}.`)
    const { contracts, database } = await prepareWorld({
      cache,
      chain,
      emblems,
      kind,
      onProgress,
    })
    begun({ stop: database.close })
    const network = worldNetwork(transport, contracts)
    await setMediaBase(database.db, server.url)
    await setMetadataBase(
      createSender(createWorldClient(transport)),
      contracts,
      server.url,
    )
    const service = begun(createService({ database, networks: [network] }))
    await service.sync()
    await service.start()
    answer = service.fetch
    onProgress(`Service started on ${server.url}.`)
    world = describe({ contracts, network, rpcUrl, url: server.url })
    return {
      world,
      ended,
      stop,
      sync: service.sync,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Pages of any origin find the world here; all of it is public. */
function serveDescription(
  request: Request,
  world: WorldInfo | undefined,
): Response | undefined {
  const isAsked = new URL(request.url).pathname === '/world.json'
  if (!isAsked || request.method !== 'GET' || !world) return undefined
  return Response.json(world, {
    headers: {
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'no-store',
    },
  })
}

/** Every marketplace of the world settles on its one Seaport. */
const worldMarketplaces = [
  'service_marketplace_v1',
  'service_marketplace_v2',
  'external_1',
]

function describe({
  contracts,
  network,
  rpcUrl,
  url,
}: {
  contracts: WorldContracts
  network: ReturnType<typeof worldNetwork>
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
