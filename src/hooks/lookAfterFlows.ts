import type { QueryClient } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { MarketKitError, StepError } from '../errors.js'
import type { MarketplaceClient } from '../rpc/client.js'
import { within } from '../steps/base/abortable.js'
import { getEnvironment } from '../steps/base/environment.js'
import type { FlowStorage } from '../steps/base/storage.js'
import type { OnEvent } from '../steps/events/flowEvent.js'
import { findFlows } from '../steps/flows/findFlows.js'
import { forgetFlow, resumeFlows } from '../steps/flows/resumeFlows.js'
import type { FlowRecord } from '../steps/journal/record.js'
import { takeBought } from './cartBought.js'
import {
  type FlowStories,
  type FlowStory,
  flowStories,
  flowStoriesKey,
  isMoving,
} from './flowStories.js'
import { serviceLag } from './followFlow.js'
import { refreshTrade } from './refreshTrade.js'

type Parameters = {
  account: Address | undefined
  client: MarketplaceClient
  config: Config
  onEvent: OnEvent | undefined
  queryClient: QueryClient
  storage: FlowStorage | undefined
  timeout: number | undefined
}

/** Milliseconds within which every flow that nobody is at is taken up. */
const takenUp = 300

/** Milliseconds after which a storage counts as blocked. */
const longestAnswer = 3_000

/** Keeps the stories of an account in step with the journal. */
export function lookAfterFlows(parameters: Parameters) {
  const { account, client, config, queryClient, storage, timeout } = parameters
  const key = flowStoriesKey(client, account)
  const stories = flowStories(queryClient, key)

  const refresh = (flow: FlowStory) => {
    const again = () => refreshTrade(queryClient, client, flow.intent)
    again()
    // The service may see later than we do what is on the chain.
    setTimeout(again, serviceLag)
  }
  const forget = (flow: FlowStory) => {
    stories.remove(flow.id)
    refresh(flow)
  }

  /** Reads the journal: what is new in it has this status. */
  const compare = async (status: FlowStory['status']) => {
    const records = (await findFlows(parameters)).map(({ record }) => record)
    const isOpen = ({ id }: FlowStory) => records.some((it) => it.id === id)
    for (const record of records) {
      const story = stories.find(record.id)
      if (!story) stories.put(storyOf(record, status))
      else if (isSentSince(record, story))
        stories.change(record.id, { hashes: hashesOf(record) })
    }
    // What another tab was at and is gone has come to its end there.
    for (const flow of stories.read())
      if (isInJournal(flow) && !isOpen(flow)) forget(flow)
    return records
  }

  const settle = async () => {
    try {
      const found = await resumeFlows(config, {
        ...{ account, client, storage, timeout },
        onEvent: listenerOf(parameters, stories),
        onResumed(flow) {
          const story = stories.find(flow.id)
          if (!story || isRunningHere(story)) return
          if (flow.status === 'done') takeBought(client, flow)
          // Of what was sent, a result names what was mined.
          const hashes = flow.hashes.length ? flow.hashes : story.hashes
          stories.change(flow.id, { ...flow, hashes })
          if (flow.status !== 'unresolved') refresh(story)
        },
      })
      for (const { id, status } of found)
        if (status === 'running' && stories.find(id)?.status === 'settling')
          stories.change(id, { status })
      for (const flow of stories.read())
        if (flow.status === 'settling') forget(flow)
    } catch (error) {
      for (const { id, status } of stories.read())
        if (status === 'settling') stories.change(id, { status: 'unresolved' })
      throw error
    }
  }

  return {
    dismiss: stories.dismiss,
    async giveUp(id: string) {
      const drop = () => forgetFlow(id, { client, storage })
      let outcome = await drop()
      if (outcome === 'notFound') {
        await requireJournal(storage)
        outcome = await drop()
      }
      // What has only begun is not written down yet.
      const isHere = outcome === 'notFound' && isRunningHere(stories.find(id))
      if (outcome === 'running' || isHere)
        throw new StepError({
          fundsMoved: 'maybe',
          index: 0,
          reason: 'running',
        })
      const flow = stories.find(id)
      if (flow) forget(flow)
    },
    /** Settles what is open, and answers all stories. */
    async look() {
      const open = await compare('settling')
      if (open.some(({ id }) => !isRunningHere(stories.find(id))))
        await settle()
      return stories.read()
    },
    /** Follows what other tabs write into a journal in `localStorage`. */
    watchTabs() {
      if (!account) return
      const note = (event: StorageEvent) => {
        if (event.key?.startsWith('marketkit:flow:') ?? true) compare('running')
      }
      window.addEventListener('storage', note)
      return () => window.removeEventListener('storage', note)
    },
  }
}

/** Rejects while the journal cannot be read, and so seems to be empty. */
async function requireJournal(storage: FlowStorage | undefined) {
  const environment = getEnvironment({ storage })
  const keys = environment.storage.keys().catch(() => undefined)
  if (!(await within(environment, longestAnswer, keys)))
    throw new MarketKitError('What is in flight could not be read.')
}

/** Notes what resuming tells while it is under way. */
function listenerOf({ onEvent }: Parameters, stories: FlowStories): OnEvent {
  const begun = new Set<string>()
  const noteOthers = () => {
    for (const { id, status } of stories.read())
      if (status === 'settling' && !begun.has(id))
        stories.change(id, { status: 'running' })
  }
  return (event) => {
    onEvent?.(event)
    const { flow: id, type } = event
    if (type !== 'started') return
    if (begun.size === 0) setTimeout(noteOthers, takenUp)
    begun.add(id)
    stories.change(id, { status: 'settling' })
  }
}

function storyOf(record: FlowRecord, status: FlowStory['status']): FlowStory {
  const { createdAt, id, intent } = record
  return { createdAt, hashes: hashesOf(record), id, intent, status }
}

/** What the steps of a flow have sent. */
function hashesOf({ steps }: FlowRecord): FlowStory['hashes'] {
  return [...new Set(steps.flatMap(({ hash }) => hash ?? []))]
}

/** Whether there is something new to find on the chain. */
function isSentSince(record: FlowRecord, story: FlowStory): boolean {
  return (
    !story.isHere &&
    isMoving(story) &&
    hashesOf(record).join() !== story.hashes.join()
  )
}

function isRunningHere(flow: FlowStory | undefined): boolean {
  return flow?.isHere === true && flow.status === 'running'
}

/** Whether there must be a record of it: one that runs here may come yet. */
function isInJournal(flow: FlowStory): boolean {
  if (isRunningHere(flow)) return false
  return isMoving(flow) || flow.status === 'unresolved'
}
