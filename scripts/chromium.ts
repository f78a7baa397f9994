import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chromium } from 'playwright'

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Returns the browser for tests: `CHROMIUM_PATH`, Playwright's, or the
 * system's.
 */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new Error(
      `CHROMIUM_PATH is ${named}, but there is no such file. Point it at a Chromium or Chrome, or unset it.`,
    )
  }
  return [chromium.executablePath(), ...systemBrowsers].find(existsSync)
}

/** Finds a Chromium, or installs that of Debian as root there, else that of Playwright. */
export function ensureChromium(log: (text: string) => void): string {
  const found = findChromium()
  if (found) return found
  if (isRoot() && isDebian()) {
    log('No Chromium found. Installing Debian’s Chromium…')
    run('apt-get', ['update', '-qq'])
    run('apt-get', [
      ...['install', '-y', '-qq', '--no-install-recommends'],
      ...['chromium', 'fonts-liberation'],
    ])
  }
  if (!findChromium()) {
    log('No Chromium found. Installing Playwright’s Chromium…')
    run(process.execPath, [
      ...['node_modules/playwright/cli.js', 'install', 'chromium'],
      // Its libraries, by the system's packages.
      ...(isRoot() ? ['--with-deps'] : []),
    ])
  }
  const installed = findChromium()
  if (installed) return installed
  throw new Error(
    [
      'The browser tests need a Chromium, and none could be found or installed.',
      'Install Chrome or Chromium with your package manager, or run `npx playwright install --with-deps chromium`,',
      'or set CHROMIUM_PATH to the program.',
    ].join('\n'),
  )
}

/** Launch options of all tests: no background requests. */
export function chromiumLaunchOptions() {
  const executablePath = findChromium()
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...(isRoot() ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}

/** Chromium of Ubuntu is a snap, which does not run in containers. */
function isDebian(): boolean {
  return (
    existsSync('/etc/os-release') &&
    /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'))
  )
}

function isRoot(): boolean {
  return process.getuid?.() === 0
}

function run(command: string, args: readonly string[]): void {
  spawnSync(command, args, {
    stdio: 'inherit',
    timeout: 10 * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
