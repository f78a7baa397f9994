import { type Hex, isAddressEqual } from 'viem'
import { StepError } from '../../../src/errors.js'
import { seaport } from './chain/places.js'
import { read } from './chain/state.js'
import { checkMachine } from './machine.js'
import { findSecrets } from './secrets.js'
import { serviceUrl } from './service/service.js'
import type { Ending } from './story.js'
import type { Prompt } from './wallet/prompt.js'
import { getState, mayHaveEffect } from './wallet/wallet.js'
import type { World } from './world.js'

/** A violated invariant and the evidence. */
export type Violation = { invariant: string; what: string }

/** Checks I1 and I2 at every prompt. */
export function watch(world: World, violations: Violation[]): void {
  const { chain, service, wallet } = world

  const isPosted = ({ signature }: Prompt) =>
    service.exchanges.some(
      ({ body, status }) =>
        signature && status === 200 && body.includes(signature),
    )

  /**
   * A signature request without an answer blocks its page for two minutes only.
   */
  const isInTheWay = ({ kind, opened, status }: Prompt) =>
    status === 'open' &&
    (kind !== 'signature' || world.clock.now() - opened < 120_000)

  function onPrompt(prompt: Prompt): void {
    const broken = (invariant: string, what: string) =>
      violations.push({ invariant, what })
    const earlier = wallet.prompts.filter((it) => it !== prompt)
    if (earlier.some(isInTheWay))
      broken('I1', `a second prompt (${prompt.kind}) lies on top of another`)
    if (prompt.kind === 'switch') return
    for (const other of earlier) {
      const shared = other.digests.some(
        (it, index) =>
          prompt.digests.includes(it) && !isUndone(world, other, index),
      )
      const counts =
        other.kind === 'signature'
          ? isPosted(other)
          : mayHaveEffect(other, chain)
      if (shared && counts && !isForgotten(world))
        broken('I1', `the same ${prompt.kind} was agreed to before`)
    }
    const since = getStartTime(world, prompt.page)
    for (const other of earlier) {
      if (other.page !== prompt.page || other.opened < since) continue
      const isUnsupported = other.kind === 'bundle' && prompt.kind !== 'bundle'
      if (other.status === 'refused' && !isUnsupported)
        broken('I2', `${prompt.kind} after a refused ${other.kind}`)
      const { transaction } = other
      if (transaction && getState(chain, transaction) === 'none')
        broken('I2', `${prompt.kind} after a ${other.kind} without effect`)
    }
    if (prompt.calls.some(({ from }) => !isAddressEqual(from, wallet.account)))
      broken('I3', 'a prompt for another account')
  }

  wallet.onPrompt = onPrompt
}

/** Whether an approval was executed, and then changed by another. */
function isUndone(
  { chain, wallet }: World,
  { calls, transaction }: Prompt,
  index: number,
): boolean {
  const call = calls[index]
  if (!call?.data.startsWith('0x095ea7b3') || !transaction) return false
  const amount = BigInt(`0x${call.data.slice(-64)}`)
  const { state } = chain.head()
  return (
    getState(chain, transaction) === 'done' &&
    read(state, 'allowance', call.to, wallet.account, seaport) !== amount
  )
}

/** Returns the start of the latest run of a tab. */
function getStartTime({ trace }: World, tab: string): number {
  const begun = trace.notes.findLast(
    (it) => it.type === 'begun' && it.tab === tab,
  )
  return begun?.at ?? 0
}

/** Returns the start of the part of a flow that ran last. */
function beginningOfPart({ trace }: World, tab: string): number {
  const begun = trace.notes.findLast(
    (it) =>
      it.type === 'progress' &&
      it.tab === tab &&
      it.progress.phase === 'quoting' &&
      it.progress.steps.length === 0,
  )
  return begun?.at ?? 0
}

/** I9: what an error says about the money is true at that moment. */
export function checkFunds(
  world: World,
  tab: string,
  error: unknown,
): Violation[] {
  if (!(error instanceof StepError)) return []
  const since = Math.max(getStartTime(world, tab), beginningOfPart(world, tab))
  const isOurs = (it: { at: number; tab: string }) =>
    it.tab === tab && it.at >= since
  const prompted = world.trace.notes.flatMap((it) =>
    it.type === 'event' && it.event.type === 'prompted' && isOurs(it)
      ? [it.event.steps]
      : [],
  )
  const shown = world.wallet.prompts.filter(
    ({ kind, opened, page }) =>
      page === tab && opened >= since && kind !== 'switch',
  )
  if (shown.length !== prompted.length) return []
  const at = prompted.findLastIndex((steps) => steps.includes(error.index))
  const prompt = shown[at]
  if (prompt?.kind === 'signature' && wasRefused(world, prompt))
    return error.fundsMoved === 'no'
      ? [{ invariant: 'I9', what: 'no is said of an order that is signed' }]
      : []
  if (!prompt || prompt.kind === 'signature') return []
  const may = mayHaveEffect(prompt, world.chain)
  const { fundsMoved, reason } = error
  const isWrong = fundsMoved === 'no' ? may : fundsMoved === 'yes' && !may
  return isWrong
    ? [{ invariant: 'I9', what: `${reason} says ${fundsMoved} of its funds` }]
    : []
}

/** Whether the service has a signed order and has refused it. */
function wasRefused({ service }: World, { signature }: Prompt): boolean {
  return service.exchanges.some(
    ({ body, status = 0, url }) =>
      url.endsWith('/orders') &&
      signature &&
      body.includes(signature) &&
      status >= 400 &&
      status < 500 &&
      status !== 429,
  )
}

type Told = Omit<Ending, 'violations'> & { isFinal: boolean; isLie: boolean }

