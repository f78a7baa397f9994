import { onAbort } from './onAbort.js'

/**
 * Runs `act` with a signal that aborts after a time or with the given signal.
 * Rejects then, even if `act` ignores the signal: with `late` after the time.
 */
export function withDeadline<result>(
  {
    late,
    milliseconds,
    signal: given,
  }: {
    late?: Error | undefined
    milliseconds: number
    signal?: AbortSignal | undefined
  },
  act: (signal: AbortSignal) => PromiseLike<result>,
): Promise<result> {
  const ending = new AbortController()
  const { signal } = ending
  const end = (reason: unknown) => ending.abort(reason)
  const forget = onAbort(given, end)
  const timer = setTimeout(
    () =>
      end(late ?? new Error(`No response within ${milliseconds / 1000} s.`)),
    milliseconds,
  )
  return new Promise<result>((resolve, reject) => {
    signal.throwIfAborted()
    signal.addEventListener('abort', () => reject(signal.reason))
    act(signal).then(resolve, reject)
  }).finally(() => {
    forget()
    clearTimeout(timer)
  })
}
