import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { afterAll, vi } from 'vitest'
import { watchLeftovers } from './watchLeftovers.js'

/**
 * Runs before each file of the projects `node` and `exhaustive`. Their files share a process, because
 * loading viem, the service and the chain takes longer than many of them run. Each
 * starts with the globals as they were in the beginning.
 */
const { endTimers } = watchLeftovers()

declare global {
  var compiledPglite: Promise<WebAssembly.Module> | undefined
}

const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite')

/**
 * V8 reuses compiled code for the same bytes while one such module is alive. Each further
 * PGlite of the process then takes 0.6 s of computing, not 1.4 s.
 */
globalThis.compiledPglite ??= readFile(
  join(dirname(pglite), 'pglite.wasm'),
).then((bytes) => WebAssembly.compile(bytes))

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
