import { describe, expect, test } from 'vitest'
import { StepError } from '../../../src/errors.js'
import { chainId } from '../harness/chain/places.js'
import type { FlowName } from '../harness/flows.js'
import { visit } from '../harness/visit.js'
import type { Answer } from '../harness/wallet/prompt.js'

const refuseToRead = new Proxy(
  {},
  {
    get() {
      throw new Error('Nobody may read this.')
    },
  },
)

/** Invalid answers of wallets, and unreadable errors. */
const answers: [string, Answer['says']][] = [
  ['nothing', { value: undefined }],
  ['a number', { value: 5 }],
  ['a list', { value: [] }],
  ['a symbol', { value: Symbol('hash') }],
  ['a hash of zeros', { value: `0x${'00'.repeat(32)}` }],
  ['megabytes of text', { value: 'x'.repeat(2_000_000) }],
  ['an object without an id', { value: { hash: '0x01' } }],
  ['an object that throws', { value: refuseToRead }],
  ['an error that throws', { error: refuseToRead }],
  ['an error without a prototype', { error: Object.create(null) }],
  ['an error that is a function', { error: () => {} }],
  [
    'an error with megabytes of text',
    { error: { message: 'x'.repeat(2_000_000) } },
  ],
]
const flows: FlowName[] = [
  'buy native',
  'approve, buy',
  'buy as a bundle',
  'first listing',
  'listing',
  'cancel on chain',
]

describe.each(flows)('%s', (name) => {
  test.each(answers)(
    'behavior: the flow fails with a StepError if the wallet answers with %s',
    async (_, says) => {
      await visit(name, {}, async ({ flow, page, world }) => {
        world.walletMoods.decide = () => ({ after: 5, does: 'refuse', says })
        const { client, environment } = page
        const parameters = { chainId, client, environment, timeout: 20_000 }
        await expect(flow.run(page, parameters)).rejects.toThrow(StepError)
        expect(flow.effects()).toBe(0)
      })
    },
  )
})
