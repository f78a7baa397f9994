import type { LogEntry } from '../../context.js'
import { describeError, type ErrorFacts } from './describeError.js'

type Line = {
  time: string
  level: LogEntry['level']
  message: string
  facts?: LogEntry['facts']
  error?: ErrorFacts | undefined
}

/** Maximum characters of a line. */
const longest = 8_000

/**
 * Creates a log with one line per entry. Errors have name and message, never
 * the values of statements.
 */
export function createLog(parameters: {
  format: 'json' | 'pretty'
  /** Lowest level to write. */
  level: LogEntry['level']
  /** Texts to redact, such as passwords. */
  secrets: readonly string[]
  write(line: string): void
}): (entry: LogEntry) => void {
  const { format, level: least, secrets, write } = parameters
  const hide = (_: string, value: unknown) =>
    typeof value === 'string'
      ? secrets.reduce((text, secret) => text.replaceAll(secret, '…'), value)
      : value
  return ({ error, facts, level, message }) => {
    if (least === 'error' && level !== 'error') return
    const line: Line = {
      time: new Date().toISOString(),
      level,
      message,
      facts,
      error: error === undefined ? undefined : describeError(error),
    }
    const json = JSON.stringify(line, hide)
    const text = format === 'json' ? json : pretty(JSON.parse(json))
    write(`${text.slice(0, longest)}\n`)
  }
}

function pretty({ error, facts = {}, level, message, time }: Line): string {
  const told = Object.entries(facts).map(([name, fact]) => `${name}=${fact}`)
  const parts = [time.slice(11, 19), level.padEnd(5), message, ...told]
  for (let cause = error; cause; cause = cause.cause)
    parts.push(`${cause.name}: ${cause.message} ${cause.at ?? ''}`.trim())
  // Line breaks are escaped, so that an entry stays one line.
  return parts.join('  ').replaceAll(/[\r\n]+/g, ' ')
}
