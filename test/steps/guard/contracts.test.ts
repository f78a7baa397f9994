import fc from 'fast-check'
import { type Address, zeroAddress, zeroHash } from 'viem'
import { beforeAll, describe, expect, test } from 'vitest'
import type { MarketplaceContracts } from '../../../src/rpc/contracts.js'
import type { Step } from '../../../src/rpc/schemas.js'
import {
  getMarketplace,
  publicConduit,
  seaport15,
  seaport16,
} from '../../../src/steps/guard/contracts.js'
import { verifySteps } from '../../../src/steps/guard/verifySteps.js'
import type { Intent } from '../../../src/steps/model/intent.js'
import { countRuns } from '../../sample.js'
import { setupWorld } from '../../world.js'
import { honestFlows } from './attacks/corpus.js'
import { type LooseOrder, send, tokenCall } from './craftSteps.js'
import type { Honest } from './honestQuotes.js'

const world = setupWorld()
/** Honest quotes by name; each names the same book everywhere. */
let flows: Record<string, Honest>
let books: readonly Address[]

const publicKey =
  '0x0000007b02230091a7ed01230072f7006a004d60a8d4e71d599b8104250f0000'

beforeAll(async () => {
  const { flows: honest } = await honestFlows(world)
  const { buyMany, listSigned } = honest
  flows = {
    ...honest,
    buyMany: { intent: buyMany.intent, steps: buyMany.steps },
    listApproved: withApproval(listSigned),
    listBulk: withApproval(toBulk(listSigned)),
  }
  books = [world.info.seaport, seaport16, seaport15]
})

/** The listing, after an approval of its book. */
function withApproval({ intent, steps }: Honest): Honest {
  if (intent.kind !== 'list') throw new Error('The intent does not list.')
  const data = tokenCall('setApprovalForAll', world.info.seaport, true)
  return { intent, steps: [send(intent.collection, data), ...steps.slice(-1)] }
}

/** The listing as one order of a bulk order. */
function toBulk({ intent, steps }: Honest): Honest {
  const bulk = structuredClone(steps)
  const signature = bulk.at(-1)?.signature
  if (!signature) throw new Error('Nothing is signed.')
  const order = signature.value as LooseOrder
  const padding = {
    ...order,
    offerer: zeroAddress,
    offer: [],
    consideration: [],
  }
  Object.assign(signature, {
    primaryType: 'BulkOrder',
    types: {
      ...signature.types,
      BulkOrder: [{ name: 'tree', type: 'OrderComponents[2]' }],
    },
    value: { tree: [order, padding] },
  })
  return { intent, steps: bulk }
}

/** The quote for another book: in addresses, domains, calldata and spenders. */
function move(step: Step, from: Address, to: Address): Step {
  const digits = (address: Address) => address.slice(2).toLowerCase()
  const text = JSON.stringify(step).replace(
    new RegExp(digits(from), 'gi'),
    digits(to),
  )
  const version = to === seaport15 ? '1.5' : '1.6'
  const moved = JSON.parse(text) as Step
  const { domain } = moved.signature ?? {}
  if (domain?.verifyingContract) Object.assign(domain, { version })
  return moved
}

/** The steps with the public conduit as the contract that moves the tokens. */
function viaConduit(steps: readonly Step[], book: Address): Step[] {
  const approval = tokenCall('setApprovalForAll', publicConduit, true)
  return steps.map((step) =>
    step.data === tokenCall('setApprovalForAll', book, true)
      ? { ...step, data: approval }
      : (JSON.parse(
          JSON.stringify(step).replaceAll(
            `"conduitKey":"${zeroHash}"`,
            `"conduitKey":"${publicKey}"`,
          ),
        ) as Step),
  )
}

function judge(
  { intent, steps }: { intent: Intent; steps: Step[] },
  here: MarketplaceContracts,
) {
  const client = world.createClient({
    contracts: { [intent.chainId]: here },
  })
  return verifySteps(steps, intent, { client, now: Date.now() })
}

