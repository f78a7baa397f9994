import type { QueryClient } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { MarketKitError, StepError } from '../../errors.js'
import type { MarketplaceClient } from '../../rpc/client.js'
import type { ContractsByChain } from '../../rpc/contracts.js'
import type { OnEvent } from '../../steps/events/flowEvent.js'
import {
  findFlows,
  forgetFlow,
  resumeFlows,
} from '../../steps/flows/resumeFlows.js'
import {
  cancelSignedOrder,
  repostOrder,
  toSignedCancelIntent,
} from '../../steps/flows/signedOrders.js'
import type { FlowRecord, JournalStep } from '../../steps/journal/record.js'
import type { ResumedFlow } from '../../steps/journal/results.js'
import { within } from '../../steps/platform/abortable.js'
import { getEnvironment } from '../../steps/platform/environment.js'
import type { FlowStorage } from '../../steps/platform/storage.js'
import type { PageEvents } from '../page/pageEvents.js'
import { followFlow, serviceLag } from './followFlow.js'
import { refreshTrade } from './refreshTrade.js'
import {
  type FlowCache,
  getFlowCache,
  getTrackedFlowsKey,
  isHalfDone,
  isLeftOpen,
  isMoving,
  type TrackedFlow,
} from './trackedFlows.js'

type Parameters = FlowOptions & {
  config: Config
  onPurchase: PageEvents['onPurchase']
  queryClient: QueryClient
}

type FlowOptions = {
  account: Address | undefined
  client: MarketplaceClient
  contracts?: ContractsByChain | undefined
  onEvent: OnEvent | undefined
  storage: FlowStorage | undefined
  timeout: number | undefined
}

const resumeStartMs = 300

const storageTimeoutMs = 3_000

export function createFlowTracker(parameters: Parameters) {
  const { config, onPurchase, queryClient, ...options } = parameters
  const { account, client, storage } = options
  const key = getTrackedFlowsKey(client, account)
  const flows = getFlowCache(queryClient, key)

  const refresh = (flow: TrackedFlow) => {
    const refetch = () => refreshTrade(queryClient, client, flow.intent)
    refetch()
    setTimeout(refetch, serviceLag)
  }
  const forget = (flow: TrackedFlow) => {
    flows.remove(flow.id)
    refresh(flow)
  }

  const readJournal = async (status: TrackedFlow['status']) => {
    const records = (await findFlows(parameters)).map(({ record }) => record)
    const isOpen = ({ id }: TrackedFlow) => records.some((it) => it.id === id)
    for (const record of records) {
      const tracked = flows.find(record.id)
      if (!tracked)
        flows.put(toRefusedFlow(record) ?? toTrackedFlow(record, status))
      else if (isSentSince(record, tracked))
        flows.change(record.id, { hashes: getHashes(record) })
    }
    // A flow of another tab whose record is gone has ended there.
    for (const flow of flows.read())
      if (isInJournal(flow) && !isOpen(flow)) forget(flow)
    return records
  }

  const applyOutcome = (flow: ResumedFlow) => {
    const tracked = flows.find(flow.id)
    if (!tracked || isRunningHere(tracked)) return
    if (flow.status === 'done' && flow.intent.kind === 'buy')
      onPurchase(client, flow)
    const hashes = flow.hashes.length ? flow.hashes : tracked.hashes
    flows.change(flow.id, { ...flow, hashes })
    if (!isLeftOpen(flow)) refresh(tracked)
  }

  const resumeOpenFlows = async () => {
    try {
      const found = await resumeFlows(config, {
        ...options,
        onEvent: createListener(options, flows),
        onResumed: applyOutcome,
      })
      for (const { id, status } of found)
        if (status === 'running' && flows.find(id)?.status === 'resuming')
          flows.change(id, { status })
      for (const flow of flows.read())
        if (flow.status === 'resuming') forget(flow)
    } catch (error) {
      for (const { id, status } of flows.read())
        if (status === 'resuming') flows.change(id, { status: 'unresolved' })
      throw error
    }
  }

  return {
    async giveUp(id: string) {
      const drop = () => forgetFlow(id, { client, storage })
      let outcome = await drop()
      if (outcome === 'notFound') {
        await requireJournal(storage)
        outcome = await drop()
      }
      // A flow that has just started has no record yet.
      const isHere = outcome === 'notFound' && isRunningHere(flows.find(id))
      if (outcome === 'running' || isHere)
        throw new StepError({
          fundsMoved: 'maybe',
          index: 0,
          reason: 'running',
        })
      const flow = flows.find(id)
      if (flow) forget(flow)
    },
    async repost(id: string) {
      flows.change(id, { status: 'resuming' })
      try {
        const flow = await repostOrder(config, { ...options, flow: id })
        const tracked = flows.find(id)
        if (flow) applyOutcome(flow)
        else if (tracked) forget(tracked)
      } catch (error) {
        flows.change(id, { status: 'refused' })
        throw error
      }
    },
    async cancelSigned(id: string) {
      const tracked = flows.find(id)
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
        const result = await cancelSignedOrder(config, {
          ...options,
          flow: id,
          onProgress: page?.progress,
        })
        page?.done(result)
        if (tracked) forget(tracked)
      } catch (error) {
        page?.failed(error)
        throw error
      }
    },
    async resume() {
      const open = await readJournal('resuming')
      if (open.some(({ id }) => !isRunningHere(flows.find(id))))
        await resumeOpenFlows()
      return flows.read()
    },
    readOtherTabs: () => readJournal('running'),
  }
}

