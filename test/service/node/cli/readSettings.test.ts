import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { ConfigurationError } from '../../../../src/errors.js'
import { checkPublicUrl } from '../../../../src/service/node/cli/checkPublicUrl.js'
import type { ServeArguments } from '../../../../src/service/node/cli/cliArguments.js'
import { readSettings } from '../../../../src/service/node/cli/readSettings.js'
import {
  defineConfig,
  type ServeConfig,
} from '../../../../src/service/node/cli/serveConfig.js'

const address = '0x00000000000000000000000000000000000000aa'

const config: ServeConfig = defineConfig({
  networks: [
    {
      chainId: 137,
      name: 'polygon',
      rpcUrls: ['https://rpc.example/secret'],
      currencies: [{ address, symbol: 'POL', decimals: 18 }],
      feeRecipient: address,
      feeBps: 250,
    },
  ],
})

/** Returns the settings from a file, an environment and flags. */
function read(
  content: unknown,
  env: Record<string, string> = {},
  args: Partial<ServeArguments> = {},
) {
  return readSettings({
    args: {
      ...{ command: 'serve', config: undefined, database: undefined },
      ...{ host: undefined, log: undefined, logLevel: undefined },
      ...{ port: undefined, rpcUrls: undefined },
      ...args,
    },
    env,
    loaded: { content, path: 'marketkit.config.json' },
  })
}

function problem(...parameters: Parameters<typeof read>): string {
  try {
    read(...parameters)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigurationError)
    return (error as ConfigurationError).message
  }
  throw new Error('There was no problem.')
}

const [network] = config.networks

test('default: settings have their default values', () => {
  expect(read(config)).toMatchInlineSnapshot(`
      {
        "networks": [
          {
            "chainId": 137,
            "collections": [],
            "currencies": [
              {
                "address": "0x00000000000000000000000000000000000000AA",
                "decimals": 18,
                "symbol": "POL",
              },
            ],
            "feeBps": 250,
            "feeRecipient": "0x00000000000000000000000000000000000000AA",
            "name": "polygon",
            "rpcUrls": [
              "https://rpc.example/secret",
            ],
            "seaport": "0x0000000000000068F116a894984e2DB1123eB395",
            "startBlock": 0,
          },
        ],
        "projects": [],
      }
    `)
})

test('behavior: flags override the environment, and the environment overrides the file', () => {
  const file = { ...config, database: 'file', host: 'file', port: 1 }
  const env = {
    DATABASE_URL: 'environment',
    MARKETKIT_HOST: 'environment',
    MARKETKIT_PORT: '2',
    PORT: '3',
  }
  expect(read(file)).toMatchObject({ database: 'file', port: 1 })
  expect(read(file, env)).toMatchObject({
    ...{ database: 'environment', host: 'environment', port: 2 },
  })
  expect(read(file, { PORT: '3', MARKETKIT_PORT: '' }).port).toBe(3)
  expect(read(file, env, { host: 'flag', port: 0 })).toMatchObject({
    ...{ database: 'environment', host: 'flag', port: 0 },
  })
})

test('behavior: reads settings from the environment', () => {
  const { networks, ...rest } = read(config, {
    DATABASE_URL: 'postgres://localhost/marketkit',
    MARKETKIT_ANSWER_CACHE_MEGABYTES: '0',
    MARKETKIT_DATABASE_CONNECTIONS: '20',
    MARKETKIT_HOST: '0.0.0.0',
    MARKETKIT_IPFS_GATEWAYS: 'https://one.example, https://two.example',
    MARKETKIT_LOG: 'json',
    MARKETKIT_LOG_LEVEL: 'error',
    MARKETKIT_PORT: '80',
    MARKETKIT_REQUESTS_PER_MINUTE: '60',
    MARKETKIT_RPC_URLS_137: 'http://one.example,http://two.example',
  })
  expect(networks[0]?.rpcUrls).toEqual([
    'http://one.example',
    'http://two.example',
  ])
  expect(rest).toMatchInlineSnapshot(`
      {
        "answerCacheMegabytes": 0,
        "database": "postgres://localhost/marketkit",
        "databaseConnections": 20,
        "host": "0.0.0.0",
        "ipfsGateways": [
          "https://one.example",
          "https://two.example",
        ],
        "log": "json",
        "logLevel": "error",
        "port": 80,
        "projects": [],
        "requestsPerMinute": 60,
      }
    `)
})

test('behavior: a network without rpcUrls in the file can get them from --rpc-url', () => {
  const bare = { networks: [{ ...network, rpcUrls: undefined }] }
  expect(problem(bare)).toMatchInlineSnapshot(`
      "The network polygon has no \`rpcUrls\`.

      The service reads its chain from a JSON-RPC server.
      Set its URL in marketkit.config.json or in MARKETKIT_RPC_URLS_137."
    `)
  const rpcUrls = ['http://flag.example']
  expect(read(bare, {}, { rpcUrls }).networks[0]?.rpcUrls).toEqual(rpcUrls)
  const two = { networks: [network, { ...network, chainId: 1, name: 'x' }] }
  expect(problem(two, {}, { rpcUrls })).toMatchInlineSnapshot(`
      "--rpc-url works with one network only.

      Set \`rpcUrls\` of each network in the file."
    `)
})

const withNetwork = (change: object) => ({
  networks: [{ ...network, ...change }],
})

