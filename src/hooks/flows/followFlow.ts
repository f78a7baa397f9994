import type { Query, QueryClient } from '@tanstack/react-query'
import type { Address } from 'viem'
import { RequestError, StepError } from '../../errors.js'
import {
  type addListingToCache,
  toListingUpdate,
} from '../../query/addListingToCache.js'
import type { OptimisticUpdate } from '../../query/applyUpdate.js'
import {
  toOrderUpdate,
  type updateOrderInCache,
} from '../../query/updateOrderInCache.js'
import type { MarketplaceClient } from '../../rpc/client.js'
import type { FlowIntent, Intent } from '../../steps/model/intent.js'
import { getParts } from '../../steps/model/parts.js'
import {
  type PartProgress,
  type Progress,
  toStepFailure,
} from '../../steps/model/progress.js'
import type { PageEvents } from '../page/pageEvents.js'
import { type HeldUpdates, holdUpdates } from './holdUpdates.js'
import { refreshTrade } from './refreshTrade.js'
import {
  canFinishLater,
  forgetEnded,
  getFlowCache,
  getTrackedFlowsKey,
  isEndedPart,
  isLeftOpen,
  type TrackedFlow,
} from './trackedFlows.js'

export type FlowFacts = {
  intent: FlowIntent
  /** The trade, for steps that the host fetched. */
  tradeIntent?: Intent | undefined
  listing?: Listing | undefined
  listings?: readonly Listing[] | undefined
  orderUpdates?:
    | readonly Omit<updateOrderInCache.Parameters, AddedField>[]
    | undefined
}

type AddedField = 'account' | 'client' | 'flow'
type Listing = Omit<addListingToCache.Parameters, AddedField>

type Outcome = {
  bought?: TrackedFlow['bought']
  missed?: readonly string[] | undefined
  /** Whether the service already shows the effect. */
  indexed?: boolean | undefined
}

export const serviceLag = 4_000

export function followFlow(
  queryClient: QueryClient,
  facts: FlowFacts & {
    account: Address
    client: MarketplaceClient
    isShown: () => boolean
    onPurchase?: PageEvents['onPurchase'] | undefined
  },
) {
  const { account, client, intent, isShown, onPurchase } = facts
  const { listing, listings, orderUpdates = [], tradeIntent = intent } = facts
  const key = getTrackedFlowsKey(client, account)
  const flows = getFlowCache(queryClient, key)
  const createdAt = Date.now()
  const isBasket = intent.kind === 'buy' && orderUpdates.length > 1
  const updatesByPart = new Map<number, HeldUpdates>()
  let latest: Progress | undefined

  const getUpdated = () =>
    new Set([...updatesByPart.values()].flatMap(({ updated }) => [...updated]))
  const refresh = (except?: ReadonlySet<Query>) =>
    refreshTrade(queryClient, client, tradeIntent, except)
  const refreshTwice = (except?: ReadonlySet<Query>) => {
    refresh(except)
    releaseLater(() => true)
  }
  const releaseLater = (mustRefresh: () => boolean) =>
    setTimeout(() => {
      const isNeeded = mustRefresh()
      for (const updates of updatesByPart.values()) updates.release()
      if (isNeeded) refresh()
    }, serviceLag)
  const getListingUpdate = (created = listing) =>
    created
      ? [toListingUpdate({ ...created, account, client, flow: latest?.flow })]
      : []
  const hold = (
    part: number,
    getUpdates: () => readonly OptimisticUpdate[],
  ) => {
    if (!updatesByPart.has(part))
      updatesByPart.set(part, holdUpdates(queryClient, getUpdates()))
  }
  const showUpdates = (missed: readonly string[] = []) =>
    hold(0, () => [
      ...orderUpdates
        .filter(({ order }) => !missed.includes(order.orderId))
        .map((update) => toOrderUpdate({ ...update, client })),
      ...getListingUpdate(),
    ])
  const showParts = (progress: Progress) => {
    for (const [index, { kind, status }] of (progress.parts ?? []).entries()) {
      const isAtWork = status === 'working'
      const isDone = status === 'done' || (isAtWork && isSettling(progress))
      const isAnswered =
        kind === 'list' && isAtWork && hasAnsweredAllPrompts(progress)
      const update = orderUpdates[intent.kind === 'edit' ? 0 : index]
      if (isDone || isAnswered)
        hold(index, () =>
          kind === 'list'
            ? getListingUpdate(listings?.[index])
            : update
              ? [toOrderUpdate({ ...update, client })]
              : [],
        )
    }
  }
  const end = (news: Partial<TrackedFlow>) => {
    const id = latest?.flow
    if (!id || !flows.find(id)) return
    flows.change(id, news)
    if (flows.find(id)?.isShown) flows.show(id, true)
  }

  return {
    progress(progress: Progress) {
      const { flow: id, parts, phase, steps } = progress
      const isMined = phase === 'indexing' && latest?.phase !== phase
      latest = progress
      const hashes = steps.flatMap(({ hash }) => hash ?? [])
      if (id) {
        if (!flows.find(id)) forgetEnded(flows, intent)
        flows.put({
          ...(flows.find(id) ? undefined : { isShown: isShown() }),
          ...{ createdAt, id, intent },
          // The steps are those of the current part.
          hashes: parts
            ? [...new Set([...(flows.find(id)?.hashes ?? []), ...hashes])]
            : hashes,
          parts,
          isHere: true,
          isPrompting: steps.some(asksWallet),
          status: 'running',
          error: undefined,
        })
      }
      if (parts) showParts(progress)
      else if (listing && hasAnsweredAllPrompts(progress)) showUpdates()
      if (!isMined) return
      if (!isBasket && !parts) showUpdates()
      refresh(getUpdated())
    },
    done({ bought, missed, indexed }: Outcome) {
      const came = { ...(bought && { bought }), ...(missed && { missed }) }
      noteReplaced(flows, intent, latest?.flow)
      end({ status: 'done', ...came })
      if (intent.kind === 'buy') onPurchase?.(client, { intent, ...came })
      // Only the result says which of several orders were bought.
      if (isBasket) showUpdates(missed)
      if (!indexed) return void refreshTwice(getUpdated())
      refresh()
      // Lists may come later than the order itself.
      if (updatesByPart.size) releaseLater(() => getUpdated().size > 0)
    },
    failed(error: unknown) {
      const {
        fundsMoved = 'no',
        recovery,
        signed,
      } = error as Partial<StepError>
      const { parts = [] } = latest ?? {}
      for (const [part, updates] of updatesByPart)
        if (parts[part]?.status !== 'done') updates.undo()
      if (updatesByPart.size || mayHaveChanged(error, latest)) refreshTwice()
      const isStep = error instanceof StepError
      const id = latest?.flow
      if (
        canFinishLater(intent) &&
        isBetween(parts) &&
        fundsMoved === 'no' &&
        !signed
      )
        end({ status: 'interrupted', error: undefined })
      else if (id && isStep && isWithoutEffect(error)) flows.remove(id)
      else
        end({
          status:
            recovery === 'repost'
              ? 'refused'
              : fundsMoved === 'maybe'
                ? 'unresolved'
                : 'failed',
          error: isStep ? toStepFailure(error) : undefined,
          ...(signed && { order: signed.order }),
        })
    },
  }
}

