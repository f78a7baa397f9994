import {
  cpSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { startApp } from './apps/startApp.js'
import { startDevWorld } from './apps/startDevWorld.js'
import { visitApp } from './apps/visitApp.js'
import { visitPictures, visitWidgets } from './apps/visitWidgets.js'
import {
  install,
  packPackage,
  run,
  runForOutput,
  startChecks,
} from './checks.js'
import { chromiumLaunchOptions, ensureChromium } from './chromium.js'

/**
 * Apps of `test/apps`: built with the packed package, rendered on a server,
 * used in a browser.
 */
const apps = ['next', 'react-router', 'react-18'] as const
type App = (typeof apps)[number]
type World = Awaited<ReturnType<typeof startDevWorld>>['world']

/**
 * Another language and time zone than the server's, so that hydration
 * mismatches show.
 */
const abroad = {
  locale: 'de-CH',
  timezoneId: 'Pacific/Auckland',
  viewport: { width: 1280, height: 900 },
}

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'marketkit-apps-')))
const { check, end } = startChecks()
const getFolder = (app: App) => join(folder, app)

/** Copies an app out of the repository and installs its dependencies. */
function installApp(app: App, tarball: string): Promise<boolean> {
  const cwd = getFolder(app)
  cpSync(join('test/apps', app), cwd, { recursive: true })
  cpSync('test/apps/shared', join(cwd, 'app/shop'), { recursive: true })
  const file = join(cwd, 'package.json')
  const settings = JSON.parse(readFileSync(file, 'utf8'))
  settings.dependencies.marketkit = `file:${tarball}`
  writeFileSync(file, JSON.stringify(settings))
  return install(cwd)
}

/** Returns the environment variables that describe the world to an app. */
function createEnv(app: App, world: World): NodeJS.ProcessEnv {
  const values = {
    ACCESS_KEY: world.accessKey,
    CHAIN_ID: String(world.chainId),
    COLLECTION: world.collections[0]?.address,
    MARKETPLACE_URL: world.marketplaceUrl,
    NETWORK: world.network,
    RPC_URL: world.rpcUrl,
    SEAPORT: world.seaport,
  }
  const prefix = app === 'next' ? 'NEXT_PUBLIC_' : 'VITE_'
  return {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    // React reports more about a mismatch in development.
    NODE_ENV: app === 'react-18' ? 'development' : 'production',
    ...Object.fromEntries(
      Object.entries(values).map(([name, value]) => [prefix + name, value]),
    ),
  }
}

/** Prefixes the names of checks with the app's name. */
const createCheck =
  (app: App): typeof check =>
  (name, ...rest) =>
    check(`${app}: ${name}`, ...rest)

/** Installs and builds an app; returns whether it can start. */
async function makeApp(
  app: App,
  tarball: string,
  world: Promise<World>,
): Promise<boolean> {
  const checkApp = createCheck(app)
  const cwd = getFolder(app)
  if (!checkApp('installs', await installApp(app, tarball))) return false
  const env = createEnv(app, await world)
  const isBuilt = await run('npm', ['run', 'build'], { cwd, env })
  if (!checkApp('builds', isBuilt)) return false
  if (app !== 'next') await checkTypes(checkApp, cwd)
  return true
}

async function tryApp(app: App, world: World, browser: Browser): Promise<void> {
  const checkApp = createCheck(app)
  const { complaints, stop, url } = await startApp(
    getFolder(app),
    createEnv(app, world),
  )
  const context = await browser.newContext(abroad)
  await context.route('**/favicon.ico', (route) => route.fulfill())
  try {
    const account = world.accounts[apps.indexOf(app)]?.address ?? '0x'
    const visit = { check: checkApp, context, url }
    await visitApp({ account, world, ...visit })
    await visitPictures(visit)
    if (app === 'react-18') await visitWidgets(visit)
    checkApp('its server is silent', complaints() === '', complaints())
  } finally {
    await context.close()
    stop()
  }
}

/** Whether our declarations compile with the app's version of React's types. */
async function checkTypes(checkApp: typeof check, cwd: string): Promise<void> {
  const args = ['tsc', '--noEmit', '--skipLibCheck', 'false']
  const { output } = await runForOutput('npx', args, { cwd })
  const ours = output.split('\n').filter((line) => line.includes('marketkit'))
  checkApp('the declarations hold', ours.length === 0, ours.join('\n'))
}

async function tryApps(tarball: string): Promise<void> {
  ensureChromium(console.log)
  const started = startDevWorld()
  const making = started.then(({ world }) => world)
  const [{ stop, world }, ...made] = await Promise.all([
    started,
    ...apps.map((app) => makeApp(app, tarball, making)),
  ] as const)
  const browser = await chromium.launch(chromiumLaunchOptions())
  try {
    for (const [index, app] of apps.entries())
      if (made[index])
        await tryApp(app, world, browser).catch((error) =>
          check(`${app}: runs`, false, String(error)),
        )
  } finally {
    await browser.close()
    stop()
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => process.exit(1))
try {
  const tarball = await packPackage(folder)
  if (check('build and pack', tarball !== undefined) && tarball)
    await tryApps(tarball)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
end()
