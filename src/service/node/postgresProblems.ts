import { ConfigurationError } from '../../errors.js'

/** What to do about a connection that was refused, by SQLSTATE. */
const refusals: Record<string, { problem: string; advice: string }> = {
  '28000': {
    problem: 'The PostgreSQL server does not let this user in.',
    advice: 'Are the user and the password of the address right?',
  },
  '28P01': {
    problem: 'The PostgreSQL server does not let this user in.',
    advice: 'Are the user and the password of the address right?',
  },
  '3D000': {
    problem: 'The PostgreSQL server has no such database.',
    advice:
      'Make it first: `createdb --owner <user> <name>`, or CREATE DATABASE in psql.',
  },
  '53300': {
    problem: 'The PostgreSQL server takes no more connections.',
    advice: 'Raise its `max_connections`, or lower `databaseConnections`.',
  },
}

/** Says why there is no connection to a server. */
export function connectionProblem(cause: unknown): ConfigurationError {
  const { advice, problem } = refusals[getErrorCode(cause)] ?? {
    problem: 'The PostgreSQL server cannot be reached.',
    advice: 'Does it run, and is the address right?',
  }
  return new ConfigurationError(problem, {
    cause,
    details: getErrorText(cause),
    metaMessages: [advice],
  })
}

/** Says why the tables of a server could not be brought up to date. */
export function tablesProblem(failure: unknown): ConfigurationError {
  // Drizzle tells the statement; the server tells the reason.
  const cause = failure instanceof Error ? (failure.cause ?? failure) : failure
  return new ConfigurationError(
    'The tables in the PostgreSQL server cannot be made or brought up to date.',
    {
      cause: failure,
      details: getErrorText(cause),
      metaMessages: [
        'The user has to own the database: ALTER DATABASE <name> OWNER TO <user>.',
        'The server has to have the extensions `pg_trgm` and `btree_gin`.',
      ],
    },
  )
}

/** Of several addresses that were tried, each has an error of its own. */
function getErrorText(error: unknown): string {
  if (error instanceof AggregateError)
    return error.errors.map(getErrorText).join(' ')
  return error instanceof Error ? error.message : String(error)
}

function getErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
