import type { Trace } from './trace.js'

const names = ['debug', 'error', 'info', 'log', 'warn'] as const

/**
 * Records console output instead of printing it, because it may contain
 * secrets.
 */
export function listenToConsole(trace: Trace): () => void {
  const host = names.map((name) => [name, console[name]] as const)
  for (const name of names)
    console[name] = (...what: unknown[]) =>
      trace.note({ type: 'logged', tab: '', text: what.map(String).join(' ') })
  return () => {
    for (const [name, act] of host) console[name] = act
  }
}
