import { type ChildProcess, spawn } from 'node:child_process'

/**
 * Starts a server and waits until an address answers.
 *
 * @throws If the program ends before.
 */
export async function startCommand(
  args: readonly string[],
  env: Record<string, string>,
  answering: string,
): Promise<{ stop(): Promise<void> }> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await isAnswering(answering))) {
    if (child.exitCode !== null)
      throw new Error(`${args.join(' ')} exited with code ${child.exitCode}.`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return { stop: () => stop(child) }
}

async function isAnswering(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
