import type { Query, QueryClient } from '@tanstack/react-query'
import type { Address } from 'viem'
import { RequestError, StepError } from '../errors.js'
import { markOrder } from '../query/markOrder.js'
import type { MarketplaceClient } from '../rpc/client.js'
import type { FlowKind } from '../steps/journal/record.js'
import { type Progress, toStepFailure } from '../steps/progress.js'
import {
  type FlowStory,
  flowStories,
  flowStoriesKey,
  forgetEnded,
} from './flowStories.js'
import { refreshTrade, type Trade } from './refreshTrade.js'

/** What the page may know of a flow beforehand. */
export type FlowFacts = Trade & {
  /** What it does. */
  kind: FlowKind
  /** What becomes of orders when it succeeds. */
  marks?: readonly Omit<markOrder.Parameters, 'client'>[] | undefined
}

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
    account: Address | undefined
    client: MarketplaceClient
    /** Whether the component that began it is there. */
    isShown: () => boolean
  },
) {
  const { account, chainId, client, intent, isShown, kind, marks = [] } = facts
  const key = flowStoriesKey(client, account)
  const stories = flowStories(queryClient, key)
  const marked = new Set<Query>()
  const created = Date.now()
  const isBasket = marks.length > 1
  let latest: Progress | undefined

  const refresh = (but?: ReadonlySet<Query>) =>
    refreshTrade(queryClient, client, { but, chainId, intent })
  const refreshTwice = (but?: ReadonlySet<Query>) => {
    refresh(but)
    setTimeout(refresh, serviceLag)
  }
  const showMarks = (missed: readonly string[] = []) => {
    const queries = queryClient.getQueryCache().getAll()
    const before = queries.map(({ state }) => state.data)
    for (const mark of marks)
      if (!missed.includes(mark.order.orderId))
        markOrder(queryClient, { ...mark, client })
    for (const [index, query] of queries.entries())
      if (query.state.data !== before[index]) marked.add(query)
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
      if (id && account) {
        if (!stories.find(id)) forgetEnded(stories, { chainId, intent, kind })
        stories.put({
          ...(stories.find(id) ? undefined : { isShown: isShown() }),
          ...{ account, chainId, created, id, intent, kind },
          hashes: steps.flatMap(({ hash }) => hash ?? []),
          isHere: true,
          isPrompting: steps.some(asksWallet),
          status: 'running',
          error: undefined,
        })
      }
      if (!isMined) return
      if (!isBasket) showMarks()
      // The service may not know yet what the marks show already.
      refresh(marked)
    },
    /** It came to its end. */
    done({ missed, settled }: Outcome) {
      end({ status: 'done', ...(missed && { missed }) })
      // Of several orders, only the result tells which were bought.
      if (isBasket) showMarks(missed)
      if (settled) refresh()
      else refreshTwice(marked)
    },
    /** It did not. */
    failed(error: unknown) {
      const { fundsMoved = 'no' } = error as Partial<StepError>
      if (marked.size > 0 || mayHaveChanged(error, latest)) refreshTwice()
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
