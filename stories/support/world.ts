import { type Chain, defineChain, getAddress } from 'viem'
import { type Config, createConfig, createStorage, http } from 'wagmi'
import { connect } from 'wagmi/actions'
import { mock } from 'wagmi/connectors'
import { type Currency, createMarketplaceClient } from '../../src/index.js'
import type { WorldInfo } from '../../src/service/node/startWorld.js'
import { createDevelopmentWallet } from './wallet/createDevelopmentWallet.js'

/** The local world, as stories use it. */
export type World = {
  info: WorldInfo
  chain: Chain
  client: ReturnType<typeof createMarketplaceClient>
  currencies: Currency[]
}

/** Which wallet a story has: one that is connected, one to connect, or none. */
export type WalletKind = 'connected' | 'injected' | 'none'

let world: Promise<World> | undefined

/** The world that the dev server runs for its pages. */
export function loadWorld(): Promise<World> {
  world ??= fetchWorld().catch((error) => {
    world = undefined
    throw error
  })
  return world
}

async function fetchWorld(): Promise<World> {
  const response = await fetch('/__marketkit/world')
  if (!response.ok) throw new Error(`No world: ${await response.text()}`)
  const info: WorldInfo = await response.json()
  const chain = defineChain({
    id: info.chainId,
    name: 'Local chain',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [info.rpcUrl] } },
  })
  return {
    info,
    chain,
    client: createMarketplaceClient({
      accessKey: info.accessKey,
      builderUrl: info.builderUrl,
      marketplaceUrl: info.marketplaceUrl,
      metadataUrl: info.metadataUrl,
      networks: { [info.chainId]: info.network },
    }),
    currencies: info.currencies.map((currency) => ({
      ...currency,
      address: getAddress(currency.address),
      chainId: info.chainId,
    })),
  }
}

/** A wagmi config with the wallet that a story asks for. */
export async function createWalletConfig(
  { chain, info }: World,
  wallet: WalletKind,
): Promise<Config> {
  const [first, second, third] = info.accounts
  if (!first || !second || !third) throw new Error('The world has no accounts.')
  if (wallet === 'injected') announceWallet(info)
  const config = createConfig({
    chains: [chain],
    connectors:
      wallet === 'injected'
        ? []
        : [
            mock({
              accounts: [first.address, second.address, third.address],
              features: { reconnect: true },
            }),
          ],
    multiInjectedProviderDiscovery: wallet === 'injected',
    pollingInterval: 400,
    storage:
      wallet === 'injected'
        ? createStorage({ key: 'marketkit-stories', storage: localStorage })
        : null,
    transports: { [chain.id]: http() },
  })
  const [connector] = config.connectors
  if (wallet === 'connected' && connector) await connect(config, { connector })
  return config
}

let announced = false

/** One wallet for the page, whatever stories come and go. */
function announceWallet({ accounts, chainId, rpcUrl }: WorldInfo) {
  if (announced) return
  announced = true
  createDevelopmentWallet({
    accounts: accounts.slice(0, 3),
    chainId,
    rpcUrl,
    theme: () =>
      document.documentElement.dataset.storyTheme === 'dark' ? 'dark' : 'light',
  }).announce()
}
