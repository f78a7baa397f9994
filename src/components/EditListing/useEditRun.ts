'use client'
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useConnection } from 'wagmi'
import { type MarketKitError, StepError } from '../../errors.js'
import { useCancel } from '../../hooks/useCancel.js'
import { useList } from '../../hooks/useList.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { isSameCollectible, isSameOrder } from '../../order/orderId.js'
import { getOrderEnd } from '../../order/orderStatus.js'
import type { Order } from '../../rpc/schemas.js'
import { readOrder } from '../CancelDialog/readOrder.js'
import { type FlowQuestion, useFlowQuestion } from '../parts/useFlowQuestion.js'
import type { EditRecord } from './editMemory.js'
import { type EditPart, editPlan } from './editPlan.js'
import { useEditMemory } from './useUnfinishedEdits.js'

/** How far a change has come. */
export type EditRun = {
  /** How many of the two parts are done. */
  done: 0 | 1 | 2
  /** Why it has stopped. */
  error?: MarketKitError | undefined
  /** Whether it is at work. */
  isRunning: boolean
  /** Set when the old listing turned out to be sold. */
  isSold?: true
  /** The new listing. */
  listing: useList.Variables
  /** The old listing. */
  order: Order
  /** The two parts, in their order. */
  plan: readonly [EditPart, EditPart]
  /** When it was left, in milliseconds, where it is gone on with later. */
  updated?: number | undefined
}

/**
 * Changes a listing: cancels it and lists anew, in the order that leaves no
 * cheaper one behind. Stops at what fails, and when the dialog closes; what is
 * done stays done, and the rest can be gone on with.
 */
