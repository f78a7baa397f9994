import { type Context, Hono } from 'hono'
import type { Aliases } from '../../rpc/aliases.js'
import type { ServiceContext } from '../context.js'
import { ServiceError } from '../serviceErrors.js'
import { createAccessControl } from './accessControl.js'
import { addMedia } from './addMedia.js'
import { addOperations } from './addOperations.js'
import type { AppEnv } from './appEnv.js'
import { cors } from './cors.js'
import { errorResponse, getErrorName } from './errorResponse.js'
import { createReadiness } from './readiness.js'
import { requestLog } from './requestLog.js'
import { json, respond, respondJson } from './respond.js'

/**
 * Creates the routes of all three groups, of orders, and of the service's
 * state.
 */
export function createApp(
  context: ServiceContext,
  {
    aliases = {},
    prepare,
  }: {
    aliases?: Aliases | undefined
    /** Stores the configured projects. Keys are looked up after it. */
    prepare: () => Promise<void>
  },
) {
  // A trailing slash does not matter.
  const app = new Hono<AppEnv>({ strict: false })
  const access = createAccessControl(context, prepare)
  const readiness = createReadiness(context, prepare)
  let document: string | undefined
  app.use(requestLog(context.log))
  addMedia(app, context)
  app.get('/health', (c) => respondJson(c, { status: 'ok' }))
  app.get('/ready', async (c) => {
    const state = await readiness()
    return respondJson(c, state, state.ready ? 200 : 503)
  })
  app.use(cors(access))
  app.get('/openapi.json', async (c) => {
    document ??= JSON.stringify(
      (await loadOpenApi())(context.networks, {
        aliases,
        publicReads: context.publicReads,
      }),
    )
    return respond(c, document, 200, json)
  })

  addOperations(app, context, { aliases, access })
  const fail = (failure: unknown, c: Context<AppEnv>) => {
    c.set('error', getErrorName(failure))
    return errorResponse(c, failure, context.log)
  }
  app.notFound((c) =>
    fail(new ServiceError('WebrpcBadRoute', 'No route matches this path.'), c),
  )
  app.onError(fail)
  return app
}

/** Loaded on demand, because it needs an optional peer. */
async function loadOpenApi() {
  try {
    return (await import('./openapi/openApi.js')).openApi
  } catch (cause) {
    throw new ServiceError(
      'NotFound',
      'The OpenAPI document needs the package @valibot/to-json-schema, which is not installed.',
      { cause },
    )
  }
}
