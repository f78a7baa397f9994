import { exposed, preflight } from '../../http/cors.js'
import { errorResponse } from '../../http/errorResponse.js'
import { ServiceError } from '../../serviceErrors.js'

type Handler = (request: Request) => Response | Promise<Response>

/** Pages of any origin may read why they have to wait. */
const readable = {
  ...preflight,
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': exposed,
  'Cache-Control': 'no-store',
}

/**
 * Creates a handler that can listen before the service has started: until
 * `open`, it asks callers to come back.
 */
export function createEntrance(): {
  fetch: Handler
  /** Passes all later requests to the service. */
  open(handler: Handler): void
} {
  let handle = answerWhileStarting
  return {
    fetch: (request) => handle(request),
    open(handler) {
      handle = handler
    },
  }
}

const reason =
  'The service is starting: it checks its configuration and brings the tables up to date. Try again later.'

const starting = new ServiceError('WebrpcInternalError', reason, {
  field: 'start',
  retryAfter: 5,
  status: 503,
})

function answerWhileStarting(request: Request): ReturnType<Handler> {
  const { pathname } = new URL(request.url)
  if (pathname === '/health')
    return Response.json({ status: 'ok' }, { headers: readable })
  if (pathname === '/ready')
    return Response.json(
      { ready: false, reasons: [reason], networks: [] },
      { headers: readable, status: 503 },
    )
  if (request.method === 'OPTIONS')
    return new Response(null, { headers: readable, status: 204 })
  const response = errorResponse(starting, () => {})
  for (const [name, value] of Object.entries(readable))
    response.headers.set(name, value)
  return response
}
