import type { Context, Hono } from 'hono'
import {
  type Aliases,
  fromDeployment,
  toDeployment,
} from '../../rpc/aliases.js'
import { isOutage } from '../chain/chainView.js'
import type { NetworkConfig, ServiceContext } from '../context.js'
import { findOperation } from '../operations/findOperation.js'
import type { NetworkCall } from '../operations/handler.js'
import { submitOrder } from '../orders/submitOrder.js'
import { type AccessKey, permitChain } from './accessKeys.js'
import type { AppEnv } from './appEnv.js'
import type { Border } from './border.js'
import { executePost } from './executePost.js'
import { readBody } from './readBody.js'
import { ServiceError } from './serviceErrors.js'

/** Adds the routes of all three groups and of orders. */
export function addOperations(
  app: Hono<AppEnv>,
  context: ServiceContext,
  { admit, aliases }: { admit: Border['admit']; aliases: Aliases },
): void {
  const hasAliases = Object.keys(aliases).length > 0

  async function answer(
    c: Context<AppEnv>,
    run: (body: unknown, key: AccessKey) => Promise<unknown>,
  ) {
    if (c.req.method !== 'POST')
      throw new ServiceError(
        'WebrpcBadMethod',
        `Operations are called with POST, not ${c.req.method}.`,
      )
    const key = await admit(c)
    const body = await readBody(c.req.raw)
    if (!hasAliases) return c.json((await run(body, key)) as object)
    const answered = await run(fromDeployment(body, aliases), key)
    return c.json(toDeployment(answered, aliases) as object)
  }

  /** The network is in the path, or in the body of newer clients. */
  function answerOn(
    c: Context<AppEnv>,
    run: (call: NetworkCall, body: unknown) => Promise<unknown>,
  ) {
    const name = c.req.param('network')
    const named = name === undefined ? undefined : requireNetwork(context, name)
    return answer(c, (body, key) => {
      const network = named ?? readNetwork(context, body)
      permitChain(key, network.chainId)
      return run({ context, key, network }, body).catch((error) => {
        throw isOutage(error) ? outage(network, error) : error
      })
    })
  }

  for (const group of ['Metadata', 'Builder'] as const)
    app.all(`/rpc/${group}/:operation`, (c) => {
      const operation = findOperation(group, c.req.param('operation'))
      return answer(c, (body, key) => operation({ context, key }, body))
    })

  for (const base of ['/:network/rpc/Marketplace', '/rpc/Marketplace']) {
    app.all(`${base}/Execute`, (c) =>
      answerOn(c, ({ network }, body) =>
        submitOrder(context, network, executePost(body)),
      ),
    )
    app.all(`${base}/:operation`, (c) =>
      answerOn(c, findOperation('Marketplace', c.req.param('operation'))),
    )
  }

  app.all('/:network/orders', (c) =>
    answerOn(c, ({ network }, body) => submitOrder(context, network, body)),
  )
}

function outage({ name }: NetworkConfig, cause: unknown): ServiceError {
  return new ServiceError(
    'WebrpcInternalError',
    `The chain of the network ${name} does not answer. Try again later.`,
    { cause },
  )
}

function findNetwork(
  { networks }: ServiceContext,
  asked: string,
): NetworkConfig | undefined {
  return (
    networks.find(({ name }) => name === asked) ??
    networks.find(({ chainId }) => String(chainId) === asked)
  )
}

function requireNetwork(context: ServiceContext, asked: string): NetworkConfig {
  const network = findNetwork(context, asked)
  if (network) return network
  const names = context.networks.map(({ name }) => name).join(', ')
  throw new ServiceError(
    'WebrpcBadRoute',
    `There is no such network. There are: ${names}.`,
  )
}

function readNetwork(context: ServiceContext, body: unknown): NetworkConfig {
  const { chainId, params } = body as {
    chainId?: unknown
    params?: { chainId?: unknown } | null
  }
  const asked = chainId ?? params?.chainId
  const network =
    typeof asked === 'object' ? undefined : findNetwork(context, String(asked))
  if (network) return network
  const known = context.networks
    .map(({ chainId, name }) => `${chainId} (${name})`)
    .join(', ')
  throw new ServiceError(
    'InvalidArgument',
    asked == null
      ? `The path names no network, so the body has to. Pass one of these chain ids: ${known}.`
      : `There is no such network. There are: ${known}.`,
    { field: 'chainId' },
  )
}