/**
 * Returns the invariants that are violated at the end. A record that could not
 * be stored is lost if its tab dies; the user was warned.
 */
export function findBroken(told: Told): Violation[] {
  return [
    ...(isForgotten(told.world) ? [] : checkCost(told)),
    ...checkPosts(told),
    ...findOldTerms(told.world),
    ...checkEnd(told),
    ...checkMachine(told.world.trace),
    ...findSecrets(told.world),
    ...told.world.service.faults.map((fault) => ({
      invariant: 'harness',
      what: `the service of the harness fails: ${fault}`,
    })),
  ]
}

/** Whether a tab died that held the only record. */
export function isForgotten({ trace }: World): boolean {
  return trace.notes.some(
    (it, index) =>
      it.type === 'progress' &&
      it.progress.unsaved === true &&
      trace.notes
        .slice(index)
        .some(({ tab, type }) => type === 'died' && tab === it.tab),
  )
}

/** I3: nothing costs more than agreed, and no allowance is larger. */
function checkCost({ flow, world }: Told): Violation[] {
  const { chain, wallet } = world
  const { cost } = flow
  const state = chain.head().state
  const first = chain.blocks()[0]?.state ?? state
  const { account } = wallet
  const native = mined(world).reduce((sum, { value }) => sum + value, 0n)
  const of = (at: typeof state, what: string, ...rest: unknown[]) =>
    read(at, what, cost.currency, account, ...rest)
  const spent = of(first, 'money') - of(state, 'money')
  const left = of(state, 'allowance', seaport)
  const before = of(first, 'allowance', seaport)
  const violations: Violation[] = []
  if (native > cost.native)
    violations.push({ invariant: 'I3', what: `${native} wei were spent` })
  if (spent > cost.money)
    violations.push({ invariant: 'I3', what: `${spent} coins were spent` })
  if (left > before && left + spent > cost.money)
    violations.push({ invariant: 'I3', what: `${left} coins may be taken` })
  if (flow.effects() > 1)
    violations.push({
      invariant: 'I1',
      what: `it took effect ${flow.effects()} times`,
    })
  return violations
}

/** Returns the account's calls that succeeded. */
function mined({ chain, wallet }: World) {
  return chain
    .blocks()
    .flatMap((block) => block.mined)
    .filter(({ execution }) => execution.ok)
    .flatMap(({ transaction }) => transaction.calls ?? [transaction])
    .filter(
      ({ from, to }) =>
        isAddressEqual(from, wallet.account) && isAddressEqual(to, seaport),
    )
}

/**
 * I4: posts go to the service only, with the same bytes for the same signature.
 */
function checkPosts({ world }: Told): Violation[] {
  const violations: Violation[] = []
  const bodies = new Map<Hex, string>()
  for (const { body, kind, url } of world.service.exchanges) {
    if (!url.startsWith(`${serviceUrl}/`))
      violations.push({ invariant: 'I4', what: `a call went to ${url}` })
    if (kind !== 'post') continue
    const signature = /"signature":"(0x[0-9a-f]+)"/.exec(body)?.[1] as Hex
    const before = bodies.get(signature)
    if (before !== undefined && before !== body)
      violations.push({ invariant: 'I4', what: 'a post changed its bytes' })
    bodies.set(signature, body)
  }
  return violations
}

/** I10: no order is posted once the wallet has signed a newer one for the token. */
export function findOldTerms({
  service,
  serviceMoods,
  wallet,
}: World): Violation[] {
  // Other signatures belong to cancellations.
  if (serviceMoods.withdraws) return []
  const orders = wallet.prompts.filter(({ signature }) => signature)
  return service.exchanges.flatMap(({ at, body, url }) => {
    if (!url.endsWith('/orders')) return []
    const posted = orders.find(({ signature = '' }) => body.includes(signature))
    const isOld = orders.some(
      ({ ended = at, opened }) =>
        posted && opened > posted.opened && ended < at,
    )
    return isOld
      ? [{ invariant: 'I10', what: 'an order with old terms was posted' }]
      : []
  })
}

/** I5 and I6: reported results are true, and every promise settles. */
function checkEnd({
  errors,
  flow,
  isDone,
  isFinal,
  isLie,
  world,
}: Told): Violation[] {
  const violations: Violation[] = []
  const isThere = flow.effects() > 0
  if (isDone && !isThere)
    violations.push({ invariant: 'I5', what: 'done, without an effect' })
  if (isThere && !isDone && !isForgotten(world))
    violations.push({
      invariant: 'I5',
      what: 'an effect that nobody is told of',
    })
  if (!isDone && !isThere && !isFinal)
    violations.push({ invariant: 'I6', what: `never done: ${errors.at(-1)}` })
  if (errors.some((it) => String(it).includes('It never ends')))
    violations.push({ invariant: 'I6', what: 'a promise that never settles' })
  const calm = world.trace.notes.find(({ type }) => type === 'calm')?.at ?? 0
  // A result for a listing says nothing about the cancellation before it.
  // An edit that cannot prove the old terms cancels first.
  const isHonest = ({ calls, kind }: Prompt) =>
    kind === 'switch' ||
    (flow.name === 'edit, cancel first' && kind !== 'signature') ||
    (flow.name === 'edit, list first' &&
      calls.length > 0 &&
      calls.every(isCancel))
  const lied = world.wallet.prompts.filter(
    (prompt) => prompt.opened < calm && !isHonest(prompt),
  )
  if (isLie && lied.length > 0)
    violations.push({
      invariant: 'I2',
      what: `${lied.map(({ kind }) => kind)} was prompted`,
    })
  return violations
}

/** Whether a call is Seaport's `cancel`. */
function isCancel({ data }: Prompt['calls'][number]): boolean {
  return data.startsWith('0xfd9f1e10')
}
