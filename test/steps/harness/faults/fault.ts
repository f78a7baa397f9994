import type { FlowParameters } from '../../../../src/steps/flows/flowPlan.js'
import type { Transaction } from '../chain/chain.js'
import type { Flow, FlowName } from '../flows.js'
import type { Page } from '../page.js'
import type { AccountKind } from '../wallet/account.js'
import type { Answer, Prompt } from '../wallet/prompt.js'
import type { World } from '../world.js'

/** Part of the system that fails. */
export type Axis =
  | 'wallet'
  | 'bundle'
  | 'chain'
  | 'http'
  | 'service'
  | 'process'

/** Flow and account of a story. */
export type Cell = { flow: FlowName; account: AccountKind }

/** Everything that a fault can change. */
export type Stage = {
  readonly world: World
  readonly flow: Flow
  readonly account: AccountKind
  /** Tab of the first run. */
  page(): Page | undefined
  /** Additional parameters of the engine. */
  parameters: Partial<FlowParameters>
  /** Adds a function to call when all faults are over. */
  onCalm(act: () => void): void
}

/** A fault. */
export type Fault = {
  name: string
  axis: Axis
  /** Its value on the axis of the matrix. */
  value: string
  fits(cell: Cell): boolean
  arrange(stage: Stage): void
  /** Whether nothing may be prompted while it lasts. */
  isLie?: boolean | undefined
  /** Whether the flow cannot succeed afterwards. */
  isFinal?: boolean | undefined
}

/** Number of prompts of each flow without faults. */
export const promptCounts: Record<FlowName, number> = {
  'buy native': 1,
  'approve, buy': 2,
  'reset, approve, buy': 3,
  'buy several': 1,
  'buy as a bundle': 1,
  'first listing': 2,
  listing: 1,
  'cancel on chain': 1,
  'cancel in the book': 1,
  'edit, cancel first': 2,
  'edit, list first': 2,
  'cancel several': 3,
  'list several': 3,
}

/** Indices of the prompts that are signatures. */
export const signaturePlaces: Partial<Record<FlowName, readonly number[]>> = {
  'first listing': [1],
  listing: [0],
  'cancel in the book': [0],
  'edit, cancel first': [1],
  'edit, list first': [0],
  'list several': [1, 2],
}

/** Whether the prompt at an index sends a transaction. */
export function sendsAt(flow: FlowName, place: number): boolean {
  return place < promptCounts[flow] && !signaturePlaces[flow]?.includes(place)
}

/** Returns the same fault for each prompt that it can affect. */
export function atEachPlace(
  make: (place: number) => Omit<Fault, 'name'>,
): Fault[] {
  return [0, 1, 2].map((place) => {
    const fault = make(place)
    return {
      ...fault,
      name: `${fault.value} @${place}`,
      fits: (cell) => place < promptCounts[cell.flow] && fault.fits(cell),
    }
  })
}

/** Answers the prompt at an index of the first run. */
export function answerAt(
  { onCalm, world }: Stage,
  place: number,
  answer: (prompt: Prompt) => Answer | undefined,
): void {
  const { walletMoods } = world
  const before = walletMoods.decide
  let shown = 0
  walletMoods.decide = (prompt) =>
    prompt.kind !== 'switch' && shown++ === place
      ? answer(prompt)
      : before(prompt)
  onCalm(() => {
    walletMoods.decide = before
  })
}

/** Acts on one transaction of the account. */
export function onTransactionAt(
  { onCalm, world }: Stage,
  place: number,
  act: (transaction: Transaction) => void,
): void {
  let sent = 0
  let isOver = false
  world.chain.onSubmit((transaction) => {
    if (isOver || sent++ !== place) return
    isOver = true
    act(transaction)
  })
  onCalm(() => {
    isOver = true
  })
}

/** Creates an error as wallets throw it. */
export function walletError(code: number | string, message: string): Error {
  return Object.assign(new Error(message), { code })
}
