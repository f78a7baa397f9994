import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  getFilledQuantity,
  getInitialState,
  nextState,
  type OrderFacts,
  type OrderState,
  type OrderStatus,
  payable,
  statusAt,
  transitions,
} from '../../../src/service/orders/orderState.js'

const statuses = Object.keys(transitions) as OrderStatus[]

/** Facts that give a new order of ten tokens the named state. */
const facts = {
  active: { cancelled: false, deliverable: 10n, filled: 0n },
  partlyFilled: { cancelled: false, deliverable: 10n, filled: 4n },
  partlyHeld: { cancelled: false, deliverable: 3n, filled: 4n },
  inactive: { cancelled: false, deliverable: 0n, filled: 4n },
  ended: { cancelled: false, deliverable: 10n, ended: true, filled: 4n },
  cancelled: { cancelled: true, deliverable: 10n, filled: 4n },
  endedCancelled: { cancelled: true, deliverable: 9n, ended: true, filled: 4n },
  filled: { cancelled: false, deliverable: 10n, filled: 10n },
  filledCancelled: { cancelled: true, deliverable: 0n, filled: 10n },
} satisfies Record<string, Omit<OrderFacts, 'quantityInitial'>>

type Case = keyof typeof facts
const told = (name: Case): OrderFacts => ({
  quantityInitial: 10n,
  ...facts[name],
})

describe('getInitialState', () => {
  test('default: the state depends on the facts of the chain', () => {
    const states = Object.keys(facts).map((name) => {
      const state = getInitialState(told(name as Case))
      const { quantityAvailable, quantityRemaining, status } = state
      return `${name}: ${status} ${quantityAvailable} of ${quantityRemaining}`
    })
    expect(states).toMatchInlineSnapshot(`
      [
        "active: active 10 of 10",
        "partlyFilled: active 6 of 6",
        "partlyHeld: active 3 of 6",
        "inactive: inactive 0 of 6",
        "ended: expired 0 of 6",
        "cancelled: cancelled 0 of 6",
        "endedCancelled: cancelled 0 of 6",
        "filled: filled 0 of 0",
        "filledCancelled: filled 0 of 0",
      ]
    `)
  })
})

describe('nextState', () => {
  const from = (status: OrderStatus): OrderState => ({
    status,
    quantityAvailable: status === 'active' ? 10n : 0n,
    quantityRemaining: status === 'filled' ? 0n : 10n,
  })
  const row = (status: OrderStatus, undone = false) =>
    Object.keys(facts)
      .map(
        (name) =>
          nextState(from(status), told(name as Case), { undone }).status,
      )
      .join(' ')

  test('default: the next state depends on the status and the facts', () => {
    expect(Object.keys(facts).join(' ')).toMatchInlineSnapshot(
      `"active partlyFilled partlyHeld inactive ended cancelled endedCancelled filled filledCancelled"`,
    )
    expect(
      Object.fromEntries(statuses.map((status) => [status, row(status)])),
    ).toMatchInlineSnapshot(`
      {
        "active": "active active active inactive expired cancelled cancelled filled filled",
        "cancelled": "cancelled cancelled cancelled cancelled cancelled cancelled cancelled cancelled cancelled",
        "expired": "expired expired expired expired expired expired expired filled filled",
        "filled": "filled filled filled filled filled filled filled filled filled",
        "inactive": "active active active inactive expired cancelled cancelled filled filled",
      }
    `)
  })

  test('parameters: undone', () => {
    const fresh = Object.keys(facts)
      .map((name) => getInitialState(told(name as Case)).status)
      .join(' ')
    for (const status of statuses) expect(row(status, true)).toBe(fresh)
  })

  const amount = fc.bigInt({ min: 0n, max: 12n })
  const anyFacts = fc.record({
    cancelled: fc.boolean(),
    deliverable: amount,
    ended: fc.boolean(),
    filled: amount,
    quantityInitial: fc.bigInt({ min: 1n, max: 12n }),
  })
  const anyState = anyFacts.map(getInitialState)

  test('behavior: only allowed transitions happen, and final states stay', () => {
    fc.assert(
      fc.property(anyState, fc.array(anyFacts), (first, events) => {
        let state = first
        for (const event of events) {
          const next = nextState(state, event)
          expect(transitions[state.status]).toContain(next.status)
          if (state.status === 'filled' || state.status === 'cancelled')
            expect(next.status).toBe(state.status)
          state = next
        }
      }),
    )
  })

  test('behavior: an available quantity is at most the rest, and only active orders have one', () => {
    fc.assert(
      fc.property(anyState, anyFacts, fc.boolean(), (state, event, undone) => {
        const next = nextState(state, event, { undone })
        expect(next.quantityAvailable <= next.quantityRemaining).toBe(true)
        expect(next.quantityAvailable > 0n).toBe(next.status === 'active')
        expect(next.quantityRemaining === 0n).toBe(next.status === 'filled')
      }),
    )
  })

  test('behavior: applying the same facts twice changes nothing', () => {
    fc.assert(
      fc.property(anyState, anyFacts, fc.boolean(), (state, event, undone) => {
        const once = nextState(state, event, { undone })
        expect(nextState(once, event, { undone })).toEqual(once)
      }),
    )
  })
})

describe('statusAt', () => {
  const at = (status: OrderStatus, now: number) =>
    statusAt({ status, validFrom: new Date(10), validUntil: new Date(20) }, now)

  test('default: the time decides about open orders only', () => {
    const told = statuses.map((status) =>
      [9, 10, 19, 20].map((now) => at(status, now)).join(' '),
    )
    expect(
      Object.fromEntries(statuses.map((s, i) => [s, told[i]])),
    ).toMatchInlineSnapshot(`
        {
          "active": "inactive active active expired",
          "cancelled": "cancelled cancelled cancelled cancelled",
          "expired": "expired expired expired expired",
          "filled": "filled filled filled filled",
          "inactive": "inactive inactive inactive expired",
        }
      `)
  })
})

describe('getFilledQuantity', () => {
  test('default: the filled quantity is the filled share, rounded up', () => {
    expect(getFilledQuantity(10n, { filled: 0n, size: 0n })).toBe(0n)
    expect(getFilledQuantity(10n, { filled: 1n, size: 2n })).toBe(5n)
    expect(getFilledQuantity(10n, { filled: 1n, size: 1n })).toBe(10n)
    expect(getFilledQuantity(10n, { filled: 1n, size: 3n })).toBe(4n)
  })
})

describe('payable', () => {
  test('default: the smaller of balance and allowance limits the quantity', () => {
    const order = { quantityInitial: 10n, unitPrice: 3n }
    expect(payable({ allowance: 100n, balance: 8n }, order)).toBe(2n)
    expect(payable({ allowance: 2n, balance: 100n }, order)).toBe(0n)
    const free = { quantityInitial: 10n, unitPrice: 0n }
    expect(payable({ allowance: 0n, balance: 0n }, free)).toBe(10n)
  })
})