/** Rejects while the journal cannot be read, and so seems to be empty. */
async function requireJournal(storage: FlowStorage | undefined) {
  const environment = getEnvironment({ storage })
  const keys = environment.storage.keys().catch(() => undefined)
  if (!(await within(environment, storageTimeoutMs, keys)))
    throw new MarketKitError('Cannot read which flows are in flight.')
}

function createListener({ onEvent }: FlowOptions, flows: FlowCache): OnEvent {
  const resumed = new Set<string>()
  const noteOthers = () => {
    for (const { id, status } of flows.read())
      if (status === 'resuming' && !resumed.has(id))
        flows.change(id, { status: 'running' })
  }
  return (event) => {
    onEvent?.(event)
    const { flow: id, type } = event
    if (type !== 'started') return
    if (resumed.size === 0) setTimeout(noteOthers, resumeStartMs)
    resumed.add(id)
    const tracked = flows.find(id)
    if (tracked && tracked.status !== 'refused' && !isHalfDone(tracked))
      flows.change(id, { status: 'resuming' })
  }
}

function toTrackedFlow(
  record: FlowRecord,
  status: TrackedFlow['status'],
): TrackedFlow {
  const { createdAt, id, intent } = record
  return { createdAt, hashes: getHashes(record), id, intent, status }
}

function toRefusedFlow(record: FlowRecord): TrackedFlow | undefined {
  const refused = record.steps.find(isRefused)
  if (!refused) return undefined
  const { isReplaced, isReported, order } = refused
  return {
    ...toTrackedFlow(record, 'refused'),
    order,
    isReplaced,
    // A refusal that was reported before shows only in the list of all flows.
    ...(isReported && { isReported }),
    ...(isReported && !isReplaced && { isDismissed: true }),
  }
}

function isRefused({ status }: JournalStep): boolean {
  return status === 'refused'
}

function getHashes({ steps }: FlowRecord): TrackedFlow['hashes'] {
  return [...new Set(steps.flatMap(({ hash }) => hash ?? []))]
}

function isSentSince(record: FlowRecord, tracked: TrackedFlow): boolean {
  return (
    !tracked.isHere &&
    isMoving(tracked) &&
    getHashes(record).join() !== tracked.hashes.join()
  )
}

function isRunningHere(flow: TrackedFlow | undefined): boolean {
  return flow?.isHere === true && flow.status === 'running'
}

function isInJournal(flow: TrackedFlow): boolean {
  if (isRunningHere(flow)) return false
  return isMoving(flow) || isLeftOpen(flow)
}
