import type { Query, QueryClient } from '@tanstack/react-query'
import type { Address } from 'viem'
import { RequestError, StepError } from '../errors.js'
import { listingMark, type markListing } from '../query/markListing.js'
import { type markOrder, orderMark } from '../query/markOrder.js'
import type { Mark } from '../query/markQueries.js'
import type { MarketplaceClient } from '../rpc/client.js'
import type { FlowIntent, Intent } from '../steps/base/intent.js'
import {
  type PartProgress,
  type Progress,
  toStepFailure,
} from '../steps/base/progress.js'
import {
  type FlowStory,
  flowStories,
  flowStoriesKey,
  forgetEnded,
  reportPurchase,
} from './flowStories.js'
import { type HeldMarks, holdMarks } from './holdMarks.js'
import { refreshTrade } from './refreshTrade.js'

/** What is known of a flow before it starts. */
export type FlowFacts = {
  /** What the flow does. */
  intent: FlowIntent
  /** What steps that the host fetched trade. */
  trade?: Intent | undefined
  /** The new listing, for its optimistic update. */
  listing?: Omit<markListing.Parameters, Given> | undefined
  /** Optimistic updates of orders, if the flow succeeds. */
  marks?: readonly Omit<markOrder.Parameters, Given>[] | undefined
}

/** Fields that `followFlow` adds. */
type Given = 'account' | 'client' | 'flow'

/** Fields of a flow's result. */
type Outcome = {
  /** How many tokens came from each order. */
  bought?: FlowStory['bought']
  /** Ids of orders that were not bought. */
  missed?: readonly string[] | undefined
  /** Whether the service already shows the effect. */
  settled?: boolean | undefined
}

/** Milliseconds after which a service that lagged behind is asked again. */
export const serviceLag = 4_000

/**
 * Mirrors a flow in the query cache: its entry among the known flows, optimistic
 * updates of its orders, and refetches of affected queries.
 */