const chosen = fc.record({
  flow: fc.constantFrom(
    'buyEth',
    'buyUsdc',
    'buyPart',
    'buyMany',
    'listSigned',
    'listApproved',
    'listBulk',
    'listChain',
    'cancel',
  ),
  agreed: fc.nat(2),
  found: fc.nat(2),
  /** The steps that are for the other book, as bits; at least one. */
  moved: fc.integer({ min: 1, max: 7 }),
  isConduit: fc.boolean(),
  /** Whether the other book is one of another marketplace of the host. */
  isConfigured: fc.boolean(),
})

type Choice = { agreed: number; flow: string; isConduit?: boolean }

function prepare({ agreed, flow, isConduit = false }: Choice) {
  const quote = flows[flow] as Honest
  const own = books[agreed] as Address
  const moved = quote.steps.map((it) => move(it, world.info.seaport, own))
  const canUseConduit = /^list(Signed|Approved)$/.test(flow) && agreed > 0
  const steps = isConduit && canUseConduit ? viaConduit(moved, own) : moved
  return { intent: quote.intent, own, steps }
}

describe('behavior: only the book of the intent is agreed', () => {
  test('default: honest quotes for the configured book match', () => {
    fc.assert(
      fc.property(chosen, (choice) => {
        const { intent, own, steps } = prepare(choice)
        const report = judge(
          { intent, steps },
          { books: { [getMarketplace(intent)]: own } },
        )
        expect(report.findings).toEqual([])
      }),
      { numRuns: countRuns(200, 60) },
    )
  })

  test('behavior: another known book in any step is a mismatch', () => {
    fc.assert(
      fc.property(chosen, (choice) => {
        fc.pre(choice.agreed !== choice.found)
        const { intent, own, steps } = prepare(choice)
        const other = books[choice.found] as Address
        const changed = steps.map((step, at) =>
          choice.moved & (1 << (at % 3)) ? move(step, own, other) : step,
        )
        // A conduit stays the same for both books.
        fc.pre(JSON.stringify(changed) !== JSON.stringify(steps))
        const { verdict } = judge(
          { intent, steps: changed },
          {
            books: {
              [getMarketplace(intent)]: own,
              ...(choice.isConfigured && { another: other }),
            },
          },
        )
        expect(verdict).toBe('mismatch')
      }),
      { numRuns: countRuns(600, 150) },
    )
  })

  test('behavior: without a configured book, a listing or a cancellation asks about its contract', () => {
    fc.assert(
      fc.property(chosen, (choice) => {
        fc.pre(!choice.flow.startsWith('buy'))
        const { intent, own, steps } = prepare(choice)
        const { findings, verdict } = judge(
          { intent, steps },
          choice.isConfigured ? { books: { another: own } } : {},
        )
        expect(verdict).not.toBe('match')
        const code = intent.kind === 'cancel' ? 'book' : 'contract'
        const actual = expect.stringMatching(new RegExp(own, 'i'))
        expect(findings).toContainEqual(
          expect.objectContaining({ actual, code }),
        )
      }),
      { numRuns: countRuns(200, 60) },
    )
  })

  test('behavior: without a configured book, any known book may settle a purchase', () => {
    for (const agreed of [1, 2]) {
      const { intent, steps } = prepare({ agreed, flow: 'buyUsdc' })
      expect(judge({ intent, steps }, {}).findings).toEqual([])
      const { findings, verdict } = judge(flows.buyUsdc as Honest, {})
      expect(verdict).toBe('mismatch')
      expect(findings).toContainEqual(
        expect.objectContaining({ code: 'contract', severity: 'unknown' }),
      )
    }
  })

  test('behavior: a conduit that the order does not use needs the user', () => {
    const { intent, own, steps } = prepare({ agreed: 1, flow: 'listApproved' })
    const data = tokenCall('setApprovalForAll', publicConduit, true)
    const changed = [{ ...steps[0], data } as Step, ...steps.slice(1)]
    const report = judge(
      { intent, steps: changed },
      { books: { [getMarketplace(intent)]: own } },
    )
    expect(report).toMatchObject({
      verdict: 'unknown',
      findings: [{ code: 'unasked' }],
    })
  })
})
