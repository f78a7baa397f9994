import { spawn } from 'node:child_process'
import { freePort } from '../freePort.js'

/** A running server, and its error output. */
export type RunningApp = {
  url: string
  complaints(): string
  stop(): void
}

/** wagmi's store reads `localStorage` on servers, about which Node 25 and newer warn. */
const storageWarning =
  /^\(node:\d+\) ExperimentalWarning: localStorage is not available.*\n\(Use .*\n/m

/** Starts the built app of a folder, and waits until it answers. */
export async function startApp(
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<RunningApp> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn('npm', ['run', '--silent', 'start'], {
    cwd,
    env: { ...env, HOST: '127.0.0.1', PORT: String(port) },
    // The server is a child of npm, so kill its process group.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let isRunning = true
  child.once('exit', () => {
    isRunning = false
  })
  const complaints: Buffer[] = []
  child.stdout.resume()
  child.stderr.on('data', (data) => complaints.push(data))
  const app = {
    url,
    complaints: () =>
      Buffer.concat(complaints).toString().replace(storageWarning, ''),
    stop() {
      if (!isRunning || !child.pid) return
      isRunning = false
      process.kill(-child.pid)
    },
  }
  process.once('exit', app.stop)
  const end = Date.now() + 30_000
  while (Date.now() < end && isRunning) {
    const response = await fetch(url).catch(() => undefined)
    if (response) return app
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  app.stop()
  throw new Error(`The app did not start:\n${app.complaints()}`)
}
