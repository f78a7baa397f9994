import { ConfigurationError } from '../../../errors.js'

/** Advice for refused connections, by SQLSTATE. */
const refusals: Record<string, { problem: string; advice: string }> = {
  '28000': {
    problem: 'The PostgreSQL server rejected the user or the password.',
    advice: 'Check the user and the password in the URL.',
  },
  '28P01': {
    problem: 'The PostgreSQL server rejected the user or the password.',
    advice: 'Check the user and the password in the URL.',
  },
  '3D000': {
    problem: 'The PostgreSQL server has no such database.',
    advice:
      'Create it first: `createdb --owner <user> <name>`, or CREATE DATABASE in psql.',
  },
  '53300': {
    problem: 'The PostgreSQL server accepts no more connections.',
    advice: 'Raise its `max_connections`, or lower `databaseConnections`.',
  },
}

/** Describes why the server cannot be reached. */
export function connectionProblem(cause: unknown): ConfigurationError {
  const { advice, problem } = refusals[getErrorCode(cause)] ?? {
    problem: 'The PostgreSQL server could not be reached.',
    advice: 'Check that it is running and that the URL is correct.',
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
    'The PostgreSQL database could not be migrated.',
    {
      cause: failure,
      details: getErrorText(cause),
      metaMessages: [
        'The user must own the database: ALTER DATABASE <name> OWNER TO <user>.',
        'The server must have the extensions `pg_trgm` and `btree_gin`.',
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
