import { describe, expect, test } from 'vitest'
import { getWalletName } from '../../src/hooks/getWalletName.js'
import {
  type ConnectionFacts,
  getWalletState,
  type WalletState,
} from '../../src/hooks/walletState.js'

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
    ['none', { status: 'disconnected' }, wanted, { status: 'disconnected' }],
    ['one to come', { status: 'connecting' }, wanted, { status: 'connecting' }],
    [
      'one to come back, also while its account is known',
      { ...connected, status: 'reconnecting' },
      wanted,
      { status: 'reconnecting' },
    ],
    [
      'one that is connected while another is added',
      { ...connected, status: 'connecting' },
      wanted,
      { status: 'ready', address },
    ],
    ['all well', connected, wanted, { status: 'ready', address }],
    ['anywhere', connected, {}, { status: 'ready', address }],
    [
      'on another chain',
      { ...connected, chainId: 5 },
      wanted,
      { status: 'wrongChain', address },
    ],
    [
      'another account, which comes before the chain',
      { ...connected, chainId: 5 },
      { ...wanted, account: other },
      { status: 'wrongAccount', address, wanted: other },
    ],
    [
      'the same account, written otherwise',
      connected,
      { ...wanted, account: address.toLowerCase() },
      { status: 'ready', address },
    ],
    [
      'one that cannot be asked',
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
])('default: what people call %o', (connector, name) => {
  expect(getWalletName(connector)).toBe(name)
})
