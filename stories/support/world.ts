import { type Chain, defineChain, getAddress } from 'viem'
import { type Config, createConfig, createStorage } from 'wagmi'
import { connect } from 'wagmi/actions'
import {
  createMarketplaceClient,
  type MarketplaceClientConfig,
} from '../../src/core.js'
import type { Currency } from '../../src/index.js'
import type { WorldInfo } from '../../src/service/world/describeWorld.js'
import {
  createTestWallet,
  type TestWallet,
  testConnector,
  type WalletAnswer,
} from '../../src/testing/index.js'
import { chooseAnswer, connectStory } from './playground/inFrame.js'
import { isDark } from './themes.js'
import { createDevelopmentWallet } from './wallet/createDevelopmentWallet.js'
import { rethrow } from './wallet/rethrow.js'
import { worldSource } from './worldSource.js'

/** The local world. */
export type World = {
  info: WorldInfo
  chain: Chain
  client: ReturnType<typeof createMarketplaceClient>
  currencies: Currency[]
}

/**
 * The wallet of a story: connected, failing without saying whether it sent,
 * approving and then declining, hiding its prompt, waiting for
 * `answerInWallet`, on another chain, not connected, or none.
 */
export type WalletKind =
  | 'connected'
  | 'silent'
  | 'wavering'
  | 'hidden'
  | 'waiting'
  | 'elsewhere'
  | 'injected'
  | 'none'

const answers: {
  [kind in WalletKind]?: (data: string) => WalletAnswer | Promise<WalletAnswer>
} = {
  silent: () => 'fail',
  wavering: (data) => (/^0x095ea7b3/.test(data) ? 'approve' : 'reject'),
  hidden: () => waitForAnswer('prompts-end'),
  waiting: () =>
    Promise.race([
      waitForAnswer('wallet-answer'),
      waitForAnswer('prompts-end'),
    ]),
}

function waitForAnswer(
  name: 'prompts-end' | 'wallet-answer',
): Promise<WalletAnswer> {
  return new Promise((answer) =>
    addEventListener(
      name,
      (event) => answer((event as CustomEvent<WalletAnswer>).detail),
      { once: true },
    ),
  )
}

/** Answers the prompt of a `waiting` wallet. */
export function answerInWallet(detail: WalletAnswer): void {
  dispatchEvent(new CustomEvent('wallet-answer', { detail }))
}

/**
 * Rejects the open prompts of a story that is left: prompts of the page wait for each
 * other, so the next story could not trade.
 */
export function endPrompts(): void {
  dispatchEvent(new CustomEvent('prompts-end', { detail: 'reject' }))
}

let world: Promise<World> | undefined

/** Loads the world of the dev server, or of the chosen service. */
export function loadWorld(): Promise<World> {
  world ??= fetchWorld().catch((error) => {
    world = undefined
    throw error
  })
  return world
}

async function fetchWorld(): Promise<World> {
  const info = await worldSource.describe()
  const chain = defineChain({
    id: info.chainId,
    name: 'Local chain',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [info.rpcUrl] } },
  })
  return {
    info,
    chain,
    client: createClient(info),
    currencies: info.currencies.map((currency) => ({
      ...currency,
      address: getAddress(currency.address),
      chainId: info.chainId,
    })),
  }
}

/** Creates a client of the world's service; stories can override options. */
export function createClient(
  info: WorldInfo,
  config: Partial<MarketplaceClientConfig> = {},
): World['client'] {
  return createMarketplaceClient({
    accessKey: info.accessKey,
    builderUrl: info.builderUrl,
    marketplaceUrl: info.marketplaceUrl,
    metadataUrl: info.metadataUrl,
    networks: { [info.chainId]: info.network },
    contracts: { [info.chainId]: info.contracts },
    fees: info.fees,
    // A world in the page may still be starting.
    timeout: worldSource.reset && 120_000,
    fetch: connectStory(info).fetch,
    ...config,
  })
}

/** Creates a wagmi config with the wallet of the story. */
export async function createWalletConfig(
  { chain, info }: World,
  wallet: WalletKind,
): Promise<Config> {
  if (wallet === 'injected') announceWallet(info)
  const { transport } = connectStory(info)
  const config = createConfig({
    chains: wallet === 'elsewhere' ? [chain, elsewhere] : [chain],
    connectors:
      wallet === 'injected'
        ? []
        : [testConnector(createWallet(chain, info, answers[wallet]))],
    multiInjectedProviderDiscovery: wallet === 'injected',
    // Blocks come at once.
    pollingInterval: 100,
    storage:
      wallet === 'injected'
        ? createStorage({ key: 'marketkit-stories', storage: localStorage })
        : null,
    transports: {
      [chain.id]: transport,
      [elsewhere.id]: transport,
    },
  })
  const [ready] = config.connectors
  if (ready && wallet !== 'injected' && wallet !== 'none')
    await connect(config, {
      connector: ready,
      ...(wallet === 'elsewhere' && { chainId: elsewhere.id }),
    })
  return config
}

/** A wallet without prompts, whose replies to requests to send can be chosen. */
function createWallet(
  chain: Chain,
  info: WorldInfo,
  answerTo: (typeof answers)[WalletKind],
): TestWallet {
  const { request } = worldSource.transport(info.rpcUrl)({
    chain,
    retryCount: 0,
  })
  const wallet = createTestWallet(info, {
    accounts: info.accounts.slice(0, 3).map(({ address }) => address),
    chains: [elsewhere.id],
    // Widgets say "your wallet".
    name: '',
    request: (call) => request(call).catch(rethrow),
  })
  wallet.answer((prompt) => {
    const chosen = chooseAnswer(prompt)
    if (chosen) return chosen
    const [sent] = prompt.params
    return answerTo && prompt.method === 'eth_sendTransaction'
      ? answerTo(Object(sent).data ?? '0x')
      : 'approve'
  })
  return wallet
}

/** A chain without marketplace. */
const elsewhere = defineChain({
  id: 31338,
  name: 'Elsewhere',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
})

let announced = false

/** Announces one wallet for all stories of the page. */
function announceWallet({ accounts, chainId, rpcUrl }: WorldInfo) {
  if (announced) return
  announced = true
  createDevelopmentWallet({
    accounts: accounts.slice(0, 3),
    chainId,
    transport: worldSource.transport(rpcUrl),
    theme: () => (isDark() ? 'dark' : 'light'),
  }).announce()
}
