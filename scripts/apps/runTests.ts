import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WorldInfo } from '../../src/service/node/world/startWorld.js'
import { pageBlocks } from '../../test/docs/codeBlocks.js'
import { type Checks, run } from '../checks.js'
import { chromiumLaunchOptions } from '../chromium.js'

/** Runs the test that the app has, then the guide's test in a browser. */
export async function runTests({
  check,
  cwd,
  url,
  world,
}: {
  check: Checks['check']
  cwd: string
  url: string
  world: WorldInfo
}): Promise<void> {
  const begin = performance.now()
  check('its test buys', await run('npm', ['test'], { cwd }))
  const seconds = ((performance.now() - begin) / 1000).toFixed(0)
  console.log(`Its test takes ${seconds} s, including the making of a world`)
  const test = pageBlocks().find(({ path }) => path.endsWith('.spec.ts'))
  const code = test?.code.replace(/http:[^']+(?=\/world)/, world.marketplaceUrl)
  mkdirSync(join(cwd, 'e2e'))
  writeFileSync(join(cwd, 'e2e/purchase.spec.ts'), code ?? '')
  const use = { baseURL: url, launchOptions: chromiumLaunchOptions() }
  writeFileSync(
    join(cwd, 'playwright.config.ts'),
    `export default ${JSON.stringify({ testDir: 'e2e', use })}`,
  )
  check(
    'the test of the guide buys in a browser',
    await run('npx', ['playwright', 'test', '--reporter', 'line'], { cwd }),
  )
}
