import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { runTests } from './apps/runTests.js'
import { startApp } from './apps/startApp.js'
import { startDevWorld } from './apps/startDevWorld.js'
import { visitApp } from './apps/visitApp.js'
import { visitBrowserApp } from './apps/visitBrowserApp.js'
import { visitKit } from './apps/visitKit.js'
import { visitStored, visitTailwind } from './apps/visitTailwind.js'
import { visitPictures, visitWidgets } from './apps/visitWidgets.js'
import {
  getNames,
  install,
  installWithPnpm,
  packPackage,
  resolveWithNpm,
  run,
  runForOutput,
  startChecks,
} from './checks.js'
import { chromiumLaunchOptions, ensureChromium } from './chromium.js'

/** Apps that render on a server. */
const serverApps = ['next', 'react-router', 'react-18'] as const
/** Apps that render in the browser, and connect with a wallet kit. */
const kitApps = ['rainbowkit', 'appkit'] as const
/** Apps that render in the browser, and buy with the account of the local chain. */
const browserApps = ['vite', 'tailwind'] as const
const allApps = [...browserApps, ...serverApps, ...kitApps] as const
/** Apps of `test/apps`; the others are templates, which `marketkit init` copies. */
const testApps = ['react-18', 'appkit', 'tailwind'] as const
type App = (typeof allApps)[number]
/** One app for each set of versions of TypeScript, React and wagmi. */
const typedApps: readonly App[] = [
  'vite',
  'react-router',
  'react-18',
  'rainbowkit',
]

/** All apps, or those that the arguments name. `--built` packs the last build. */
const apps = getNames(allApps)
type World = Awaited<ReturnType<typeof startDevWorld>>['world']

/**
 * Another language and time zone than the server's, so that hydration
 * mismatches show.
 */
const abroad = {
  locale: 'de-CH',
  reducedMotion: 'reduce',
  timezoneId: 'Pacific/Auckland',
  viewport: { width: 1280, height: 900 },
} as const

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'marketkit-apps-')))
const { check, end } = startChecks()
const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const getFolder = (app: App) => join(folder, app)

const shared = 'examples/shared'
/** Kits have their own providers and their own button to connect. */
const sharedWithKits = ['market.ts', 'page.css', 'Shop.tsx']

function isBrowserApp(app: App): app is (typeof browserApps)[number] {
  return browserApps.some((it) => it === app)
}

function isKitApp(app: App): app is (typeof kitApps)[number] {
  return kitApps.some((it) => it === app)
}

/** Copies an app of `test/apps`, with the settings of the example with Vite. */
function copyTestApp(app: App): void {
  const cwd = getFolder(app)
  for (const name of ['tsconfig.json', 'app/settings.ts'])
    cpSync(join('examples/vite', name), join(cwd, name))
  cpSync(join('test/apps', app), cwd, { recursive: true })
  for (const name of isKitApp(app) ? sharedWithKits : readdirSync(shared))
    cpSync(join(shared, name), join(cwd, 'app/shop', name), { recursive: true })
}

/** Creates a folder for an app, and installs its packages: `vite` with npm, others with pnpm. */
async function installApp(app: App, tarball: string): Promise<boolean> {
  const cwd = getFolder(app)
  if (testApps.some((it) => it === app)) copyTestApp(app)
  else if (
    !(await run('node', ['dist/service/node/cli/cli.js', 'init', app, cwd]))
  )
    return false
  const file = join(cwd, 'package.json')
  const settings = JSON.parse(readFileSync(file, 'utf8'))
  settings.dependencies.marketkit = `file:${tarball}`
  if (app === 'vite')
    settings.devDependencies.playwright = devDependencies.playwright
  writeFileSync(file, JSON.stringify(settings))
  if (app === 'vite') return install(cwd)
  // Packages inside the kits conflict, which npm allows and pnpm doesn't.
  const strict = !isKitApp(app)
  if (!strict && !(await resolveWithNpm(cwd))) return false
  return installWithPnpm(cwd, { store: join(folder, 'store'), strict })
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
  world: World,
): Promise<boolean> {
  const checkApp = createCheck(app)
  const cwd = getFolder(app)
  const begin = performance.now()
  if (!checkApp('installs', await installApp(app, tarball))) return false
  const env = createEnv(app, world)
  const isBuilt = await run('npm', ['run', 'build'], { cwd, env })
  const seconds = ((performance.now() - begin) / 1000).toFixed(0)
  if (!checkApp('builds', isBuilt)) return false
  console.log(`${app}: from an empty folder to a built app in ${seconds} s`)
  if (typedApps.includes(app)) await checkTypes(checkApp, cwd)
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
    // The first three accounts are the buyers of the world.
    const account = world.accounts[allApps.indexOf(app) % 3]?.address ?? '0x'
    const visit = { check: checkApp, context, url }
    if (isKitApp(app)) await visitKit({ account, kit: app, world, ...visit })
    else if (isBrowserApp(app)) await visitBrowserApp({ world, ...visit })
    else {
      await visitApp({ account, world, ...visit })
      await visitPictures(visit)
    }
    if (app === 'vite')
      await runTests({ check: checkApp, cwd: getFolder(app), url, world })
    if (app === 'react-18') await visitWidgets(visit)
    if (app === 'tailwind') {
      await visitTailwind(visit)
      await visitStored(visit)
    }
    checkApp('its server is silent', complaints() === '', complaints())
  } finally {
    await context.close()
    stop()
  }
}

/**
 * Whether our declarations compile with the app's TypeScript and its types of React.
 * Errors in those of other packages are not ours to fix.
 */
async function checkTypes(checkApp: typeof check, cwd: string): Promise<void> {
  const args = ['tsc', '--noEmit', '--skipLibCheck', 'false', '--listFiles']
  const { output } = await runForOutput('npx', args, { cwd })
  const lines = output.split('\n')
  const isRead = lines.some((line) =>
    line.endsWith('/node_modules/marketkit/dist/index.d.ts'),
  )
  const ours = lines.filter((line) =>
    /node_modules\/marketkit\/[^(]*\(\d+,\d+\): error TS/.test(line),
  )
  const details = isRead ? ours.join('\n') : output
  checkApp('the declarations hold', isRead && ours.length === 0, details)
}

/** Makes two apps at once, tries each once it is made, one at a time, and deletes it. */
async function tryApps(tarball: string): Promise<void> {
  ensureChromium(console.log)
  const { stop, world } = await startDevWorld()
  const browser = await chromium.launch(chromiumLaunchOptions())
  const waiting = [...apps]
  let tried = Promise.resolve()
  // Deleting takes long: an app has up to 100,000 files.
  const removed: Promise<void>[] = []

  async function makeNext(): Promise<void> {
    const app = waiting.shift()
    if (!app) return
    const isMade = await makeApp(app, tarball, world)
    tried = tried.then(async () => {
      if (isMade)
        await tryApp(app, world, browser).catch((error) =>
          check(`${app}: runs`, false, String(error)),
        )
      removed.push(rm(getFolder(app), { recursive: true, maxRetries: 5 }))
    })
    await makeNext()
  }

  try {
    await Promise.all([makeNext(), makeNext()])
    await tried
    await Promise.all(removed)
  } finally {
    await browser.close()
    stop()
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => process.exit(1))
try {
  const isBuilt = process.argv.includes('--built')
  const tarball = await packPackage(folder, { isBuilt })
  if (check('build and pack', tarball !== undefined) && tarball)
    await tryApps(tarball)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
end()
