import type { FlowParameters } from '../../../../src/steps/flows/flowPlan.js'
import type { Transaction } from '../chain/chain.js'
import type { Flow, FlowName } from '../flows.js'
import type { Page } from '../page.js'
import type { AccountKind } from '../wallet/account.js'
import type { Answer, Prompt } from '../wallet/prompt.js'
import type { World } from '../world.js'

/** Where something goes wrong. */
export type Axis =
  | 'wallet'
  | 'bundle'
  | 'chain'
  | 'http'
  | 'service'
  | 'process'

/** What takes place, and for whom. */
export type Cell = { flow: FlowName; account: AccountKind }

/** What a fault can lay hands on. */
export type Stage = {
  readonly world: World
  readonly flow: Flow
  readonly account: AccountKind
  /** The tab in which the first run takes place. */
  page(): Page | undefined
  /** What the engine is given beside the usual. */
  parameters: Partial<FlowParameters>
  /** Does something when the storm is over. */
  onCalm(act: () => void): void
}

/** One thing that goes wrong. */
export type Fault = {
  name: string
  axis: Axis
  /** Which value of the matrix it stands for. */
  value: string
  fits(cell: Cell): boolean
  arrange(stage: Stage): void
  /** That nothing may be prompted as long as it lasts. */
  isLie?: boolean | undefined
  /** That it cannot be made good. */
  isFinal?: boolean | undefined
}

/** How many prompts a flow takes when all goes well. */
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

/** Which of its prompts are signatures; none where absent. */
export const signaturePlaces: Partial<Record<FlowName, readonly number[]>> = {
  'first listing': [1],
  listing: [0],
  'cancel in the book': [0],
  'edit, cancel first': [1],
  'edit, list first': [0],
  'list several': [1, 2],
}

/** Whether the prompt at a place sends something to the chain. */
export function sendsAt(flow: FlowName, place: number): boolean {
  return place < promptCounts[flow] && !signaturePlaces[flow]?.includes(place)
}

/** The same fault at each place where it can strike. */
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

/** Answers one prompt of the first run, the one at a place. */
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

/** Does something with one transaction of the account. */
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

/** An error as wallets throw it. */
export function walletError(code: number | string, message: string): Error {
  return Object.assign(new Error(message), { code })
}
