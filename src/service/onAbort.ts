type Act = (reason: unknown) => void

/** One listener for each signal, because Node warns of more than ten. */
const waiting = new WeakMap<AbortSignal, Set<Act>>()

/**
 * Calls `act` when a signal aborts, at once if it is aborted; returns a function
 * that ends this. For signals that live as long as the process: they keep
 * everything that `AbortSignal.any` makes of them.
 */
export function onAbort(signal: AbortSignal | undefined, act: Act): () => void {
  if (!signal) return () => {}
  if (signal.aborted) act(signal.reason)
  const acts = waiting.get(signal) ?? listen(signal)
  acts.add(act)
  return () => acts.delete(act)
}

function listen(signal: AbortSignal): Set<Act> {
  const acts = new Set<Act>()
  waiting.set(signal, acts)
  signal.addEventListener('abort', () => {
    for (const act of acts) act(signal.reason)
  })
  return acts
}