export function followFlow(
  queryClient: QueryClient,
  facts: FlowFacts & {
    account: Address
    client: MarketplaceClient
    /** Whether the component that started the flow is mounted. */
    isShown: () => boolean
  },
) {
  const { account, client, intent, isShown } = facts
  const { listing, marks = [], trade = intent } = facts
  const key = flowStoriesKey(client, account)
  const stories = flowStories(queryClient, key)
  const createdAt = Date.now()
  const isBasket = intent.kind === 'buy' && marks.length > 1
  /** Optimistic updates, by the part of the flow that makes them. */
  const held = new Map<number, HeldMarks>()
  let latest: Progress | undefined

  const getMarked = () =>
    new Set([...held.values()].flatMap(({ marked }) => [...marked]))
  const refresh = (but?: ReadonlySet<Query>) =>
    refreshTrade(queryClient, client, trade, but)
  const refreshTwice = (but?: ReadonlySet<Query>) => {
    refresh(but)
    releaseLater(() => true)
  }
  /** Ends the optimistic updates once the service must have caught up. */
  const releaseLater = (mustRefresh: () => boolean) =>
    setTimeout(() => {
      const isNeeded = mustRefresh()
      for (const marks of held.values()) marks.release()
      if (isNeeded) refresh()
    }, serviceLag)
  const getListingMark = () =>
    listing
      ? [listingMark({ ...listing, account, client, flow: latest?.flow })]
      : []
  const hold = (part: number, getMarks: () => readonly Mark[]) => {
    if (!held.has(part)) held.set(part, holdMarks(queryClient, getMarks()))
  }
  const showMarks = (missed: readonly string[] = []) =>
    hold(0, () => [
      ...marks
        .filter(({ order }) => !missed.includes(order.orderId))
        .map((mark) => orderMark({ ...mark, client })),
      ...getListingMark(),
    ])
  /** Shows the optimistic updates of the parts that are done. */
  const showParts = (progress: Progress) => {
    for (const [index, { kind, status }] of (progress.parts ?? []).entries()) {
      const isAtWork = status === 'working'
      const isDone = status === 'done' || (isAtWork && isSettling(progress))
      const isGiven = kind === 'list' && isAtWork && isGivenAway(progress)
      const mark = marks[intent.kind === 'edit' ? 0 : index]
      if (isDone || isGiven)
        hold(index, () =>
          kind === 'list'
            ? getListingMark()
            : mark
              ? [orderMark({ ...mark, client })]
              : [],
        )
    }
  }
  const end = (news: Partial<FlowStory>) => {
    const id = latest?.flow
    if (!id || !stories.find(id)) return
    stories.change(id, news)
    if (stories.find(id)?.isShown) stories.show(id, true)
  }

  return {
    /** Called with each progress of the flow. */
    progress(progress: Progress) {
      const { flow: id, parts, phase, steps } = progress
      const isMined = phase === 'settling' && latest?.phase !== phase
      latest = progress
      const hashes = steps.flatMap(({ hash }) => hash ?? [])
      if (id) {
        if (!stories.find(id)) forgetEnded(stories, intent)
        stories.put({
          ...(stories.find(id) ? undefined : { isShown: isShown() }),
          ...{ createdAt, id, intent },
          // The steps are those of the current part.
          hashes: parts
            ? [...new Set([...(stories.find(id)?.hashes ?? []), ...hashes])]
            : hashes,
          parts,
          isHere: true,
          isPrompting: steps.some(asksWallet),
          status: 'running',
          error: undefined,
        })
      }
      // A signed order is shown as pending before the service confirms it.
      if (parts) showParts(progress)
      else if (listing && isGivenAway(progress)) showMarks()
      if (!isMined) return
      if (!isBasket && !parts) showMarks()
      // The service may lag behind the optimistic updates.
      refresh(getMarked())
    },
    /** Called with the result. */
    done({ bought, missed, settled }: Outcome) {
      const came = { ...(bought && { bought }), ...(missed && { missed }) }
      end({ status: 'done', ...came })
      reportPurchase(client, { intent, ...came })
      // Only the result says which of several orders were bought.
      if (isBasket) showMarks(missed)
      if (!settled) return void refreshTwice(getMarked())
      refresh()
      // Lists may come later than the order itself.
      if (held.size) releaseLater(() => getMarked().size > 0)
    },
    /** Called with the error. */
    failed(error: unknown) {
      const { fundsMoved = 'no', recovery } = error as Partial<StepError>
      const { parts = [] } = latest ?? {}
      for (const [part, marks] of held)
        if (parts[part]?.status !== 'done') marks.undo()
      if (held.size || mayHaveChanged(error, latest)) refreshTwice()
      const isStep = error instanceof StepError
      const id = latest?.flow
      if (intent.kind === 'edit' && isBetween(parts) && fundsMoved === 'no')
        end({ status: 'interrupted', error: undefined })
      else if (id && isStep && isOwnChoice(error)) stories.remove(id)
      else
        end({
          status:
            recovery === 'repost'
              ? 'refused'
              : fundsMoved === 'maybe'
                ? 'unresolved'
                : 'failed',
          error: isStep ? toStepFailure(error) : undefined,
        })
    },
  }
}

function asksWallet({ status }: Progress['steps'][number]): boolean {
  return status === 'prompting' || status === 'switching'
}

function isSettling({ phase }: Progress): boolean {
  return phase === 'settling'
}

function isBetween(parts: readonly PartProgress[]): boolean {
  const ended = parts.filter(({ status }) => /^(done|over)$/.test(status))
  return ended.length > 0 && ended.length < parts.length
}

/** Whether the wallet has answered every prompt. */
function isGivenAway({ phase, steps }: Progress): boolean {
  return (
    phase === 'settling' ||
    (steps.length > 0 && steps.every(({ status }) => given.test(status)))
  )
}

const given = /^(confirming|posting|done)$/

/** Whether the person stopped the flow, so that no notice is needed. */
function isOwnChoice({ fundsMoved, reason }: StepError): boolean {
  return fundsMoved === 'no' && (reason === 'rejected' || reason === 'aborted')
}

/** Whether the shown data may be out of date after a failure. */
function mayHaveChanged(error: unknown, progress: Progress | undefined) {
  if (progress?.steps.some(({ hash, orderId }) => hash || orderId)) return true
  // The service or the chain contradicts the shown data.
  if (error instanceof RequestError) return /^(bad|inv|not)/.test(error.reason)
  if (!(error instanceof StepError)) return false
  return error.fundsMoved !== 'no' || error.reason === 'reverted'
}
