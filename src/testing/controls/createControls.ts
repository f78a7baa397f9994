import { HttpRequestError, http, type Transport } from 'viem'
import { createMarketplaceClient } from '../../rpc/client.js'
import type { Order } from '../../rpc/schemas.js'
import type { WorldInfo } from '../../service/world/describeWorld.js'
import { assertName, assertWorld } from '../assertInput.js'
import { describeService } from '../describeService.js'
import type { CallChain } from '../wallet/callChain.js'
import { buyAsOther } from './buyAsOther.js'
import { type ChainControls, createChainControls } from './chainControls.js'
import { falsifyResponse, lies, type ServiceLie } from './lie.js'
import { reportCall, type WorldCall } from './worldCall.js'

/** Settings of `createControls`. */
export type ControlsOptions = {
  /** Reaches the service. @default the global `fetch` */
  fetch?: typeof fetch | undefined
  /** Reaches the node. @default `http(world.rpcUrl)` */
  transport?: Transport | undefined
  /** Called when a request of the app has ended. Its errors go to the console. */
  onCall?: ((call: WorldCall) => void) | undefined
}

/**
 * Causes failures in a local world. Outages, lies and the log apply to an app that
 * reaches the world through `fetch` and `transport`; all else happens on the chain.
 */
export type WorldControls = ChainControls & {
  /** Reaches the service, for `fetch` of a client. */
  readonly fetch: typeof fetch
  /** Reaches the node, for `transports` of wagmi. Requests of wallets bypass it. */
  readonly transport: Transport
  /** The app's newest 1,000 requests to service and node, oldest first. */
  readonly calls: readonly WorldCall[]
  /**
   * Makes the service or the node unreachable for the app, or reachable again.
   *
   * @throws TypeError if `target` is another name.
   */
  setOnline(target: WorldCall['to'], isOnline: boolean): void
  /**
   * Makes the service lie in all following quotes; undefined makes it honest again.
   *
   * @throws TypeError if `lie` is an unknown name.
   */
  lie(lie: ServiceLie | undefined): void
  /**
   * Buys what is available of a listing, with an account of the world that is not for
   * wallets. The service knows within a second.
   */
  buyAsOther(order: Order): Promise<void>
}

const longestLog = 1_000

/**
 * Creates controls of a local world. `connectWorld` returns an app's connection that
 * uses them.
 *
 * @throws TypeError unless `world` describes a world.
 *
 * @example
 * import { createControls } from 'marketkit/testing'
 *
 * const controls = createControls(world)
 * await controls.buyAsOther(order)
 * controls.lie('price')
 * controls.setOnline('node', false)
 */
export function createControls(
  world: WorldInfo,
  options: ControlsOptions = {},
): WorldControls {
  assertWorld('createControls', world)
  const { transport = http(world.rpcUrl) } = options
  const send: typeof fetch = options.fetch ?? ((...call) => fetch(...call))
  const calls: WorldCall[] = []
  const isOnline = { node: true, service: true }
  let lie: ServiceLie | undefined

  function onCall(call: WorldCall): void {
    calls.push(call)
    if (calls.length > longestLog) calls.shift()
    try {
      options.onCall?.(call)
    } catch (error) {
      // The app must get its answer.
      console.error(error)
    }
  }

  async function askService(
    ...request: Parameters<typeof fetch>
  ): Promise<Response> {
    if (!isOnline.service) throw new TypeError('The service is offline.')
    const response = await send(...request)
    return lie && response.ok ? falsifyResponse(response, lie) : response
  }

  const watchedTransport: Transport = (settings) => {
    const inner = transport(settings)
    const request = (
      call: { method: string; params?: unknown },
      options: Parameters<typeof inner.request>[1],
    ) =>
      reportCall(
        { to: 'node', method: call.method, params: call.params },
        {
          onCall,
          send: async () => {
            if (!isOnline.node)
              throw new HttpRequestError({
                details: 'The node is offline.',
                url: world.rpcUrl,
              })
            return inner.request(call, options)
          },
        },
      )
    // In viem's type each method has its own result; `request` has one for all.
    return { ...inner, request: request as typeof inner.request }
  }

  const chain = transport({ retryCount: 0 })
  const callChain: CallChain = (call) => chain.request(call)
  const client = createMarketplaceClient({
    ...describeService(world),
    fetch: send,
  })
  return {
    ...createChainControls(callChain),
    calls,
    transport: watchedTransport,
    fetch: (input, init) =>
      reportCall(
        { to: 'service', ...describeRequest(input, init) },
        { onCall, readError, send: () => askService(input, init) },
      ),
    setOnline(target, isNowOnline) {
      assertName('setOnline', target, Object.keys(isOnline))
      isOnline[target] = isNowOnline
    },
    lie(chosen) {
      if (chosen !== undefined && typeof chosen !== 'function')
        assertName('lie', chosen, Object.keys(lies))
      lie = chosen
    },
    buyAsOther: (order) => buyAsOther(order, { callChain, client, world }),
  }
}

function describeRequest(...[input, init]: Parameters<typeof fetch>) {
  const url = new URL(input instanceof Request ? input.url : input)
  return {
    method: url.pathname.split('/').at(-1) ?? '',
    params: parse(init?.body),
  }
}

function parse(body: unknown): unknown {
  try {
    return typeof body === 'string' ? JSON.parse(body) : body
  } catch {
    return body
  }
}

function readError({ ok, status }: Response): string | undefined {
  return ok ? undefined : `HTTP ${status}`
}
