import { afterAll, vi } from 'vitest'
import { watchLeftovers } from './watchLeftovers.js'

/**
 * Runs before each file of the project `node`. Its files share a process, because
 * loading viem, the service and the chain takes longer than many of them run. Each
 * starts with modules of its own, and with the globals as they were in the beginning.
 */
vi.resetModules()
const { endTimers } = watchLeftovers()

/** The HTTP server of the service replaces them. */
const replaced = ['Request', 'Response', 'fetch'] as const
const globals = replaced.map((name) => ({
  name,
  descriptor: Object.getOwnPropertyDescriptor(globalThis, name) ?? {},
}))
const env = { ...process.env }

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  endTimers()
  for (const { descriptor, name } of globals)
    Object.defineProperty(globalThis, name, descriptor)
  for (const name of Object.keys(process.env))
    if (!(name in env)) delete process.env[name]
  Object.assign(process.env, env)
})
