import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  createWalletClient,
  custom,
  formatEther,
  type Hex,
  numberToHex,
  zeroAddress,
} from 'viem'
import { anvil } from 'viem/chains'
import type { Step } from '../../src/rpc/schemas.js'
import { blockTime } from '../../test/steps/harness/chain/chain.js'
import { chainId } from '../../test/steps/harness/chain/places.js'
import type { Stage } from '../../test/steps/harness/faults/fault.js'
import { buySteps } from '../../test/steps/harness/service/quotes.js'
import type { World } from '../../test/steps/harness/world.js'
import {
  type Call,
  type Measurement,
  measure,
  type Purchase,
} from './measure.js'

/** The parts of the peer, and of its HTTP library, that we use. */
type Axios = { defaults: { adapter?: unknown } }
type Peer = {
  axios: Axios
  createClient(options: unknown): {
    actions: { buyToken(data: unknown): Promise<unknown> }
  }
}

const name = '@reservoir0x/reservoir-sdk'

/** Loads the peer and its HTTP library. */
export async function loadPeer() {
  const require = createRequire(join(process.cwd(), 'package.json'))
  const place = require.resolve(name)
  const load = (file: string) => import(pathToFileURL(file).href)
  const peer: Peer = await load(join(dirname(place), 'index.mjs'))
  // The library has two copies of its settings; both must use our adapter.
  const described = createRequire(place).resolve('axios/package.json')
  const axios: Axios = (await load(join(dirname(described), 'index.js')))
    .default
  // viem polls twice per block on chains with this block time.
  Object.assign(anvil, { blockTime })
  return { axios, peer }
}

type Loaded = Awaited<ReturnType<typeof loadPeer>>

const baseUrl = 'https://api.market.example'

/** Makes the same purchase, from the same maker, with the peer's engine. */
export async function buyWithPeer(
  { axios, peer }: Loaded,
  purchase: Purchase,
): Promise<Measurement> {
  return measure(purchase, async (stage, calls) => {
    const { order } = stage.flow
    if (!order) throw new Error('There is nothing to buy.')
    const { currency, unitPrice } = order.terms
    const wallet = createWallet(stage.world, calls)
    const adapter = createService(stage, calls)
    axios.defaults.adapter = adapter
    peer.axios.defaults.adapter = adapter
    const client = peer.createClient({
      chains: [
        {
          ...{ id: chainId, name: 'local', baseApiUrl: baseUrl, active: true },
          ...(purchase.interval && { checkPollingInterval: purchase.interval }),
        },
      ],
      source: 'market.example',
    })
    return async () => {
      await client.actions.buyToken({
        items: [{ orderId: order.id, quantity: 1 }],
        expectedPrice: {
          [currency]: { raw: unitPrice, currencyDecimals: 18 },
        },
        wallet,
        chainId,
        onProgress() {},
      })
      return undefined
    }
  })
}

const walletMethods = /^(eth_sendTransaction|eth_chainId|eth_accounts)$/

/** Returns the scripted wallet as a viem wallet client on the scripted node. */
function createWallet({ clock, node, wallet }: World, calls: Call[]) {
  const wayIn = wallet.connect({
    name: 'peer',
    onAccounts() {},
    onDisconnect() {},
  })
  const request = async (call: { method: string; params?: unknown[] }) => {
    const isWallets = walletMethods.test(call.method)
    calls.push({ to: isWallets ? 'wallet' : 'node', what: call.method })
    // The same delays as our pages have.
    const distance = isWallets ? 4 : 15
    await clock.sleep(distance)
    const answer = isWallets
      ? await wayIn.request(call)
      : await node.request(call)
    await clock.sleep(distance)
    return answer
  }
  return createWalletClient({
    account: wallet.account,
    chain: anvil,
    transport: custom({ request }),
  })
}

/**
 * The part of the peer's service that a purchase uses. Never behind the chain.
 */
function createService({ flow, world }: Stage, calls: Call[]) {
  const { chain, clock, serviceMoods, wallet } = world
  const isMined = (hash: Hex) =>
    chain
      .blocks()
      .some(({ mined }) => mined.some((it) => it.transaction.hash === hash))
  const quote = () => {
    if (!flow.order) throw new Error('There is nothing to buy.')
    const wanted = [{ order: flow.order, quantity: 1n }]
    const steps = buySteps(wanted, wallet.account, chain.head())
    return serviceMoods.tell(steps, 'GenerateBuyTransaction')
  }
  const answer = (url: URL): unknown => {
    if (url.pathname.startsWith('/execute/buy')) {
      const steps = quote()
      return {
        requestId: 'request',
        path: [getPath(steps)],
        steps: steps.map(peerStep),
      }
    }
    if (!url.pathname.startsWith('/transactions/synced'))
      return { message: 'Success' }
    const hashes = url.searchParams.getAll('txHash') as Hex[]
    const transactions = hashes.map((hash) => ({
      hash,
      synced: isMined(hash),
      transfers: [],
    }))
    return { synced: transactions.every(({ synced }) => synced), transactions }
  }
  return async (config: { url: string }) => {
    const url = new URL(config.url)
    calls.push({ to: 'service', what: url.pathname })
    await clock.sleep(40)
    const data = answer(url)
    await clock.sleep(40)
    return { data, status: 200, statusText: 'OK', headers: {}, config }
  }

  /** Returns the price as the peer's service reports it. */
  function getPath(steps: readonly Step[]) {
    const { price = '0' } = steps.at(-1) ?? {}
    const native = steps.length === 1
    const currency = flow.order?.terms.currency ?? zeroAddress
    return {
      currency: native ? zeroAddress : currency,
      currencyDecimals: 18,
      orderId: flow.order?.id,
      quote: Number(formatEther(BigInt(price))),
      rawQuote: price,
    }
  }
}

function peerStep({ data, id, to, value }: Step) {
  const isSale = id === 'buy'
  return {
    id: isSale ? 'sale' : 'currency-approval',
    action: id,
    description: '',
    kind: 'transaction',
    items: [
      {
        status: 'incomplete',
        data: { to, data, value: numberToHex(BigInt(value ?? 0)) },
      },
    ],
  }
}
