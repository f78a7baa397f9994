import { type Address, type Hex, maxUint256 } from 'viem'
import type { Step } from '../../../../../src/rpc/schemas.js'
import {
  encodeBatch,
  getLast,
  type Lie,
  type LieWorld,
  send,
  thief,
  tokenCall,
} from '../../craftSteps.js'

const stranger: Address = '0x0000000000000000000000000000000000001234'
const permit2: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const unlimited = maxUint256
const word = `0x${'ab'.repeat(32)}` as Hex

const sign = (
  primaryType: string,
  fields: Record<string, [type: string, value: unknown]>,
  domain: Record<string, unknown>,
): Step =>
  ({
    id: 'signEIP712',
    signature: {
      domain,
      primaryType,
      types: {
        [primaryType]: Object.entries(fields).map(([name, [type]]) => ({
          name,
          type,
        })),
      },
      value: Object.fromEntries(
        Object.entries(fields).map(([name, [, value]]) => [name, value]),
      ),
    },
  }) as Step

/** Steps that no flow needs. */
const intruders: Record<string, (world: LieWorld) => Step> = {
  'approves a currency to a thief': ({ usdc }) =>
    send(usdc, tokenCall('approve', thief, unlimited)),
  'approves another currency to a thief': ({ weth }) =>
    send(weth, tokenCall('approve', thief, 1n)),
  'approves nothing to a thief': ({ weth }) =>
    send(weth, tokenCall('approve', thief, 0n)),
  'approves another currency to Seaport': ({ seaport, weth }) =>
    send(weth, tokenCall('approve', seaport, unlimited)),
  'adds to an allowance of a thief': ({ usdc }) =>
    send(usdc, tokenCall('increaseAllowance', thief, 5n)),
  'adds to an allowance of Seaport': ({ seaport, weth }) =>
    send(weth, tokenCall('increaseAllowance', seaport, unlimited)),
  'approves a collection to a thief': ({ emblems }) =>
    send(emblems, tokenCall('setApprovalForAll', thief, true)),
  'approves another collection to a thief': ({ items }) =>
    send(items, tokenCall('setApprovalForAll', thief, true)),
  'approves an unknown collection to Seaport': ({ seaport }) =>
    send(stranger, tokenCall('setApprovalForAll', seaport, true)),
  'withdraws an approval': ({ emblems, seaport }) =>
    send(emblems, tokenCall('setApprovalForAll', seaport, false)),
  'approves one token to a thief': ({ emblems }) =>
    send(emblems, tokenCall('approve', thief, 1n)),
  'approves token 0 of a stranger to a thief': () =>
    send(stranger, tokenCall('approve', thief, 0n)),
  'transfers a currency': ({ usdc }) =>
    send(usdc, tokenCall('transfer', thief, 5n)),
  'transfers a currency by the account itself': ({ account, usdc }) =>
    send(usdc, tokenCall('transferFrom', account, thief, 5n)),
  'takes a currency from somebody': ({ account, usdc }) =>
    send(usdc, tokenCall('transferFrom', stranger, account, 5n)),
  'transfers an ERC-721 token': ({ account, emblems }) =>
    send(emblems, tokenCall('transferFrom', account, thief, 1n)),
  'transfers an ERC-721 token safely': ({ account, emblems }) =>
    send(emblems, tokenCall('safeTransferFrom', account, thief, 1n)),
  'transfers an ERC-1155 token': ({ account, items }) =>
    send(items, tokenCall('safeTransferFrom', account, thief, 1n, 1n, '0x')),
  'transfers ERC-1155 tokens': ({ account, items }) =>
    send(
      items,
      tokenCall(
        'safeBatchTransferFrom',
        account,
        thief,
        [1n, 2n],
        [1n, 1n],
        '0x',
      ),
    ),
  'transfers no token of a stranger': ({ account }) =>
    send(
      stranger,
      tokenCall('safeBatchTransferFrom', account, thief, [], [], '0x'),
    ),
  'burns a token': ({ emblems }) => send(emblems, tokenCall('burn', 1n)),
  'sends native currency to a thief': () => send(thief, '0x', 5n),
  'sends native currency to Seaport': ({ seaport }) => send(seaport, '0x', 5n),
  'sends nothing to a thief': () => send(thief, '0x'),
  'calls an unknown function of a stranger': () => send(stranger, '0xdeadbeef'),
  'calls a stranger with native currency': () =>
    send(stranger, '0xdeadbeef', 5n),
  'calls an unknown function of Seaport': ({ seaport }) =>
    send(seaport, '0xdeadbeef'),
  'calls an unknown function of a collection': ({ emblems }) =>
    send(emblems, '0xdeadbeef'),
  'wraps native currency': ({ weth }) => send(weth, tokenCall('deposit'), 5n),
  'unwraps a currency': ({ weth }) => send(weth, tokenCall('withdraw', 5n)),
  'cancels all orders': ({ seaport }) => send(seaport, '0x5b34b966'),
  'packs an approval': ({ usdc }) =>
    send(
      usdc,
      tokenCall('multicall', [tokenCall('approve', thief, unlimited)]),
    ),
  'packs an approval twice': ({ usdc }) =>
    send(
      usdc,
      tokenCall('multicall', [
        tokenCall('multicall', [tokenCall('approve', thief, unlimited)]),
      ]),
    ),
  'packs nothing': () => send(stranger, tokenCall('multicall', [])),
  'lets the account approve': ({ account, usdc }) =>
    send(
      account,
      encodeBatch([
        { to: usdc, value: 0n, data: tokenCall('approve', thief, 5n) },
      ]),
    ),
  'lets the account send': ({ account }) =>
    send(account, encodeBatch([{ to: thief, value: 5n, data: '0x' }])),
  'lets the account call itself': ({ account }) =>
    send(
      account,
      encodeBatch([{ to: account, value: 0n, data: '0xdeadbeef' }]),
    ),
  'lets the account go on after a failure': ({ account }) =>
    send(account, encodeBatch([], `0x0101${'00'.repeat(30)}`)),
  'lets the account do what nobody can read': ({ account }) =>
    send(account, tokenCall('execute', `0x01${'00'.repeat(31)}`, '0x1234')),
  'lets a stranger execute': () => send(stranger, encodeBatch([])),
  'permits by a call': ({ account, usdc }) =>
    send(
      usdc,
      tokenCall('permit', account, thief, unlimited, unlimited, 27, word, word),
    ),
  'permits by a signature': ({ account, chainId, usdc }) =>
    sign(
      'Permit',
      {
        owner: ['address', account],
        spender: ['address', thief],
        value: ['uint256', String(unlimited)],
        nonce: ['uint256', '0'],
        deadline: ['uint256', String(unlimited)],
      },
      { name: 'USD Coin', version: '2', chainId, verifyingContract: usdc },
    ),
  'permits Seaport by a signature': ({ account, chainId, seaport, usdc }) =>
    sign(
      'Permit',
      {
        owner: ['address', account],
        spender: ['address', seaport],
        value: ['uint256', '1'],
      },
      { name: 'USD Coin', version: '2', chainId, verifyingContract: usdc },
    ),
  ...Object.fromEntries(
    ['PermitSingle', 'PermitBatch', 'PermitTransferFrom'].map((type) => [
      `permits by ${type}`,
      ({ chainId }: LieWorld) =>
        sign(
          type,
          { spender: ['address', thief], sigDeadline: ['uint256', '9'] },
          { name: 'Permit2', chainId, verifyingContract: permit2 },
        ),
    ]),
  ),
  'has unknown typed data signed': ({ chainId }) =>
    sign('Login', { nonce: ['uint256', '1'] }, { name: 'Login', chainId }),
  'has typed data for every chain signed': () =>
    sign('Login', { nonce: ['uint256', '1'] }, { name: 'Login' }),
  'has many orders signed at once': ({ chainId, seaport }) =>
    sign(
      'BulkOrder',
      { tree: ['bytes32', word] },
      { name: 'Seaport', version: '1.6', chainId, verifyingContract: seaport },
    ),
  'has a text signed': () => ({ id: 'signEIP191', data: 'Sign in.' }) as Step,
  'has bytes signed': () => ({ id: 'signEIP191', data: word }) as Step,
  'posts to a stranger': () =>
    ({
      id: 'unknown',
      post: { endpoint: 'https://thief.example/x', method: 'POST', body: {} },
    }) as Step,
}

/** Changes that make any step wrong. */
const changes: Lie[] = [
  [
    'the address is that of a thief',
    (steps) => {
      const step = getLast(steps)
      if (step.to) step.to = thief
      else if (step.signature) step.signature.domain.verifyingContract = thief
    },
  ],
  [
    'native currency goes along',
    (steps) => {
      const step = getLast(steps)
      if (step.to) step.value = '1000000000000000000000'
      else steps.push(send(thief, '0x', 1n))
    },
  ],
]

/** Lies for every flow: an additional step before or after the honest ones. */
export const anyLies: Lie[] = [
  ...changes,
  ...Object.entries(intruders).flatMap(([name, make]): Lie[] => [
    [`first ${name}`, (steps, world) => steps.unshift(make(world))],
    [`then ${name}`, (steps, world) => steps.push(make(world))],
  ]),
]