export function useEditRun(parameters: {
  enabled: boolean
  onSuccess: ((result: useList.Data) => void) | undefined
  order: Order
}) {
  const { enabled, onSuccess, order } = parameters
  const { client } = useMarketKit()
  const cancel = useCancel()
  const list = useList({ onSuccess })
  const memory = useEditMemory()
  const [begun, setRun] = useState<EditRun>()
  // What was finished or forgotten elsewhere is not gone on with here.
  const [home, setHome] = useState(memory)
  useSyncExternalStore(home.subscribe, home.read, home.read)
  const isOver =
    begun?.done === 1 && !begun.isRunning && !home.find(begun.order)
  const latest = isOver ? undefined : begun
  // What the host gives meanwhile, such as the new listing, changes nothing.
  const [opened, setOpened] = useState({ enabled, order })
  if (opened.enabled !== enabled) setOpened({ enabled, order })
  const isOther = latest && !isFor(latest, opened.order)
  const shown = isOther && !latest.isRunning ? undefined : latest
  const kept = shown ?? leftOver(memory.find(order))
  const subject = kept?.order ?? order
  const run = kept && isBegun(kept) ? kept : undefined
  const { address } = useConnection()
  const isAtWork = useRef(false)
  const mayGoOn = useRef(false)
  const stop = useCallback(() => {
    mayGoOn.current = false
  }, [])
  // What stands before the reader is told here alone, also once it has stopped.
  const isOpen = useRef(false)
  const letGo = useRef<() => void>(undefined)
  const release = useCallback(() => {
    letGo.current?.()
    letGo.current = undefined
  }, [])
  useEffect(() => {
    if (!enabled) return
    isOpen.current = true
    return () => {
      stop()
      isOpen.current = false
      if (!isAtWork.current) release()
    }
  }, [enabled, release, stop])

  const flows = { cancel, list }
  const part = run && run.done < 2 ? run.plan[run.done as 0 | 1] : undefined
  const carryOut = async (
    part: EditPart,
    { listing, order }: EditRun,
    // Both parts are for who began; another account is asked for nothing.
    as: Pick<useCancel.Variables, 'account' | 'consent'>,
  ): Promise<'sold' | 'stopped' | undefined> => {
    const { onReview } = question
    if (part === 'list') {
      await list.mutateAsync({ ...listing, ...as, onReview })
      return undefined
    }
    // What is over already needs no transaction, and what is sold no other.
    const end = getOrderEnd(await readOrder(client, order))
    if (end) return end === 'filled' ? 'sold' : undefined
    // Nobody may be there any more to see the wallet open.
    if (!mayGoOn.current) return 'stopped'
    const { chainId } = order
    await cancel.mutateAsync({ ...as, chainId, onReview, order })
    return undefined
  }
  const go = async (from: EditRun, consent?: true) => {
    if (isAtWork.current) return
    isAtWork.current = true
    let now: EditRun = { ...from, error: undefined, isRunning: true }
    let mayAskAgain = consent
    const { order, plan } = from
    const note = () => {
      const { consent, onReview, ...listing } = now.listing
      if (now.done === 2 || now.isSold) memory.forget({ order })
      else memory.note({ done: now.done, listing, order, plan })
    }
    const isNew = !memory.find(order)
    release()
    memory.work({ order }, true)
    // What is begun is written down before the wallet is asked.
    note()
    const isSold = async () =>
      getOrderEnd(await readOrder(client, now.order)) === 'filled'
    setOpened({ enabled, order })
    setHome(memory)
    setRun(now)
    mayGoOn.current = enabled
    try {
      if (now.done === 0 && (await isSold())) now = { ...now, isSold: true }
      while (!now.isSold && now.done < 2 && mayGoOn.current) {
        const part = now.plan[now.done as 0 | 1]
        const as = { account: address, consent: mayAskAgain }
        const end = await carryOut(part, now, as)
        if (end === 'stopped') break
        // Consent is for what was asked about.
        mayAskAgain = undefined
        if (end === 'sold') now = { ...now, isSold: true }
        else now = { ...now, done: now.done === 0 ? 1 : 2 }
        note()
        setRun(now)
      }
    } catch (error) {
      const isTooLate = now.done === 0 && (await isSold().catch(() => false))
      now = isTooLate
        ? { ...now, isSold: true }
        : { ...now, error: error as MarketKitError }
      if (isTooLate || (now.done === 0 && isUnsent(error)))
        memory.forget({ order })
    }
    // Of what was stopped before anything was asked, nothing can have come.
    if (isNew && now.done === 0 && !now.error) memory.forget({ order })
    letGo.current = () => memory.work({ order }, false)
    if (!isOpen.current) release()
    isAtWork.current = false
    setRun({ ...now, isRunning: false })
  }
  const question: FlowQuestion = useFlowQuestion(
    { isPending: cancel.isPending || list.isPending },
    {
      enabled,
      onConsent: () => {
        if (run?.error && !run.isRunning) go(run, true)
      },
    },
  )
  const flow = flows[part ?? run?.plan[1] ?? 'list']
  const [resetCancel, resetList] = [cancel.reset, list.reset]
  const isHalfDone = begun?.done === 1
  return {
    /** Whether it is at work: what is typed then must not be signed later. */
    isAtWork: () => isAtWork.current,
    /** The flow at work, or the one that failed. */
    flow,
    list,
    /** The old listing. */
    order: subject,
    part,
    question,
    run,
    /** Goes on with what is left; a listing to come can still be changed. */
    goOn: (listing?: useList.Variables) => {
      if (run) go({ ...run, listing: listing ?? run.listing })
    },
    reset: useCallback(() => {
      if (isAtWork.current) return
      resetCancel()
      resetList()
      // What is forgotten here may be told of elsewhere.
      if (!isHalfDone) release()
      setRun((run) =>
        run && isHalfDone ? { ...run, error: undefined } : undefined,
      )
    }, [isHalfDone, release, resetCancel, resetList]),
    /** Forgets what failed, since the form says something else now. */
    revise() {
      resetCancel()
      setRun((run) => run && { ...run, error: undefined })
    },
    stop,
    start: (listing: useList.Variables) => {
      const plan = editPlan(subject, listing)
      go({ done: 0, isRunning: true, listing, order: subject, plan })
    },
  }
}

/** A change whose second part is still to come, as it was kept. */
function leftOver(record: EditRecord | undefined): EditRun | undefined {
  return record?.done === 1
    ? { ...record, done: 1, isRunning: false }
    : undefined
}

/** Whether nothing can have come of it: no transaction was sent. */
function isUnsent(error: unknown): boolean {
  return !(error instanceof StepError) || error.fundsMoved === 'no'
}

/** Whether anything is done, at work, or has failed. */
function isBegun({ done, error, isRunning, isSold }: EditRun): boolean {
  return Boolean(done || error || isRunning || isSold)
}

/** A unique item has one change at a time; of many alike, each listing has. */
function isFor({ listing, order: old }: EditRun, order: Order): boolean {
  return listing.contractType === 'ERC721'
    ? isSameCollectible(old, order)
    : isSameOrder(old, order)
}
