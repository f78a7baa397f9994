import type { Query, QueryClient } from '@tanstack/react-query'
import type { Address } from 'viem'
import { RequestError, StepError } from '../errors.js'
import { listingMark, type markListing } from '../query/markListing.js'
import { type markOrder, orderMark } from '../query/markOrder.js'
import type { MarketplaceClient } from '../rpc/client.js'
import type { FlowIntent, Intent } from '../steps/base/intent.js'
import { type Progress, toStepFailure } from '../steps/base/progress.js'
import { takeBought } from './cartBought.js'
import {
  type FlowStory,
  flowStories,
  flowStoriesKey,
  forgetEnded,
} from './flowStories.js'
import { type HeldMarks, holdMarks } from './holdMarks.js'
import { refreshTrade } from './refreshTrade.js'

/** What the page may know of a flow beforehand. */
export type FlowFacts = {
  /** What the flow does. */
  intent: FlowIntent
  /** What steps of the host's own asking trade. */
  trade?: Intent | undefined
  /** What it lists. */
  listing?: Omit<markListing.Parameters, Given> | undefined
  /** What becomes of orders when it succeeds. */
  marks?: readonly Omit<markOrder.Parameters, Given>[] | undefined
}

/** What a flow knows by itself. */
type Given = 'account' | 'client' | 'flow'

/** What a result may tell. */
type Outcome = {
  /** Ids of orders that were not bought. */
  missed?: readonly string[] | undefined
  /** Whether the service already shows the effect. */
  settled?: boolean | undefined
}

/** Milliseconds after which a service that was late is asked again. */
export const serviceLag = 4_000

/**
 * Brings to the rest of the page what happens in one flow: its story, marks on
 * what it trades, and fresh data of what it touched.
 */
export function followFlow(
  queryClient: QueryClient,
  facts: FlowFacts & {
    account: Address
    client: MarketplaceClient
    /** Whether the component that began it is there. */
    isShown: () => boolean
  },
) {
  const { account, client, intent, isShown } = facts
  const { listing, marks = [], trade = intent } = facts
  const key = flowStoriesKey(client, account)
  const stories = flowStories(queryClient, key)
  const createdAt = Date.now()
  const isBasket = marks.length > 1
  let held: HeldMarks | undefined
  let latest: Progress | undefined

  const refresh = (but?: ReadonlySet<Query>) =>
    refreshTrade(queryClient, client, trade, but)
  const refreshTwice = (but?: ReadonlySet<Query>) => {
    refresh(but)
    releaseLater(() => true)
  }
  /** By then the service must know better. */
  const releaseLater = (mustRefresh: () => boolean) =>
    setTimeout(() => {
      const isNeeded = mustRefresh()
      held?.release()
      if (isNeeded) refresh()
    }, serviceLag)
  const showMarks = (missed: readonly string[] = []) => {
    held ??= holdMarks(queryClient, [
      ...marks
        .filter(({ order }) => !missed.includes(order.orderId))
        .map((mark) => orderMark({ ...mark, client })),
      ...(listing
        ? [listingMark({ ...listing, account, client, flow: latest?.flow })]
        : []),
    ])
  }
  const end = (news: Partial<FlowStory>) => {
    const id = latest?.flow
    if (!id || !stories.find(id)) return
    stories.change(id, news)
    if (stories.find(id)?.isShown) stories.show(id, true)
  }

  return {
    /** Tells where it stands. */
    progress(progress: Progress) {
      const { flow: id, phase, steps } = progress
      const isMined = phase === 'settling' && latest?.phase !== phase
      latest = progress
      if (id) {
        if (!stories.find(id)) forgetEnded(stories, intent)
        stories.put({
          ...(stories.find(id) ? undefined : { isShown: isShown() }),
          ...{ createdAt, id, intent },
          hashes: steps.flatMap(({ hash }) => hash ?? []),
          isHere: true,
          isPrompting: steps.some(asksWallet),
          status: 'running',
          error: undefined,
        })
      }
      // A signed order is in the book with its post, which is not yet proof.
      if (listing && isGivenAway(progress)) showMarks()
      if (!isMined) return
      if (!isBasket) showMarks()
      // The service may not know yet what the marks show already.
      refresh(held?.marked)
    },
    /** It came to its end. */
    done({ missed, settled }: Outcome) {
      end({ status: 'done', ...(missed && { missed }) })
      takeBought(client, { intent, missed })
      // Of several orders, only the result tells which were bought.
      if (isBasket) showMarks(missed)
      if (!settled) return void refreshTwice(held?.marked)
      refresh()
      // Lists may come later than the order itself.
      if (held) releaseLater(() => Boolean(held?.marked.size))
    },
    /** It did not. */
    failed(error: unknown) {
      const { fundsMoved = 'no' } = error as Partial<StepError>
      held?.undo()
      if (held || mayHaveChanged(error, latest)) refreshTwice()
      const isStep = error instanceof StepError
      const id = latest?.flow
      if (id && isStep && isOwnChoice(error)) stories.remove(id)
      else
        end({
          status: fundsMoved === 'maybe' ? 'unresolved' : 'failed',
          error: isStep ? toStepFailure(error) : undefined,
        })
    },
  }
}

function asksWallet({ status }: Progress['steps'][number]): boolean {
  return status === 'prompting' || status === 'switching'
}

/** Whether the wallet has answered all that there is to ask. */
function isGivenAway({ phase, steps }: Progress): boolean {
  return (
    phase === 'settling' ||
    (steps.length > 0 && steps.every(({ status }) => given.test(status)))
  )
}

const given = /^(confirming|posting|done)$/

/** What the person did need not be told to them. */
function isOwnChoice({ fundsMoved, reason }: StepError): boolean {
  return fundsMoved === 'no' && (reason === 'rejected' || reason === 'aborted')
}

/** Whether what is on screen may be wrong after a failure. */
function mayHaveChanged(error: unknown, progress: Progress | undefined) {
  if (progress?.steps.some(({ hash, orderId }) => hash || orderId)) return true
  // The service or the chain says that things are not as shown.
  if (error instanceof RequestError) return /^(bad|inv|not)/.test(error.reason)
  if (!(error instanceof StepError)) return false
  return error.fundsMoved !== 'no' || error.reason === 'reverted'
}
