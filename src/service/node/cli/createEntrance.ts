import { preflight, readableByAll } from '../../http/cors.js'
import { errorResponse } from '../../http/errorResponse.js'
import { type Responder, respond, respondJson } from '../../http/respond.js'
import { ServiceError } from '../../serviceErrors.js'

type Handler = (request: Request) => Response | Promise<Response>

/**
 * Creates a handler that can listen before the service has started: until
 * `open`, it asks callers to come back.
 */
export function createEntrance(): {
  fetch: Handler
  /** Passes all later requests to the service. */
  open(handler: Handler): void
} {
  let handle = respondWhileStarting
  return {
    fetch: (request) => handle(request),
    open(handler) {
      handle = handler
    },
  }
}

const reason =
  'The service is starting: it checks its configuration and migrates the database. Try again later.'

const starting = new ServiceError('WebrpcInternalError', reason, {
  field: 'start',
  retryAfter: 5,
  status: 503,
})

/** The pages of all origins may read why they have to wait. */
const c: Responder = { get: () => readableByAll as never }

function respondWhileStarting(request: Request): ReturnType<Handler> {
  const { pathname } = new URL(request.url)
  if (request.method === 'OPTIONS') return respond(c, null, 204, preflight)
  if (pathname === '/health') return respondJson(c, { status: 'ok' })
  return pathname === '/ready'
    ? respondJson(c, { ready: false, reasons: [reason], networks: [] }, 503)
    : errorResponse(c, starting, () => {})
}
