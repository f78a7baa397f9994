import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { entryFiles } from '../docs/checkTypes.js'
import { pageBlocks } from '../docs/codeBlocks.js'

const guide = 'docs/guides/testing.md'
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'marketkit-guide-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Reads the sources instead of the built package. */
const config = `import { mergeConfig } from 'vitest/config'
import guide from './vitest.config.js'

const entries = ${JSON.stringify(Object.entries(entryFiles))}
export default mergeConfig(guide, {
  resolve: {
    alias: entries.map(([name, replacement]) => ({
      find: new RegExp('^' + name + '$'),
      replacement,
    })),
  },
})
`

/** Writes the named files of the guide, as a reader would. */
function writeProject(): void {
  const blocks = pageBlocks().filter(({ origin }) => origin.startsWith(guide))
  for (const { code, path } of blocks) {
    const file = join(folder, path.replace(/^testing\//, ''))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, code)
  }
  writeFileSync(join(folder, 'run.config.ts'), config)
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
}

/** Returns all output of the tests. */
async function runTests(): Promise<string> {
  const vitest = resolve('node_modules/vitest/vitest.mjs')
  // The default reporter also prints errors outside of the tests.
  const args = [vitest, 'run', '--config', 'run.config.ts']
  const { VITEST, VITEST_POOL_ID, VITEST_WORKER_ID, ...env } = process.env
  const run = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...env, NO_COLOR: '1' },
  })
  const chunks: Buffer[] = []
  run.stdout.on('data', (chunk) => chunks.push(chunk))
  run.stderr.on('data', (chunk) => chunks.push(chunk))
  await once(run, 'close')
  return Buffer.concat(chunks).toString()
}

test(`behavior: the tests in ${guide} pass`, async () => {
  writeProject()
  expect(await runTests()).toMatch(/Tests +5 passed \(5\)/)
})
