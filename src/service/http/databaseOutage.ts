import { BaseError } from 'viem'
import { ServiceError } from '../serviceErrors.js'

/**
 * Error codes of connections, and SQLSTATE classes: connection exception,
 * insufficient resources, operator intervention.
 */
const lostCodes =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN|08\w{3}|53\w{3}|57\w{3})$/

/** Messages of the driver that have no code. */
const lostMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/**
 * Returns the response to a database that cannot be reached, is shut down or
 * cannot finish a query in time; undefined for other errors.
 */
export function databaseOutage(failure: unknown): ServiceError | undefined {
  // Errors of a chain have connection problems as their cause, too.
  if (failure instanceof BaseError || !isLost(failure)) return undefined
  return new ServiceError(
    'WebrpcInternalError',
    'The database of the service does not respond. Try again later.',
    { cause: failure, field: 'database', retryAfter: 5, status: 503 },
  )
}

function isLost(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false
  const code = 'code' in failure ? String(failure.code) : ''
  return (
    lostCodes.test(code) ||
    lostMessages.test(failure.message) ||
    isLost(failure.cause)
  )
}
