import type { MiddlewareHandler } from 'hono'
import type { LogEntry } from '../context.js'
import type { AppEnv } from './appEnv.js'

const longestPath = 200

/** Logs one line per request, without query string, key or body. */
export function requestLog(
  log: (entry: LogEntry) => void,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const began = performance.now()
    await next()
    const error = c.get('error')
    const key = c.get('key')
    log({
      level: 'info',
      message: 'Request completed.',
      facts: {
        method: c.req.method,
        path: c.req.path.slice(0, longestPath),
        status: c.res.status,
        ms: Math.round((performance.now() - began) * 10) / 10,
        ...(error ? { error } : {}),
        ...(key ? { project: key.projectId } : {}),
      },
    })
  }
}
