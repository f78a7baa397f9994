import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MarketKitError } from '../../../src/errors.js'
import { countRuns } from '../../sample.js'
import { chainId } from '../harness/chain/places.js'
import type { FlowName } from '../harness/flows.js'
import { visit } from '../harness/visit.js'

const methods = [
  'eth_blockNumber',
  'eth_call',
  'eth_estimateGas',
  'eth_getBlockByNumber',
  'eth_getCode',
  'eth_getLogs',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_simulateV1',
]

/** Answers that no method has, and answers that look like those of a method. */
const answers: readonly unknown[] = [
  null,
  5,
  '0x',
  'zz',
  {},
  [],
  [null],
  { logs: [null], status: '0x1', blockNumber: '0x1' },
  { from: null, hash: '0x1', input: '0x', nonce: null, to: null, value: 'x' },
  { transactions: [null, {}], number: null },
  [{ calls: [null] }],
  [{ calls: [{ status: '0x1', returnData: null, gasUsed: 'x' }] }],
]

const names: readonly FlowName[] = [
  'approve, buy',
  'buy several',
  'first listing',
  'cancel on chain',
  'cancel several',
  'edit, list first',
]

/** Runs a flow with a node that answers one method, or all, with nonsense. */
async function run(name: FlowName, method: string, answer: unknown) {
  return visit(name, {}, async ({ flow, page, world }) => {
    const { node } = world
    const request = node.request.bind(node)
    let count = 0
    node.request = (async (call: { method: string }) => {
      const isMeant = method === 'all' || call.method === method
      if (!isMeant) return request(call as never)
      count += 1
      return answer
    }) as typeof node.request
    const { client, environment } = page
    const error = await flow
      .run(page, { chainId, client, environment, timeout: 20_000 })
      .then(
        () => undefined,
        (cause: unknown) => cause,
      )
    return { count, error }
  })
}

test('behavior: a node that answers null ends a flow with an error of MarketKit', async () => {
  const { count, error } = await run('approve, buy', 'all', null)
  expect(count).toBeGreaterThan(0)
  expect(error).toBeInstanceOf(MarketKitError)
})

test('behavior: whatever a node answers, a flow throws only errors of MarketKit', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...names),
      fc.constantFrom(...methods, 'all'),
      fc.constantFrom(...answers),
      async (name, method, answer) => {
        const { error } = await run(name, method, answer)
        if (error !== undefined) expect(error).toBeInstanceOf(MarketKitError)
      },
    ),
    { numRuns: countRuns(300, 40) },
  )
})
