/** Facts about an error for the log. */
export type ErrorFacts = {
  name: string
  message: string
  /** Code of the system or database, such as `ECONNREFUSED` or `23505`. */
  code?: string | number | undefined
  /** First line of the stack. */
  at?: string | undefined
  cause?: ErrorFacts | undefined
}

/** Maximum number of causes. */
const deepest = 4

/** Maximum characters of a message. */
const longest = 500

/**
 * Returns names and messages of an error and its causes, without data of users:
 * viem's messages repeat requests and addresses, Drizzle's repeat the values of
 * a statement.
 */
export function describeError(error: unknown, depth = 1): ErrorFacts {
  if (!(error instanceof Error))
    return {
      name: typeof error,
      message: 'A value that is not an Error was thrown.',
    }
  const { cause, code } = error as { cause?: unknown; code?: unknown }
  const isCode = typeof code === 'string' || typeof code === 'number'
  return {
    name: error.name,
    message: getMessage(error).slice(0, longest),
    ...(isCode ? { code } : {}),
    at: getStackTop(error),
    ...(cause instanceof Error && depth < deepest
      ? { cause: describeError(cause, depth + 1) }
      : {}),
  }
}

function getMessage(error: Error): string {
  if ('shortMessage' in error && typeof error.shortMessage === 'string')
    return error.shortMessage
  if ('query' in error && 'params' in error)
    return `A statement failed: ${String(error.query).replaceAll(/\s+/g, ' ').trim()}`
  // PostgreSQL quotes values that it cannot parse.
  if ('severity' in error) return error.message.replace(/: ".*"$/s, '')
  return error.message
}

function getStackTop({ stack }: Error): string | undefined {
  return /^ {4}at (.*)$/m.exec(stack ?? '')?.[1]
}
