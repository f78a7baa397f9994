import { describe, expect, test } from 'vitest'
import { getWalletName } from '../../../src/hooks/context/getWalletName.js'
import {
  type ConnectionFacts,
  getWalletState,
  type WalletState,
} from '../../../src/hooks/context/walletState.js'

const address = '0xAbcdef0000000000000000000000000000000001'
const other = '0x0000000000000000000000000000000000000002'
const connector = { getProvider: async () => undefined }
const connected = {
  address,
  chainId: 1,
  connector,
  status: 'connected',
} as const
const wanted = { chainId: 1 }

describe('walletState', () => {
  test.each<[string, ConnectionFacts, object, WalletState]>([
    [
      'no wallet',
      { status: 'disconnected' },
      wanted,
      { status: 'disconnected' },
    ],
    [
      'a wallet that connects',
      { status: 'connecting' },
      wanted,
      { status: 'connecting' },
    ],
    [
      'a wallet that reconnects, even if its account is known',
      { ...connected, status: 'reconnecting' },
      wanted,
      { status: 'reconnecting' },
    ],
    [
      'a connected wallet while another wallet connects',
      { ...connected, status: 'connecting' },
      wanted,
      { status: 'ready', address },
    ],
    [
      'a wallet on the wanted chain',
      connected,
      wanted,
      { status: 'ready', address },
    ],
    [
      'a wallet without a wanted chain',
      connected,
      {},
      { status: 'ready', address },
    ],
    [
      'a wallet on another chain',
      { ...connected, chainId: 5 },
      wanted,
      { status: 'wrongChain', address },
    ],
    [
      'another account takes precedence over another chain',
      { ...connected, chainId: 5 },
      { ...wanted, account: other },
      { status: 'wrongAccount', address, wanted: other },
    ],
    [
      'the wanted account in lower case',
      connected,
      { ...wanted, account: address.toLowerCase() },
      { status: 'ready', address },
    ],
    [
      'a wallet without a connector',
      { ...connected, connector: undefined },
      wanted,
      { status: 'watchOnly', address },
    ],
  ])('default: %s', (_, connection, wanted, state) => {
    expect(getWalletState(connection, wanted)).toEqual(state)
  })
})

test.each([
  [{ id: 'io.metamask', name: 'MetaMask' }, 'MetaMask'],
  [{ id: 'safe', name: 'Safe' }, 'Safe'],
  [{ id: 'injected', name: 'Injected' }, undefined],
  [{ id: 'walletConnect', name: 'WalletConnect' }, undefined],
  [undefined, undefined],
])('default: the wallet name of %o is %s', (connector, name) => {
  expect(getWalletName(connector)).toBe(name)
})
