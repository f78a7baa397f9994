import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { Address } from 'viem'
import { flowsOwner, pageMark, sameCase } from '../query/queryKey.js'
import type { MarketplaceClient } from '../rpc/client.js'
import type { FlowIntent } from '../steps/base/intent.js'
import type { ResumedFlow } from '../steps/run/activeResume.js'
import { getTradedItems } from './getTradedItems.js'

/** What is known of a flow that is open, or has ended lately. */
export type FlowStory = Omit<ResumedFlow, 'status'> & {
  /**
   * `settling`: it was begun before, and this page finds out what became of
   * it. `running`: a hook of this page is at it when `isHere` is set, another
   * tab when it is not. The others are those of `resumeFlows`.
   */
  status: ResumedFlow['status'] | 'settling'
  /** Whether a hook of this page has begun it. */
  isHere?: true | undefined
  /** Whether its wallet is asked for something now. */
  isPrompting?: boolean | undefined
  /** Whether a component of this page shows it: nobody else needs to. */
  isShown?: boolean | undefined
  /** Whether the person has put it away since it last changed. */
  isDismissed?: true | undefined
}

/** The stories of one account, in a cache. */
export type FlowStories = ReturnType<typeof flowStories>

/** Where the stories of an account are; those of another page are not. */
export function flowStoriesKey(
  client: MarketplaceClient,
  account: Address | undefined,
): QueryKey {
  return [flowsOwner, client.scope, account?.toLowerCase(), pageMark()]
}

/** Reads and writes the stories of one account. */
export function flowStories(queryClient: QueryClient, queryKey: QueryKey) {
  const read = () => queryClient.getQueryData<FlowStory[]>(queryKey) ?? []
  const find = (id: string) => read().find((story) => story.id === id)
  const write = (stories: FlowStory[]) => {
    // Only a look at the journal counts as one.
    const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0
    queryClient.setQueryData(queryKey, stories, { updatedAt })
  }
  const change = (id: string, news: Partial<FlowStory>) => {
    if (find(id))
      write(read().map((it) => (it.id === id ? changed(it, news) : it)))
  }
  const remove = (id: string) => {
    if (find(id)) write(read().filter((it) => it.id !== id))
  }
  return {
    read,
    find,
    /** Changes a story that is there. */
    change,
    /** Adds a story, or what is new of it. */
    put: (story: FlowStory) =>
      find(story.id) ? change(story.id, story) : write([...read(), story]),
    remove,
    /** Notes whether a component shows it; what was seen to end is told. */
    show: (id: string, isShown: boolean) =>
      isShown && hasEnded(find(id)) ? remove(id) : change(id, { isShown }),
    /** Puts a story away until there is something new of it. */
    dismiss: (id: string) =>
      hasEnded(find(id)) ? remove(id) : change(id, { isDismissed: true }),
  }
}

function changed(story: FlowStory, change: Partial<FlowStory>): FlowStory {
  const isNews = change.status && change.status !== story.status
  const { isDismissed, ...rest } = story
  return { ...(isNews ? rest : story), ...change }
}

/** Forgets what has become of an intent before: it is begun anew. */
export function forgetEnded(stories: FlowStories, intent: FlowIntent): void {
  const wanted = getSubject(intent)
  for (const story of stories.read())
    if (wanted && hasEnded(story) && getSubject(story.intent) === wanted)
      stories.remove(story.id)
}

/** Names what a flow trades; undefined for steps that the host fetched. */
function getSubject(intent: FlowIntent): string | undefined {
  const names = getTradedItems(intent).map(
    ({ collection, orderId, tokenId }) => `${collection}:${orderId ?? tokenId}`,
  )
  if (!names.length) return undefined
  return hashKey(sameCase([intent.kind, intent.chainId, names.sort()]))
}

/** Whether nothing more will become of it. */
function hasEnded(story: FlowStory | undefined): boolean {
  return (
    story !== undefined && !isMoving(story) && story.status !== 'unresolved'
  )
}

/** Whether its end is not known yet. */
export function isOpen(story: FlowStory): boolean {
  return !hasEnded(story)
}

/** Whether somebody is at it. */
export function isMoving({ status }: FlowStory): boolean {
  return status === 'running' || status === 'settling'
}
