import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { Address } from 'viem'
import { flowsOwner, pageMark, sameCase } from '../query/queryKey.js'
import type { MarketplaceClient } from '../rpc/client.js'
import type { FlowIntent } from '../steps/base/intent.js'
import type { ResumedFlow } from '../steps/journal/results.js'
import { getTradedItems } from './getTradedItems.js'

/** A flow that is open, or has ended recently. */
export type TrackedFlow = Omit<ResumedFlow, 'status'> & {
  /**
   * `settling`: this page is resuming the flow. `running`: a hook of this page
   * (`isHere`) or another tab carries it out. The others are those of
   * `resumeFlows`.
   */
  status: ResumedFlow['status'] | 'settling'
  /** Whether a hook of this page started the flow. */
  isHere?: true | undefined
  /** Whether the wallet shows a prompt of the flow. */
  isPrompting?: boolean | undefined
  /** Whether a component of this page shows the flow, so that no notice has to. */
  isShown?: boolean | undefined
  /** Whether the person dismissed the flow since its last change. */
  isDismissed?: true | undefined
}

export type FlowCache = ReturnType<typeof getFlowCache>

/** Returns the query key of an account's flows, as this page knows them. */
export function getTrackedFlowsKey(
  client: MarketplaceClient,
  account: Address | undefined,
): QueryKey {
  return [flowsOwner, client.scope, account?.toLowerCase(), pageMark()]
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
    /** Notes whether a component shows the flow. Removes it if it ended there. */
    show: (id: string, isShown: boolean) =>
      isShown && hasEnded(find(id)) ? remove(id) : change(id, { isShown }),
    /** Hides a flow until its status changes. */
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

/** Removes ended flows that traded the same as a flow that starts. */
export function forgetEnded(flows: FlowCache, intent: FlowIntent): void {
  const wanted = getSubject(intent)
  for (const flow of flows.read())
    if (wanted && hasEnded(flow) && getSubject(flow.intent) === wanted)
      flows.remove(flow.id)
}

/** Returns a key of what a flow trades; undefined for steps of a host. */
function getSubject(intent: FlowIntent): string | undefined {
  const names = getTradedItems(intent).map(
    ({ collection, orderId, tokenId }) => `${collection}:${orderId ?? tokenId}`,
  )
  if (!names.length) return undefined
  return hashKey(sameCase([intent.kind, intent.chainId, names.sort()]))
}

function hasEnded(flow: TrackedFlow | undefined): boolean {
  return flow !== undefined && !isMoving(flow) && !isLeftOpen(flow)
}

/** Whether the flow needs a decision of the person. */
export function isLeftOpen(flow: TrackedFlow): boolean {
  const { status } = flow
  return status === 'unresolved' || status === 'refused' || isHalfDone(flow)
}

/** Whether the flow is an edit with one part done. */
export function isHalfDone({ intent, parts, status }: TrackedFlow): boolean {
  const isPartDone = parts?.some((part) => /^(done|over)$/.test(part.status))
  return intent.kind === 'edit' && status === 'interrupted' && !!isPartDone
}

/** Whether the flow has not ended. */
export function isOpen(flow: TrackedFlow): boolean {
  return !hasEnded(flow)
}

/** Whether this page or another tab works on the flow. */
export function isMoving({ status }: TrackedFlow): boolean {
  return status === 'running' || status === 'settling'
}

/** A purchase that ended, and how many tokens came from each order. */
export type Purchase = Pick<TrackedFlow, 'bought' | 'intent' | 'missed'>

type OnPurchase = (client: MarketplaceClient, purchase: Purchase) => void

const purchaseListeners = new Set<OnPurchase>()

/** Calls the listener with every purchase of this page, resumed ones included. */
export function subscribeToPurchases(listener: OnPurchase): void {
  purchaseListeners.add(listener)
}

/** Tells the page that a flow was carried out; flows of other kinds are ignored. */
export function reportPurchase(
  client: MarketplaceClient,
  purchase: Purchase,
): void {
  if (purchase.intent.kind !== 'buy') return
  for (const listener of purchaseListeners) listener(client, purchase)
}
