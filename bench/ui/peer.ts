import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'

/** The peer, and the version that is compared with. */
export const peerName = '@reservoir0x/reservoir-kit-ui'
export const peerVersion = '2.8.7'

/**
 * Installs the peer in a folder of its own, which it answers: it asks for
 * other versions of React and wagmi, and nothing else here needs it.
 */
export function installPeer(): string {
  const folder = `node_modules/.cache/bench-ui/${peerVersion}`
  if (existsSync(`${folder}/node_modules/${peerName}`)) return folder
  mkdirSync(folder, { recursive: true })
  execFileSync(
    'npm',
    [
      'install',
      `${peerName}@${peerVersion}`,
      '--prefix',
      folder,
      '--ignore-scripts',
      '--legacy-peer-deps',
      '--no-audit',
      '--no-fund',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  return folder
}
