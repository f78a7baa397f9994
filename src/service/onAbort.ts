/**
 * Calls `act` when a signal aborts, at once if it is aborted; returns a function
 * that ends this. For signals that live as long as the process: they keep
 * everything that `AbortSignal.any` makes of them.
 */
export function onAbort(
  signal: AbortSignal | undefined,
  act: (reason: unknown) => void,
): () => void {
  if (!signal) return () => {}
  const abort = () => act(signal.reason)
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort)
  return () => signal.removeEventListener('abort', abort)
}
