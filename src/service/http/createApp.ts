import { type Context, Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { Aliases } from '../../rpc/aliases.js'
import type { ServiceContext } from '../context.js'
import { ServiceError } from '../serviceErrors.js'
import { addMedia } from './addMedia.js'
import { addOperations } from './addOperations.js'
import type { AppEnv } from './appEnv.js'
import { createBorder } from './border.js'
import { cors } from './cors.js'
import { errorResponse, getErrorName } from './errorResponse.js'
import { createReadiness } from './readiness.js'
import { requestLog } from './requestLog.js'

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
    /** Runs before the first response. */
    prepare: () => Promise<void>
  },
) {
  // A trailing slash does not matter.
  const app = new Hono<AppEnv>({ strict: false })
  const border = createBorder(context, prepare)
  const readiness = createReadiness(context, prepare)
  let document: object | undefined
  app.use(requestLog(context.log))
  app.use(async (c, next) => {
    await next()
    if (!c.res.headers.has('Cache-Control'))
      c.res.headers.set('Cache-Control', 'no-store')
  })
  // Before the headers of JSON, which forbid a page to show an image.
  addMedia(app, context)
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        frameAncestors: ["'none'"],
      },
      // Pages of other origins use this service.
      crossOriginResourcePolicy: 'cross-origin',
      // The proxy that terminates TLS decides this.
      strictTransportSecurity: false,
      xFrameOptions: 'DENY',
      // These are for pages only, or for browsers of the past.
      originAgentCluster: false,
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
    }),
  )
  app.get('/health', (c) => c.json({ status: 'ok' }))
  app.get('/ready', async (c) => {
    const state = await readiness()
    return c.json(state, state.ready ? 200 : 503)
  })
  app.use(cors(border))
  app.get('/openapi.json', async (c) => {
    document ??= (await loadOpenApi())(context.networks, {
      aliases,
      publicReads: context.publicReads,
    })
    return c.json(document)
  })

  addOperations(app, context, { aliases, border })
  const fail = (failure: unknown, c: Context<AppEnv>) => {
    c.set('error', getErrorName(failure))
    return errorResponse(failure, context.log)
  }
  app.notFound((c) =>
    fail(
      new ServiceError('WebrpcBadRoute', 'There is nothing at this address.'),
      c,
    ),
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
      'This service cannot describe itself: the package @valibot/to-json-schema is not installed beside it.',
      { cause },
    )
  }
}
