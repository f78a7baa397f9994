import type { LogEntry } from '../../context.js'
import type { Environment } from './readSettings.js'
import type { CheckedConfig } from './serveSchema.js'

/**
 * Logs an error if images would get the URL that the service listens on,
 * although clients of other machines are expected.
 */
export function checkPublicUrl(
  { host = '127.0.0.1', publicUrl }: Pick<CheckedConfig, 'host' | 'publicUrl'>,
  { env, log }: { env: Environment; log: (entry: LogEntry) => void },
): void {
  const isPublic = env.NODE_ENV === 'production' || !loopback.test(host)
  if (publicUrl !== undefined || !isPublic) return
  log({
    level: 'error',
    message:
      'The setting `publicUrl` is missing, so image URLs use the address that the service listens on. Set it to the URL at which clients reach the service.',
  })
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i
