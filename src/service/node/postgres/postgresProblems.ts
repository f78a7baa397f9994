import { ConfigurationError } from '../../../errors.js'

/** Advice for refused connections, by SQLSTATE. */
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

/** Describes why the server cannot be reached. */
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

/** Describes why the tables could not be migrated. */
export function tablesProblem(failure: unknown): ConfigurationError {
  // Drizzle's error has the statement, its cause has the reason.
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

/** If several addresses were tried, each has its own error. */
function getErrorText(error: unknown): string {
  if (error instanceof AggregateError)
    return error.errors.map(getErrorText).join(' ')
  return error instanceof Error ? error.message : String(error)
}

function getErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
