import type { QueryClient } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { MarketKitError, StepError } from '../errors.js'
import type { MarketplaceClient } from '../rpc/client.js'
import type { ContractsByChain } from '../rpc/contracts.js'
import { within } from '../steps/base/abortable.js'
import { getEnvironment } from '../steps/base/environment.js'
import type { FlowStorage } from '../steps/base/storage.js'
import type { OnEvent } from '../steps/events/flowEvent.js'
import {
  findFlows,
  forgetFlow,
  resumeFlows,
} from '../steps/flows/resumeFlows.js'
import {
  cancelSignedOrder,
  repostOrder,
  toSignedCancelIntent,
} from '../steps/flows/signedOrders.js'
import type { FlowRecord, JournalStep } from '../steps/journal/record.js'
import type { ResumedFlow } from '../steps/journal/results.js'
import {
  type FlowStories,
  type FlowStory,
  flowStories,
  flowStoriesKey,
  isHalfDone,
  isLeftOpen,
  isMoving,
  reportPurchase,
} from './flowStories.js'
import { followFlow, serviceLag } from './followFlow.js'
import { refreshTrade } from './refreshTrade.js'

type Parameters = {
  account: Address | undefined
  client: MarketplaceClient
  config: Config
  contracts?: ContractsByChain | undefined
  onEvent: OnEvent | undefined
  queryClient: QueryClient
  storage: FlowStorage | undefined
  timeout: number | undefined
}

/** Milliseconds within which a resume starts on every flow that is free. */
const resumeStartMs = 300

const storageTimeoutMs = 3_000

/** Keeps an account's known flows in step with the journal. */
export function lookAfterFlows(parameters: Parameters) {
  const { account, client, config, contracts } = parameters
  const { queryClient, storage, timeout } = parameters
  const key = flowStoriesKey(client, account)
  const stories = flowStories(queryClient, key)

  const refresh = (flow: FlowStory) => {
    const again = () => refreshTrade(queryClient, client, flow.intent)
    again()
    // The service may lag behind the chain.
    setTimeout(again, serviceLag)
  }
  const forget = (flow: FlowStory) => {
    stories.remove(flow.id)
    refresh(flow)
  }

  /** Reads the journal. Flows that are new in it get this status. */
  const compare = async (status: FlowStory['status']) => {
    const records = (await findFlows(parameters)).map(({ record }) => record)
    const isOpen = ({ id }: FlowStory) => records.some((it) => it.id === id)
    for (const record of records) {
      const story = stories.find(record.id)
      if (!story) stories.put(toRefusedStory(record) ?? toStory(record, status))
      else if (isSentSince(record, story))
        stories.change(record.id, { hashes: getHashes(record) })
    }
    // A flow of another tab whose record is gone has ended there.
    for (const flow of stories.read())
      if (isInJournal(flow) && !isOpen(flow)) forget(flow)
    return records
  }

  /** Updates a known flow with the outcome of its resume. */
  const tell = (flow: ResumedFlow) => {
    const story = stories.find(flow.id)
    if (!story || isRunningHere(story)) return
    if (flow.status === 'done') reportPurchase(client, flow)
    const hashes = flow.hashes.length ? flow.hashes : story.hashes
    stories.change(flow.id, { ...flow, hashes })
    if (!isLeftOpen(flow)) refresh(story)
  }

  const settle = async () => {
    try {
      const found = await resumeFlows(config, {
        ...{ account, client, contracts, storage, timeout },
        onEvent: createListener(parameters, stories),
        onResumed: tell,
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
      // A flow that has just started has no record yet.
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
    /** Posts the signed order of a flow again. */
    async repost(id: string) {
      stories.change(id, { status: 'settling' })
      try {
        const { onEvent } = parameters
        const place = { account, client, contracts, storage }
        const options = { ...place, onEvent, timeout, flow: id }
        const flow = await repostOrder(config, options)
        const story = stories.find(id)
        if (flow) tell(flow)
        else if (story) forget(story)
      } catch (error) {
        stories.change(id, { status: 'refused' })
        throw error
      }
    },
    /** Cancels the signed order of a flow, as a flow of its own. */
    async cancelSigned(id: string) {
      const story = stories.find(id)
      const found = (await findFlows(parameters)).find(
        ({ record }) => record.id === id,
      )
      const intent = found && toSignedCancelIntent(found.record)
      const page =
        intent &&
        followFlow(queryClient, {
          account: intent.account,
          client,
          intent,
          isShown: () => false,
        })
      try {
        const { onEvent } = parameters
        const result = await cancelSignedOrder(config, {
          ...{ account, client, contracts, onEvent, storage, timeout },
          flow: id,
          onProgress: page?.progress,
        })
        page?.done(result)
        if (story) forget(story)
      } catch (error) {
        page?.failed(error)
        throw error
      }
    },
    /** Resumes open flows, and returns all known flows. */
    async look() {
      const open = await compare('settling')
      if (open.some(({ id }) => !isRunningHere(stories.find(id))))
        await settle()
      return stories.read()
    },
    /** Follows changes of other tabs to a journal in `localStorage`. */
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
  if (!(await within(environment, storageTimeoutMs, keys)))
    throw new MarketKitError('Cannot read which flows are in flight.')
}

/** Updates known flows by the events of a resume. */
function createListener(
  { onEvent }: Parameters,
  stories: FlowStories,
): OnEvent {
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
    if (begun.size === 0) setTimeout(noteOthers, resumeStartMs)
    begun.add(id)
    // Flows that need a decision keep their status during the resume.
    const story = stories.find(id)
    if (story && story.status !== 'refused' && !isHalfDone(story))
      stories.change(id, { status: 'settling' })
  }
}

function toStory(record: FlowRecord, status: FlowStory['status']): FlowStory {
  const { createdAt, id, intent } = record
  return { createdAt, hashes: getHashes(record), id, intent, status }
}

/** The story of a flow whose signed order the service refused. */
function toRefusedStory(record: FlowRecord): FlowStory | undefined {
  const refused = record.steps.find(isRefused)
  if (!refused) return undefined
  const { isReported, order } = refused
  return {
    ...toStory(record, 'refused'),
    order,
    // A refusal that was reported before shows only in the list of all flows.
    ...(isReported && { isReported, isDismissed: true }),
  }
}

function isRefused({ status }: JournalStep): boolean {
  return status === 'refused'
}

function getHashes({ steps }: FlowRecord): FlowStory['hashes'] {
  return [...new Set(steps.flatMap(({ hash }) => hash ?? []))]
}

/** Whether another tab has sent a transaction since. */
function isSentSince(record: FlowRecord, story: FlowStory): boolean {
  return (
    !story.isHere &&
    isMoving(story) &&
    getHashes(record).join() !== story.hashes.join()
  )
}

function isRunningHere(flow: FlowStory | undefined): boolean {
  return flow?.isHere === true && flow.status === 'running'
}

/** Whether the journal must have a record of the flow. */
function isInJournal(flow: FlowStory): boolean {
  if (isRunningHere(flow)) return false
  return isMoving(flow) || isLeftOpen(flow)
}
