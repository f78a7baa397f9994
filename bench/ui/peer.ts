import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'

/** Name and version of the peer that we compare with. */
export const peerName = '@reservoir0x/reservoir-kit-ui'
export const peerVersion = '2.8.7'

/**
 * Installs the peer in a folder of its own and returns that folder: the peer
 * needs other versions of React and wagmi.
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
