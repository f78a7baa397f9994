import { type ChildProcess, spawn } from 'node:child_process'

/**
 * Starts a program and waits until its output matches `ready`. Returns the
 * first group of the match. Without `ready`, waits until the program runs.
 *
 * @throws If the program is not installed, with the Debian package to install.
 */
export function startProgram(
  command: string,
  args: readonly string[],
  options: {
    debian: string
    env?: Record<string, string>
    ready?: RegExp
  },
): Promise<{ match: string; stop(): Promise<void> }> {
  const { debian, env, ready } = options
  const child = spawn(command, args, { env: { ...process.env, ...env } })
  process.once('exit', () => child.kill('SIGKILL'))
  let output = ''
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk
        const match = ready?.exec(output)?.[1]
        if (match) resolve({ match, stop: () => stop(child) })
      })
    child.once('spawn', () => {
      if (!ready) resolve({ match: '', stop: () => stop(child) })
    })
    child.once('error', () =>
      reject(
        new Error(
          `This test needs \`${command}\`, which is not installed. On Debian: apt-get install --no-install-recommends ${debian}`,
        ),
      ),
    )
    child.once('exit', (code) =>
      reject(new Error(`${command} ended with code ${code}:\n${output}`)),
    )
  })
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
