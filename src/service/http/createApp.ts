import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import {
  type Aliases,
  fromDeployment,
  toDeployment,
} from '../../rpc/aliases.js'
import type { NetworkConfig, ServiceContext } from '../context.js'
import { findOperation } from '../operations/findOperation.js'
import { submitOrder } from '../orders/submitOrder.js'
import { type AccessKey, authenticate, permitChain } from './accessKeys.js'
import { errorResponse } from './errorResponse.js'
import { readBody } from './readBody.js'
import { ServiceError } from './serviceErrors.js'

/** The routes of all three groups and of the orders endpoint. */
export function createApp(
  context: ServiceContext,
  {
    aliases = {},
    prepare,
  }: {
    aliases?: Aliases | undefined
    /** What has to be done before the first answer. */
    prepare: () => Promise<void>
  },
) {
  const app = new Hono()
  app.use(
    cors({
      origin: '*',
      allowMethods: ['POST'],
      allowHeaders: ['Content-Type', 'X-Access-Key', 'Webrpc', 'Authorization'],
      exposeHeaders: ['Retry-After'],
      maxAge: 86_400,
    }),
  )
  app.use(async (_, next) => {
    await prepare()
    await next()
  })

  const answer = async (
    c: Context,
    network: NetworkConfig | undefined,
    run: (body: unknown, key: AccessKey) => Promise<unknown>,
  ) => {
    if (c.req.method !== 'POST')
      throw new ServiceError(
        'WebrpcBadMethod',
        `Operations are called with POST, not ${c.req.method}.`,
      )
    const key = await authenticate(context.db, c.req.header('X-Access-Key'))
    if (network) permitChain(key, network.chainId)
    const body = fromDeployment(await readBody(c.req.raw), aliases)
    return c.json(toDeployment(await run(body, key), aliases) as object)
  }

  const networkOf = (c: Context) => {
    const name = c.req.param('network')
    const network = context.networks.find((network) => network.name === name)
    if (!network)
      throw new ServiceError(
        'WebrpcBadRoute',
        `There is no such network. There are: ${context.networks.map(({ name }) => name).join(', ')}.`,
      )
    return network
  }

  for (const group of ['Metadata', 'Builder'] as const)
    app.all(`/rpc/${group}/:operation`, (c) => {
      const operation = findOperation(group, c.req.param('operation'))
      return answer(c, undefined, (body, key) =>
        operation({ context, key }, body),
      )
    })

  app.all('/:network/rpc/Marketplace/:operation', (c) => {
    const network = networkOf(c)
    const operation = findOperation('Marketplace', c.req.param('operation'))
    return answer(c, network, (body, key) =>
      operation({ context, key, network }, body),
    )
  })

  app.all('/:network/orders', (c) => {
    const network = networkOf(c)
    return answer(c, network, (body) => submitOrder(context, network, body))
  })

  app.notFound(() =>
    errorResponse(
      new ServiceError('WebrpcBadRoute', 'There is nothing at this address.'),
      context.log,
    ),
  )
  app.onError((error) => errorResponse(error, context.log))
  return app
}