/** The user has agreed to other terms than those that are signed. */
function noteReplaced(
  flows: ReturnType<typeof getFlowCache>,
  intent: FlowIntent,
  id: string | undefined,
): void {
  const items = getListedItems(intent)
  for (const flow of flows.read())
    if (flow.id !== id && flow.order && isLeftOpen(flow)) {
      const { collection, tokenId } = flow.order
      const item = getItemKey(flow.intent.chainId, collection, tokenId)
      if (items.includes(item) && getListedItems(flow.intent).includes(item))
        flows.change(flow.id, { status: 'refused', isReplaced: true })
    }
}

function getListedItems(intent: FlowIntent): string[] {
  return getParts(intent).flatMap((part) =>
    part.kind === 'list'
      ? getItemKey(part.chainId, part.collection, part.tokenId)
      : [],
  )
}

function getItemKey(chainId: number, collection: string, tokenId: string) {
  return `${chainId}:${collection}:${tokenId}`.toLowerCase()
}

function asksWallet({ status }: Progress['steps'][number]): boolean {
  return status === 'prompting' || status === 'switching'
}

function isSettling({ phase }: Progress): boolean {
  return phase === 'indexing'
}

function isBetween(parts: readonly PartProgress[]): boolean {
  const ended = parts.filter(isEndedPart)
  return ended.length > 0 && ended.length < parts.length
}

function hasAnsweredAllPrompts({ phase, steps }: Progress): boolean {
  return (
    phase === 'indexing' ||
    (steps.length > 0 &&
      steps.every(({ status }) => answeredStatus.test(status)))
  )
}

const answeredStatus = /^(confirming|posting|done)$/

function isWithoutEffect({ fundsMoved, reason, signed }: StepError): boolean {
  const isStopped = reason === 'rejected' || reason === 'aborted'
  return fundsMoved === 'no' && (isStopped || signed !== undefined)
}

function mayHaveChanged(error: unknown, progress: Progress | undefined) {
  if (progress?.steps.some(({ hash, orderId }) => hash || orderId)) return true
  // The service or the chain contradicts the shown data.
  if (error instanceof RequestError) return /^(bad|inv|not)/.test(error.reason)
  if (!(error instanceof StepError)) return false
  return error.fundsMoved !== 'no' || error.reason === 'reverted'
}
