import { describe, expect, test } from 'vitest'
import { type Config, createConfig, createStorage, http, mock } from 'wagmi'
import {
  connect,
  disconnect,
  getAccount,
  reconnect,
  switchAccount,
  switchChain,
  watchAccount,
} from 'wagmi/actions'
import { anvil, mainnet } from 'wagmi/chains'
import { getConnection, watchConnection } from '../../src/wallet/connection.js'

const first = '0x1000000000000000000000000000000000000001'
const second = '0x2000000000000000000000000000000000000002'

function createTestConfig(stored = new Map<string, string>()) {
  const features = { reconnect: true }
  return createConfig({
    chains: [mainnet, anvil],
    connectors: [
      mock({ accounts: [first], features }),
      mock({ accounts: [second], features }),
    ],
    storage: createStorage({
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
    }),
    transports: {
      [mainnet.id]: http('http://127.0.0.1:9'),
      [anvil.id]: http('http://127.0.0.1:9'),
    },
  })
}

/** Reads our fields from wagmi's own connection. Both majors export `getAccount`. */
function readWagmi(config: Config) {
  const { address, chainId, connector, status } = getAccount(config)
  return { address, chainId, connector, status }
}

/** Collects every connection that our watcher and wagmi's report. */
function watchBoth(config: Config) {
  const ours: unknown[] = []
  const wagmis: unknown[] = []
  watchConnection(config, { onChange: () => ours.push(getConnection(config)) })
  watchAccount(config, { onChange: () => wagmis.push(readWagmi(config)) })
  return { ours, wagmis }
}

describe('getConnection', () => {
  test('default: the connection equals that of wagmi', async () => {
    const config = createTestConfig()
    const [connector] = config.connectors
    if (!connector) throw new Error('The config has no connector.')
    expect(getConnection(config)).toEqual(readWagmi(config))
    expect(getConnection(config).status).toBe('disconnected')

    await connect(config, { connector })
    expect(getConnection(config)).toEqual(readWagmi(config))
    expect(getConnection(config)).toMatchObject({
      address: first,
      chainId: mainnet.id,
      status: 'connected',
    })

    await disconnect(config)
    expect(getConnection(config)).toEqual(readWagmi(config))
    expect(getConnection(config).address).toBeUndefined()
  })

  test('behavior: the account is known while wagmi reconnects', async () => {
    const stored = new Map<string, string>()
    const before = createTestConfig(stored)
    const [connector] = before.connectors
    if (!connector) throw new Error('The config has no connector.')
    await connect(before, { connector })

    const config = createTestConfig(stored)
    // wagmi reads its storage asynchronously.
    await expect.poll(() => config.state.current).toBeTruthy()
    const reconnecting = reconnect(config)
    expect(getConnection(config)).toEqual(readWagmi(config))
    expect(getConnection(config)).toMatchObject({
      address: first,
      status: 'reconnecting',
    })
    await reconnecting
    expect(getConnection(config)).toEqual(readWagmi(config))
  })
})

describe('watchConnection', () => {
  test('default: changes are reported as wagmi reports them', async () => {
    const config = createTestConfig()
    const { ours, wagmis } = watchBoth(config)
    for (const connector of config.connectors)
      await connect(config, { connector })
    await switchChain(config, { chainId: anvil.id })
    const [connector] = config.connectors
    if (connector) await switchAccount(config, { connector })
    await disconnect(config)

    expect(ours.length).toBeGreaterThan(4)
    expect(ours).toEqual(wagmis)
  })

  test('behavior: `onChange` does not run if another part of the state changes', async () => {
    const config = createTestConfig()
    const { ours } = watchBoth(config)
    // Without a wallet, wagmi stores the chain that the app shows.
    await switchChain(config, { chainId: anvil.id })
    expect(config.state.chainId).toBe(anvil.id)
    expect(ours).toEqual([])
  })

  test('behavior: the returned function stops the calls of `onChange`', async () => {
    const config = createTestConfig()
    let calls = 0
    const stop = watchConnection(config, { onChange: () => calls++ })
    stop()
    const [connector] = config.connectors
    if (connector) await connect(config, { connector })
    expect(calls).toBe(0)
  })
})
