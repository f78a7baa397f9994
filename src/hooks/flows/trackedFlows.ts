import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { Address } from 'viem'
import {
  flowsPrefix,
  getPageId,
  normalizeAddresses,
} from '../../query/keyParts.js'
import type { MarketplaceClient } from '../../rpc/client.js'
import type { ResumedFlow } from '../../steps/journal/results.js'
import type { FlowIntent } from '../../steps/model/intent.js'
import type { PartProgress } from '../../steps/model/progress.js'
import { getTradedItems } from './getTradedItems.js'

/** A flow that is open, or has ended recently. */
export type TrackedFlow = Omit<ResumedFlow, 'status'> & {
  /**
   * `resuming`: this page is resuming the flow. `running`: a hook of this page
   * (`isHere`) or another tab carries it out. The others are those of
   * `resumeFlows`.
   */
  status: ResumedFlow['status'] | 'resuming'
  /** Whether a hook of this page started the flow. */
  isHere?: true | undefined
  /** Whether the wallet shows a prompt of the flow. */
  isPrompting?: boolean | undefined
  /** Whether a component of this page shows the flow, so that no notice is needed. */
  isShown?: boolean | undefined
  /** Whether the user dismissed the flow since its last change. */
  isDismissed?: true | undefined
}

export type FlowCache = ReturnType<typeof getFlowCache>

export function getTrackedFlowsKey(
  client: MarketplaceClient,
  account: Address | undefined,
): QueryKey {
  return [flowsPrefix, client.scope, account?.toLowerCase(), getPageId()]
}

export function getFlowCache(queryClient: QueryClient, queryKey: QueryKey) {
  const read = () => queryClient.getQueryData<TrackedFlow[]>(queryKey) ?? []
  const find = (id: string) => read().find((flow) => flow.id === id)
  const write = (flows: TrackedFlow[]) => {
    // Only reading the journal counts as an update.
    const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0
    queryClient.setQueryData(queryKey, flows, { updatedAt })
  }
  const change = (id: string, news: Partial<TrackedFlow>) => {
    if (find(id))
      write(read().map((it) => (it.id === id ? applyChange(it, news) : it)))
  }
  const remove = (id: string) => {
    if (find(id)) write(read().filter((it) => it.id !== id))
  }
  return {
    read,
    find,
    change,
    put: (flow: TrackedFlow) =>
      find(flow.id) ? change(flow.id, flow) : write([...read(), flow]),
    remove,
    show: (id: string, isShown: boolean) =>
      isShown && hasEnded(find(id)) ? remove(id) : change(id, { isShown }),
    dismiss: (id: string) =>
      hasEnded(find(id)) ? remove(id) : change(id, { isDismissed: true }),
  }
}

function applyChange(
  flow: TrackedFlow,
  change: Partial<TrackedFlow>,
): TrackedFlow {
  const isNews = change.status && change.status !== flow.status
  const { isDismissed, ...rest } = flow
  return { ...(isNews ? rest : flow), ...change }
}

export function forgetEnded(flows: FlowCache, intent: FlowIntent): void {
  const wanted = getTradeKey(intent)
  for (const flow of flows.read())
    if (wanted && hasEnded(flow) && getTradeKey(flow.intent) === wanted)
      flows.remove(flow.id)
}

function getTradeKey(intent: FlowIntent): string | undefined {
  const names = getTradedItems(intent).map(
    ({ collection, orderId, tokenId }) => `${collection}:${orderId ?? tokenId}`,
  )
  if (!names.length) return undefined
  return hashKey(
    normalizeAddresses([intent.kind, intent.chainId, names.sort()]),
  )
}

function hasEnded(flow: TrackedFlow | undefined): boolean {
  return flow !== undefined && !isMoving(flow) && !isLeftOpen(flow)
}

export function isLeftOpen(flow: TrackedFlow): boolean {
  const { status } = flow
  return status === 'unresolved' || status === 'refused' || isHalfDone(flow)
}

export function isHalfDone({ intent, parts, status }: TrackedFlow): boolean {
  return (
    status === 'interrupted' &&
    canFinishLater(intent) &&
    !!parts?.some(isEndedPart)
  )
}

/** Whether a flow of this kind can be finished later, from where it stopped. */
export function canFinishLater({ kind }: FlowIntent): boolean {
  return kind === 'edit' || kind === 'listMany'
}

/** Whether nothing is left to do for a part of a flow. */
export function isEndedPart({ status }: Pick<PartProgress, 'status'>): boolean {
  return status === 'done' || status === 'ended'
}

export function isOpen(flow: TrackedFlow): boolean {
  return !hasEnded(flow)
}

export function isMoving({ status }: TrackedFlow): boolean {
  return status === 'running' || status === 'resuming'
}

export type Purchase = Pick<TrackedFlow, 'bought' | 'intent' | 'missed'>
