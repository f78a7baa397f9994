import type { Context, Hono } from 'hono'
import {
  type Aliases,
  fromDeployment,
  toDeployment,
} from '../../rpc/aliases.js'
import { type AccessKey, permitChain } from '../accessKeys.js'
import type { ResponseKey } from '../answers/createResponseCache.js'
import { isNodeFailure } from '../chain/chainView.js'
import { limitClient } from '../chain/limitClient.js'
import type { NetworkConfig, ServiceContext } from '../context.js'
import {
  type FoundOperation,
  findOperation,
} from '../operations/findOperation.js'
import { toJsonText } from '../operations/json.js'
import { submitOrder } from '../orders/submitOrder.js'
import { createRecentMap } from '../recentMap.js'
import { ServiceError } from '../serviceErrors.js'
import type { AccessControl } from './accessControl.js'
import type { AppEnv } from './appEnv.js'
import { executePost } from './executePost.js'
import { findInBody, findInRequest, findNamed } from './findNetwork.js'
import { isGet } from './isGet.js'
import { parseBody, readBody } from './readBody.js'
import { json, respond } from './respond.js'
import { sendResponse } from './sendResponse.js'

/** A parsed read. */
type Read = { network: NetworkConfig; cacheKey: ResponseKey; request: object }

/** Number of parsed reads that are kept, and characters of the longest. */
const recent = { size: 200, length: 16_384 }

/** Adds the routes of all three groups and of orders. */
export function addOperations(
  app: Hono<AppEnv>,
  given: ServiceContext,
  {
    aliases,
    access: { admit, admitPublic, isPublic },
  }: { aliases: Aliases; access: AccessControl },
): void {
  const context: ServiceContext = {
    ...given,
    networks: given.networks.map((network) => ({
      ...network,
      client: limitClient(
        network.requestClient ?? network.client,
        given.chainTimeout,
      ),
    })),
  }
  const { networks } = context
  const hasAliases = Object.keys(aliases).length > 0
  const fromClient = (body: unknown) =>
    hasAliases ? fromDeployment(body, aliases) : body
  const toClient = (response: unknown): string => {
    const text = toJsonText(response)
    return hasAliases
      ? JSON.stringify(toDeployment(JSON.parse(text), aliases))
      : text
  }

  /** Parsed reads, by path and text of the request. */
  const recentReads = createRecentMap<Read>(recent.size)

  /** Handles a POST. */
  async function handle(
    c: Context<AppEnv>,
    run: (body: unknown, key: AccessKey) => Promise<unknown>,
  ) {
    checkMethod(c, ['POST'])
    const key = await admit(c)
    const body = fromClient(parseBody(await readBody(c.req.raw)))
    const text = toClient(await run(body, key))
    return respond(c, text, 200, json)
  }

  /** Handles a POST to a network, which is in the path or in the body. */
  function handleOn(
    c: Context<AppEnv>,
    run: (network: NetworkConfig, body: unknown) => Promise<unknown>,
  ) {
    const named = findInPath(c)
    return handle(c, (body, key) => {
      const network = named ?? findInBody(networks, body)
      permitChain(key, network.chainId)
      return run(network, body).catch(nameOutage(network))
    })
  }

  /** Handles a GET or POST of a read, from the cache. */
  async function handleRead(
    c: Context<AppEnv>,
    operation: FoundOperation,
    findNetwork: (body: unknown, request: object) => NetworkConfig,
  ) {
    checkMethod(c, ['GET', 'HEAD', 'POST'])
    const key = isPublic(c) ? admitPublic() : await admit(c)
    const text = isGet(c) ? getBodyInUrl(c) : await readBody(c.req.raw)
    const read =
      recentReads.get(`${c.req.path} ${text}`) ??
      parseRead(c, { findNetwork, operation, text })
    const { network, cacheKey, request } = read
    if (key) permitChain(key, network.chainId)
    const response = await context.responseCache
      .read(cacheKey, async () =>
        toClient(await operation.handle({ context, network }, request)),
      )
      .catch(nameOutage(network))
    return sendResponse(c, { response, key: cacheKey, isPublic: !key })
  }

  function parseRead(
    c: Context<AppEnv>,
    {
      findNetwork,
      operation,
      text,
    }: {
      findNetwork: (body: unknown, request: object) => NetworkConfig
      operation: FoundOperation
      text: string
    },
  ): Read {
    const body = fromClient(parseBody(text))
    const request = operation.parse(body)
    const network = findNetwork(body, request)
    const { chainId } = network
    const cacheKey = {
      // Parsed requests are canonical: fields in order, addresses checksummed.
      key: `${operation.name} ${chainId} ${JSON.stringify(request)}`,
      chainId,
      contractAddresses: operation.getCollections(request),
    }
    const read = { network, cacheKey, request }
    if (text.length <= recent.length)
      recentReads.set(`${c.req.path} ${text}`, read)
    return read
  }

  function findInPath(c: Context<AppEnv>): NetworkConfig | undefined {
    const name = c.req.param('network')
    return name === undefined ? undefined : findNamed(networks, name)
  }

  app.all('/rpc/Metadata/:operation', (c) =>
    handleRead(
      c,
      findOperation('Metadata', c.req.param('operation')),
      (_, request) => findInRequest(networks, request),
    ),
  )
  app.all('/rpc/Builder/:operation', (c) => {
    const operation = findOperation('Builder', c.req.param('operation'))
    return handle(c, (body, key) =>
      operation.handle({ context, key }, operation.parse(body)),
    )
  })

  for (const base of ['/:network/rpc/Marketplace', '/rpc/Marketplace']) {
    app.all(`${base}/Execute`, (c) =>
      handleOn(c, (network, body) =>
        submitOrder(context, network, executePost(body)),
      ),
    )
    app.all(`${base}/:operation`, (c) => {
      const named = findInPath(c)
      const operation = findOperation('Marketplace', c.req.param('operation'))
      return operation.isShared
        ? handleRead(
            c,
            operation,
            (body) => named ?? findInBody(networks, body),
          )
        : handleOn(c, async (network, body) =>
            operation.handle({ context, network }, operation.parse(body)),
          )
    })
  }

  app.all('/:network/orders', (c) =>
    handleOn(c, (network, body) => submitOrder(context, network, body)),
  )
}

function getBodyInUrl({ req }: Context): string {
  const body = req.query('body')
  if (body !== undefined) return body
  throw new ServiceError(
    'WebrpcBadRequest',
    'The query parameter `body` is missing. A GET request passes its JSON there.',
  )
}

function checkMethod({ req: { method } }: Context, allowed: string[]): void {
  if (allowed.includes(method)) return
  throw new ServiceError(
    'WebrpcBadMethod',
    `This operation is called with ${allowed.join(', ')}, not ${method}.`,
    { allow: [...allowed, 'OPTIONS'].join(', ') },
  )
}

/** Returns a handler of errors that names a chain that does not answer. */
function nameOutage({ name }: NetworkConfig): (error: unknown) => never {
  return (cause) => {
    if (!isNodeFailure(cause)) throw cause
    throw new ServiceError(
      'WebrpcInternalError',
      `The node of the network ${name} does not respond. Try again later.`,
      { cause, field: 'chain', retryAfter: 5, status: 503 },
    )
  }
}
