import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { hashFiles } from '../../src/service/node/hashFiles.js'

const parent = join('.cache', 'storybook')

/** Everything that the build reads. */
const inputs = [
  ...['.storybook', 'docs', 'scripts', 'src', 'stories'],
  ...['package-lock.json', 'package.json', 'tsconfig.json', 'vite.config.ts'],
]

/** Returns the folder of Storybook's build of this code; the folder may not exist yet. */
export function getStorybookFolder(): string {
  return join(parent, hashFiles(inputs))
}

/**
 * Builds the site into a folder, and removes old builds.
 * Runs at a low priority: the shop is open meanwhile.
 */
export function buildStorybook(folder: string): {
  built: Promise<void>
  stop(): void
} {
  const draft = `${folder}-draft-${process.pid}`
  mkdirSync(parent, { recursive: true })
  const child = spawn(
    process.execPath,
    [
      'node_modules/storybook/dist/bin/dispatcher.js',
      ...['build', '--output-dir', draft, '--quiet', '--disable-telemetry'],
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => output.push(String(chunk)))
  const built = new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      if (code !== 0) return reject(new Error(output.join('')))
      removeOld()
      // Another process may have built the same.
      if (existsSync(folder)) rmSync(draft, { force: true, recursive: true })
      else renameSync(draft, folder)
      resolve()
    })
  })
  return {
    built,
    stop() {
      child.kill('SIGTERM')
      rmSync(draft, { force: true, recursive: true })
    },
  }
}

const day = 24 * 60 * 60 * 1000

/** Another process may be serving a new one. */
function removeOld(): void {
  for (const name of readdirSync(parent)) {
    const path = join(parent, name)
    if (Date.now() - statSync(path).mtimeMs > day)
      rmSync(path, { force: true, recursive: true })
  }
}
