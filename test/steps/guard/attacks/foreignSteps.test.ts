import { type Address, encodeFunctionData, parseAbi } from 'viem'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Step } from '../../../../src/rpc/schemas.js'
import { setupWorld } from '../../../world.js'
import {
  getLast,
  type LooseOrder,
  rewrite,
  send,
  thief,
  tokenCall,
} from '../craftSteps.js'
import { type FlowName, honestFlows } from './corpus.js'
import { verifyInFlow } from './verifyInFlow.js'

const world = setupWorld()
let honest: Awaited<ReturnType<typeof honestFlows>>

beforeAll(async () => {
  honest = await honestFlows(world)
})

const inFlow = (name: FlowName, tell: (steps: Step[]) => unknown) =>
  verifyInFlow(world, honest.flows[name], tell)

const sign = (
  primaryType: string,
  fields: [name: string, type: string, value: unknown][],
  domain: Record<string, unknown>,
): Step =>
  ({
    id: 'signEIP712',
    signature: {
      domain,
      primaryType,
      types: {
        [primaryType]: fields.map(([name, type]) => ({ name, type })),
      },
      value: Object.fromEntries(fields.map(([name, , value]) => [name, value])),
    },
  }) as Step

describe.each(['buyEth', 'listSigned', 'listChain', 'cancel'] as const)(
  'behavior: a signature for another contract is a mismatch, %s',
  (name) => {
    const safe: Address = '0x00000000000000000000000000000000005afe01'
    const forwarder: Address = '0x000000000000000000000000000000000000f0f0'
    test.each<[string, () => Step]>([
      [
        'a permit',
        () =>
          sign('Permit', [['spender', 'address', thief.toLowerCase()]], {
            name: 'USD Coin',
            chainId: 31337,
            verifyingContract: honest.lieWorld.usdc,
          }),
      ],
      [
        'an authorisation to transfer (ERC-3009)',
        () =>
          sign(
            'TransferWithAuthorization',
            [['to', 'address', thief.toLowerCase()]],
            {
              name: 'USD Coin',
              chainId: 31337,
              verifyingContract: honest.lieWorld.usdc,
            },
          ),
      ],
      [
        'a transaction of a Safe',
        () =>
          sign('SafeTx', [['to', 'address', thief.toLowerCase()]], {
            chainId: 31337,
            verifyingContract: safe,
          }),
      ],
      [
        'a forwarded call (ERC-2771)',
        () =>
          sign('ForwardRequest', [['to', 'address', thief.toLowerCase()]], {
            name: 'Forwarder',
            chainId: 31337,
            verifyingContract: forwarder,
          }),
      ],
    ])('%s', (_, make) => {
      for (const add of ['push', 'unshift'] as const)
        expect(inFlow(name, (steps) => steps[add](make())).verdict).toBe(
          'mismatch',
        )
    })
  },
)

const bundles = parseAbi([
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls)',
  'function aggregate((address target, bytes callData)[] calls)',
  'function execute(address to, uint256 value, bytes data)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 a, uint256 b, uint256 c, address d, address e, bytes f)',
  'function multicall(bytes32 previous, bytes[] calls)',
  'function delegatecall(address to, bytes data)',
])
test.each([
  ['execute', [thief, 5n, '0x']],
  ['delegatecall', [thief, '0x1234']],
  ['aggregate', [[{ target: thief, callData: '0x' }]]],
])(
  'behavior: an unknown call of `%s` is never a match',
  (functionName, args) => {
    const data = encodeFunctionData({
      abi: bundles,
      functionName,
      args,
    } as never)
    for (const name of ['buyEth', 'listSigned', 'cancel'] as const)
      for (const to of [
        thief,
        honest.lieWorld.seaport,
        honest.lieWorld.usdc,
        honest.lieWorld.account,
      ])
        expect(
          inFlow(name, (steps) => steps.push(send(to, data))).verdict,
        ).not.toBe('match')
  },
)

describe('behavior: an order that does not belong in the flow is a mismatch', () => {
  /** An offer for any token of the collection. */
  const open = (order: LooseOrder) => {
    for (const it of order.offer) {
      it.itemType += 2
      it.identifierOrCriteria = '0'
    }
  }
  test('an order to sign for any token of the collection', () => {
    const { verdict } = inFlow('listSigned', (steps) => {
      const { post, signature } = getLast(steps)
      open(signature?.value as LooseOrder)
      Object.assign(post?.body as object, { order: signature?.value })
    })
    expect(verdict).toBe('mismatch')
  })
  test('an order to register for any token of the collection', () => {
    const { verdict } = inFlow('listChain', (steps) =>
      rewrite(getLast(steps), ([[order]]) => open(order.parameters)),
    )
    expect(verdict).toBe('mismatch')
  })
  test('an order to fill that takes a token of the buyer', () => {
    const { verdict } = inFlow('buyEth', (steps) =>
      rewrite(getLast(steps), (args) => {
        const { consideration, offer } = args[0].parameters
        consideration[0] = {
          ...offer[0],
          itemType: 4,
          identifierOrCriteria: '0',
          recipient: thief,
        }
        const chosen = { orderIndex: '0', side: 1, index: '0' }
        args[1] = [{ ...chosen, identifier: '1', criteriaProof: [] }]
      }),
    )
    expect(verdict).toBe('mismatch')
  })
  test.each(['buyEth', 'cancel'] as const)(
    'an additional registration of an order, %s',
    (name) => {
      const registered = getLast(honest.flows.listChain.steps)
      const { verdict } = inFlow(name, (steps) => steps.unshift(registered))
      expect(verdict).toBe('mismatch')
    },
  )
})

describe('behavior: a purchase may reset an allowance first', () => {
  const reset = (spender: Address) =>
    inFlow('buyUsdc', (steps) =>
      steps.unshift(
        send(honest.lieWorld.usdc, tokenCall('approve', spender, 0n)),
      ),
    ).verdict
  test('a reset for the book matches', () =>
    expect(reset(honest.lieWorld.seaport)).toBe('match'))
  test('a reset for another spender is a mismatch', () =>
    expect(reset(thief)).toBe('mismatch'))
  test('a reset between the approval and the purchase is a mismatch', () => {
    const { seaport, usdc } = honest.lieWorld
    const { verdict } = inFlow('buyUsdc', (steps) =>
      steps.splice(1, 0, send(usdc, tokenCall('approve', seaport, 0n))),
    )
    expect(verdict).toBe('mismatch')
  })
})
