import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  nodeVersions,
  type Peer,
  peers,
  versionSets,
} from '../scripts/versions/versionSets.js'

type Manifest = {
  devDependencies: Record<Peer, string>
  engines: { node: string }
  peerDependencies: Record<Peer | 'react-dom', string>
}

const own: Manifest = JSON.parse(readFileSync('package.json', 'utf8'))
const table = readFileSync('docs/versions.md', 'utf8')
  .split('## Packages')[1]
  ?.split('\n## ')[0]
  ?.match(/^\| [`N].*$/gm)

/** Every version of a package that a suite runs with, lowest first. */
function getTested(peer: Peer): string[] {
  const all = versionSets.map(({ packages }) => packages[peer])
  const tested = new Set([...all, own.devDependencies[peer]])
  return [...tested].sort((a, b) => compareVersions(a, b))
}

function compareVersions(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true })
}

/** The lowest version of each alternative: `^2.14 || ^3` has 2.14.0 and 3.0.0. */
function getLowest(range: string): string[] {
  return range.split(' || ').map((it) => {
    const [major, minor = '0', patch = '0'] = it.replace('^', '').split('.')
    return [major, minor, patch].join('.')
  })
}

test('behavior: the page lists the supported ranges and the tested versions', () => {
  const rows = peers.map((peer) => {
    const range = own.peerDependencies[peer].replaceAll('|', '\\|')
    const name = peer === 'react' ? '`react`, `react-dom`' : `\`${peer}\``
    return `| ${name} | \`${range}\` | ${getTested(peer).join(', ')} |`
  })
  rows.push(
    `| Node, for servers and \`npx marketkit\` | \`${own.engines.node}\` | ${nodeVersions.join(', ')} |`,
  )
  expect(table).toEqual(rows)
})

describe('behavior: the lowest version of each supported range is tested', () => {
  test.each(peers)('%s', (peer) => {
    const lowest = getLowest(own.peerDependencies[peer])
    expect(getTested(peer)).toEqual(expect.arrayContaining(lowest))
  })
})

test('behavior: the lowest supported version of Node is tested', () => {
  expect(own.engines.node).toBe(`>=${nodeVersions[0]}`)
})

test('behavior: react and react-dom have the same version range', () => {
  const { react, 'react-dom': reactDom } = own.peerDependencies
  expect(reactDom).toBe(react)
})
