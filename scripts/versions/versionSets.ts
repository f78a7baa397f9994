/** Versions of the peer packages that the suites run with. */
export type VersionSet = {
  name: string
  packages: Record<Peer, string> & Record<`@types/${string}`, string>
  /** Version of Node; the one that runs the script by default. */
  node?: string
  /** Whether the gate runs it; else `npm run test:versions -- --all` does. */
  isInGate: boolean
}

export const peers = [
  'react',
  'wagmi',
  'viem',
  '@tanstack/react-query',
] as const
export type Peer = (typeof peers)[number]

const react18 = {
  react: '18.3.1',
  '@types/react': '18.3.31',
  '@types/react-dom': '18.3.7',
}
const react19 = {
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
}

/** Besides the versions of `devDependencies`, which `npm test` runs with. */
export const versionSets: readonly VersionSet[] = [
  {
    name: 'lowest',
    isInGate: true,
    packages: {
      ...react18,
      wagmi: '2.14.0',
      viem: '2.37.2',
      '@tanstack/react-query': '5.80.0',
    },
    node: '20.19.0',
  },
  {
    name: 'wagmi-2',
    isInGate: true,
    packages: {
      ...react19,
      react: '19.3.1',
      wagmi: '2.19.5',
      viem: '2.57.1',
      '@tanstack/react-query': '5.108.0',
    },
  },
  {
    name: 'lowest-of-wagmi-3',
    isInGate: false,
    packages: {
      ...react19,
      react: '19.0.0',
      wagmi: '3.0.0',
      viem: '2.37.2',
      '@tanstack/react-query': '5.80.0',
    },
  },
]

/** Versions of Node that run the suites without React, the lowest first. */
export const nodeVersions = ['20.19.0', '22', '24', '26'] as const