test.each<[string, unknown]>([
  ['Expected Object but received null', null],
  ['networks: ', []],
  ['networks: Expected at least one network', { networks: [] }],
  [
    'networks: Expected unique chain ids and names',
    { ...config, networks: [network, network] },
  ],
  [
    'prot: Unknown setting. Known settings: host, port, database',
    { ...config, prot: 1 },
  ],
  ['port: ', { ...config, port: 65_536 }],
  ['port: ', { ...config, port: '80' }],
  ['databaseConnections: ', { ...config, databaseConnections: 0 }],
  ['ipfsGateways.0: Expected a URL', { ...config, ipfsGateways: ['ipfs.io'] }],
  ['database: Expected postgres', { ...config, database: 'mysql://h/shop' }],
  [
    'database: Expected postgres',
    { ...config, database: 'postgresql+driver://h/shop' },
  ],
  ['database: Expected postgres', { ...config, database: 'postgres:h/shop' }],
  [
    'database: Expected postgres',
    { ...config, database: 'postgres://name:p#ss@h/shop' },
  ],
  [
    'metadataHosts.0: Expected host:port',
    { ...config, metadataHosts: ['http://media.internal:80'] },
  ],
  [
    'metadataHosts.0: Expected host:port',
    { ...config, metadataHosts: ['media.internal'] },
  ],
  [
    'aliases.marketplace.service_marketplace_v9: Invalid type: Expected',
    { ...config, aliases: { marketplace: { service_marketplace_v9: 'x' } } },
  ],
  [
    'aliases.source: Expected unique aliases',
    { ...config, aliases: { source: { external: 'x', unknown: 'x' } } },
  ],
  [
    'networks.0.feeRecipient: Expected an account that receives the fee',
    withNetwork({ feeRecipient: zeroAddress }),
  ],
  ['log: ', { ...config, log: 'loud' }],
  [
    'aliases.colour: Unknown setting. Known',
    { ...config, aliases: { colour: {} } },
  ],
  ['projects.0.name: Missing setting', { ...config, projects: [{ id: 1 }] }],
  ['networks.0.chainId: ', withNetwork({ chainId: '137' })],
  ['networks.0.name: Expected letters', withNetwork({ name: 'a/b' })],
  ['networks.0.name: Expected letters', withNetwork({ name: '137' })],
  ['networks.0.name: Expected another name', withNetwork({ name: 'rpc' })],
  ['networks.0.rpcUrls.0: Expected', withNetwork({ rpcUrls: ['ws://x'] })],
  ['networks.0.seaport: Expected', withNetwork({ seaport: '0x12' })],
  ['networks.0.currencies: Expected', withNetwork({ currencies: [] })],
  ['networks.0.feeRecipient: ', withNetwork({ feeRecipient: undefined })],
  ['networks.0.feeBps: ', withNetwork({ feeBps: 10_001 })],
  ['networks.0.startBlock: ', withNetwork({ startBlock: -1 })],
  [
    'networks.0.collections.0.type: ',
    withNetwork({ collections: [{ address, type: 'ERC20' }] }),
  ],
])('behavior: the error names a wrong setting: %s', (text, content) => {
  expect(problem(content)).toContain('marketkit.config.json is not valid.')
  expect(problem(content)).toContain(text)
})

test('behavior: the error names the variable of a wrong setting', () => {
  const env = {
    MARKETKIT_LOG: 'loud',
    MARKETKIT_RPC_URLS_137: 'http://good.example,secret-in-no-address',
    PORT: 'http',
  }
  expect(problem(config, env)).toMatchInlineSnapshot(`
      "marketkit.config.json is not valid.

      Details: port: Invalid type: Expected number but received "http" (from PORT)
      networks.0.rpcUrls.1: Expected a URL that starts with http:// or https:// (from MARKETKIT_RPC_URLS_137)
      log: Invalid type: Expected ("json" | "pretty") but received "loud" (from MARKETKIT_LOG)"
    `)
})

test('behavior: a secret in a wrong setting is not repeated', () => {
  const DATABASE_URL = 'postgres://name:top#secret@host/shop'
  expect(problem(config, { DATABASE_URL })).not.toContain('secret@')
})

test('behavior: unusual but valid settings are accepted', () => {
  const aliases = { marketplace: { service_marketplace_v2: 'vendor_v2' } }
  const metadataHosts = ['127.0.0.1:80', '[::1]:8080', 'media.internal:443']
  const odd = { ...config, aliases, metadataHosts }
  expect(read(odd)).toMatchObject({ aliases, metadataHosts })
  for (const database of [
    'C:\\shop',
    '../shop data',
    'postgres:///shop?host=/run/postgresql',
    'postgresql://name:p%23ss@host:5432/shop',
  ])
    expect(read(config, { DATABASE_URL: database }).database).toBe(database)
  const free = withNetwork({ feeBps: 0, feeRecipient: zeroAddress })
  expect(read(free).networks[0]?.feeBps).toBe(0)
})

test('behavior: a missing `publicUrl` is an error beyond loopback and in production', () => {
  const find = (
    settings: Parameters<typeof checkPublicUrl>[0],
    env: Record<string, string> = {},
  ) => {
    const levels: string[] = []
    checkPublicUrl(settings, { env, log: ({ level }) => levels.push(level) })
    return levels
  }
  const production = { NODE_ENV: 'production' }
  const publicUrl = 'https://market.example'
  for (const host of [undefined, '127.0.0.1', '127.1.2.3', '::1', 'localhost'])
    expect(find({ host })).toEqual([])
  for (const host of ['0.0.0.0', '::', '10.0.0.1', 'market.example'])
    expect(find({ host })).toEqual(['error'])
  expect(find({}, production)).toEqual(['error'])
  expect(find({ host: '0.0.0.0', publicUrl }, production)).toEqual([])
})
