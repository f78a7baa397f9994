/**
 * Runs `act` with a signal that aborts after a time or with the given signal.
 * Rejects then, even if `act` ignores the signal: with `late` after the time.
 */
export function withDeadline<result>(
  {
    late: error,
    milliseconds,
    signal: given,
  }: {
    late?: Error | undefined
    milliseconds: number
    signal?: AbortSignal | undefined
  },
  act: (signal: AbortSignal) => PromiseLike<result>,
): Promise<result> {
  const late = new AbortController()
  const signal = given ? AbortSignal.any([given, late.signal]) : late.signal
  const timer = setTimeout(
    () =>
      late.abort(
        error ?? new Error(`No answer within ${milliseconds / 1000} s.`),
      ),
    milliseconds,
  )
  return new Promise<result>((resolve, reject) => {
    signal.throwIfAborted()
    signal.addEventListener('abort', () => reject(signal.reason))
    act(signal).then(resolve, reject)
  }).finally(() => clearTimeout(timer))
}
