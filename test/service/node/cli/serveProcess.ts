import { type ChildProcess, spawn } from 'node:child_process'
import { program } from '../../program.js'

/** A line of the log. */
type Line = {
  level: string
  message: string
  facts?: Record<string, string | number>
}

const running = new Set<ChildProcess>()

/** Kills processes that a test left running. */
export function killAll(): void {
  for (const child of running) child.kill('SIGKILL')
}

/** Runs `marketkit serve` in a folder. */
export function serveIn(
  folder: string,
  { args = [], env = {} }: { args?: string[]; env?: Record<string, string> },
) {
  const child = spawn(process.execPath, [program, 'serve', ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name].on('data', (chunk) => {
      output[name] += chunk
    })
  const ended = new Promise<number | null>((resolve) =>
    child.once('close', (code) => {
      running.delete(child)
      resolve(code)
    }),
  )
  const lines = (): Line[] =>
    output.stdout
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line))

  /** Waits for a line of the log whose message starts with a text. */
  async function line(start: string): Promise<Line> {
    for (;;) {
      const found = lines().find(({ message }) => message.startsWith(start))
      if (found) return found
      if (child.exitCode !== null) throw new Error(output.stderr)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  return {
    child,
    ended,
    line,
    lines,
    output,
    /** Waits until the service has started, and returns its URL. */
    async url(): Promise<string> {
      return String((await line('Ready')).facts?.url)
    },
  }
}
