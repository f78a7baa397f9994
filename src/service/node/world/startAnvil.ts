import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { Socket } from 'node:net'
import { ConfigurationError } from '../../../errors.js'
import {
  blockTime,
  createHttpTransport,
  type LocalChain,
  type LocalChainOptions,
} from './localChain.js'

/** Timeout of the start in milliseconds. */
const startTimeout = 20_000

/**
 * Starts an Anvil node from its npm package. It ends with this process.
 *
 * @throws ConfigurationError if the package is missing, the port is in use,
 * or the node does not start.
 */
export async function startAnvil(
  options: LocalChainOptions = {},
): Promise<LocalChain> {
  const { chainId = 31337, host = '127.0.0.1', port = 0 } = options
  const child = spawn(
    findAnvil(),
    [
      ...['--host', host, '--port', `${port}`, '--chain-id', `${chainId}`],
      ...['--block-time', `${blockTime}`, '--mixed-mining'],
    ],
    // In its own process group, so that Ctrl-C reaches only this process, which
    // then stops the node.
    { detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const end = () => child.kill('SIGKILL')
  const release = onEndOfProcess(end)
  const unwatch = watch(child)
  const gone = new Promise<void>((resolve) => {
    child.once('close', () => {
      release()
      unwatch()
      resolve()
    })
  })
  try {
    const address = await listening(child, port)
    const rpcUrl = `http://${address.replace('0.0.0.0', '127.0.0.1')}`
    const transport = createHttpTransport(rpcUrl)
    return {
      rpcUrl,
      transport,
      request: transport({ retryCount: 0 }).request,
      ended: gone,
      async stop() {
        end()
        await gone
      },
    }
  } catch (error) {
    end()
    throw error
  }
}

const ends = new Set<() => void>()
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

function endAll() {
  for (const end of ends) end()
}

function onSignal(signal: NodeJS.Signals) {
  // If others listen for the signal, they end the process.
  if (process.listenerCount(signal) > 1) return
  endAll()
  process.off(signal, onSignal)
  process.kill(process.pid, signal)
}

/** Calls `end` when this process ends, also by a signal. */
function onEndOfProcess(end: () => void): () => void {
  if (ends.size === 0) {
    process.on('exit', endAll)
    for (const signal of signals) process.on(signal, onSignal)
  }
  ends.add(end)
  return () => {
    ends.delete(end)
    if (ends.size > 0) return
    process.off('exit', endAll)
    for (const signal of signals) process.off(signal, onSignal)
  }
}

/**
 * Ends the node even if this process is killed: a shell waits for the end of a
 * pipe that only this process holds open.
 */
function watch(child: ChildProcess): () => void {
  if (process.platform === 'win32' || !child.pid) return () => {}
  const watcher = spawn('/bin/sh', ['-c', `read _; kill -9 ${child.pid}`], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watcher.on('error', () => {})
  watcher.unref()
  if (watcher.stdin instanceof Socket) watcher.stdin.unref()
  return () => watcher.kill('SIGKILL')
}

/** Returns the path of the node's binary for this system. */
function findAnvil(): string {
  const cpu = process.arch === 'x64' ? 'amd64' : process.arch
  const binary = `@foundry-rs/anvil-${process.platform}-${cpu}/bin/anvil${
    process.platform === 'win32' ? '.exe' : ''
  }`
  try {
    const wrapper = createRequire(import.meta.url).resolve(
      '@foundry-rs/anvil/package.json',
    )
    return createRequire(wrapper).resolve(binary)
  } catch (cause) {
    throw new ConfigurationError('The local chain could not be started.', {
      cause,
      metaMessages: [
        'It needs the optional peer `@foundry-rs/anvil` with its binary for this system.',
        'Install it: npm install --save-dev @foundry-rs/anvil',
      ],
    })
  }
}

function listening(child: ChildProcess, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const fail = (problem: string, cause?: unknown) => {
      clearTimeout(timer)
      reject(
        new ConfigurationError(problem, {
          cause,
          details: cause ? undefined : output.trim().slice(-400) || undefined,
        }),
      )
    }
    const timer = setTimeout(
      () => fail(`Anvil did not start within ${startTimeout / 1000} s.`),
      startTimeout,
    )
    const read = (chunk: Buffer) => {
      output = `${output}${chunk}`.slice(-20_000)
      const address = /Listening on (\S+)/.exec(output)?.[1]
      if (!address) return
      clearTimeout(timer)
      // The node logs every call; an unread pipe would block it.
      child.stdout?.off('data', read).resume()
      child.stderr?.off('data', read).resume()
      resolve(address)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('error', (cause) => fail('Anvil could not be started.', cause))
    child.once('close', (code) =>
      fail(
        /address (already )?in use/i.test(output)
          ? `Port ${port} is already in use. Stop the process that uses it, or choose another port with --rpc-port.`
          : `Anvil exited with code ${code}.`,
      ),
    )
  })
}
