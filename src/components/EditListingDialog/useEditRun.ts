'use client'
import { useEffect, useState } from 'react'
import type { FlowError } from '../../errors.js'
import {
  isEndedPart,
  isHalfDone,
  type TrackedFlow,
} from '../../hooks/flows/trackedFlows.js'
import { useShownFlow } from '../../hooks/flows/useShownFlow.js'
import { useTrackedFlows } from '../../hooks/flows/useTrackedFlows.js'
import { useEdit } from '../../hooks/trades/useEdit.js'
import type { useList } from '../../hooks/trades/useList.js'
import { isSameCollectible, isSameOrder } from '../../order/orderId.js'
import type { Order } from '../../rpc/schemas.js'
import { getEditSequence } from '../../steps/flows/edit.js'
import type { EditIntent } from '../../steps/model/intent.js'
import { useAddress } from '../../wallet/useConnection.js'
import { getFailure } from '../failure/getFailure.js'
import { useListingQuestion } from '../listing/useListingQuestion.js'
import type { FlowState } from '../trade/tradeState.js'
import type { FlowQuestion } from '../trade/useFlowQuestion.js'

export type EditRun = {
  done: 0 | 1 | 2
  error?: FlowError | undefined
  isRunning: boolean
  isSold?: true | undefined
  listing: useList.Variables
  order: Order
  plan: EditIntent['sequence']
  updated?: number | undefined
}

export function useEditRun(parameters: {
  enabled: boolean
  onSuccess: ((result: useEdit.Data) => void) | undefined
  order: Order
}) {
  const { enabled, onSuccess, order } = parameters
  const flow = useEdit({
    onSuccess: (data) => data.status === 'done' && onSuccess?.(data),
  })
  const address = useAddress()
  const flows = useTrackedFlows(flow.account ?? address)
  // The host may pass the new listing while the edit runs.
  const [opened, setOpened] = useState({ enabled, order })
  if (opened.enabled !== enabled) setOpened({ enabled, order })
  const begun = toRun(flow)
  // It may have been finished or dismissed elsewhere.
  const hasEnded =
    begun?.done === 1 &&
    !begun.isRunning &&
    !begun.isSold &&
    !flows.some(({ id }) => id === flow.progress?.flow)
  const isShown =
    begun && !hasEnded && (begun.isRunning || isFor(begun, opened.order))
  const left = isShown ? undefined : findHalfDone(flows, order)
  const run = isShown ? begun : left && fromHalfDone(left, order)
  const state = getState(run)
  const subject = run?.order ?? order
  useShownFlow(left?.id, enabled)
  const { stop } = flow
  useEffect(() => {
    if (enabled) return stop
  }, [enabled, stop])

  const start = (
    listing: useList.Variables,
    acknowledge?: useEdit.Variables['acknowledge'],
  ) => {
    const {
      chainId,
      contractAddress,
      tokenId,
      acknowledge: _,
      ...terms
    } = listing
    setOpened({ enabled, order })
    flow.mutate({
      // Both parts are for this account, also after it is switched.
      account: address,
      chainId: subject.chainId,
      acknowledge,
      listing: terms,
      onReview: question.onReview,
      order: subject,
    })
  }
  const onAcknowledge = (unresolved: useEdit.Variables['acknowledge']) => {
    if (run && state.status === 'failed') start(run.listing, unresolved)
  }
  const question: FlowQuestion = useListingQuestion(state, {
    enabled,
    onAcknowledge,
  })
  return {
    flow,
    order: subject,
    part: run && run.done < 2 ? run.plan[run.done as 0 | 1] : undefined,
    question,
    run,
    start,
    state,
  }
}

function getState(run: EditRun | undefined): FlowState {
  if (run?.isRunning) return { status: 'working' }
  if (run?.done === 2) return { status: 'success' }
  return run?.error
    ? { status: 'failed', error: run.error }
    : { status: 'review' }
}

function toRun(flow: useEdit.ReturnType): EditRun | undefined {
  const { data, isIdle, isPending, progress, variables } = flow
  if (isIdle || !variables) return undefined
  const { parts = [] } = progress ?? {}
  const isSold = data?.status === 'sold' || undefined
  const error = getFailure(flow) ?? undefined
  const ended = isSold
    ? parts.filter(({ status }) => status === 'done')
    : parts.filter(isEndedPart)
  const done = ended.length > 1 ? 2 : ended.length > 0 ? 1 : 0
  // The flow stopped before it prompted.
  if (flow.isError && !error && !done) return undefined
  const { listing, order } = variables
  const { chainId, tokenId = '' } = order
  const { collectionContractAddress: contractAddress } = order
  return {
    done,
    error,
    isRunning: isPending,
    isSold,
    listing: { ...listing, chainId, contractAddress, tokenId },
    order,
    plan: toPlan(parts[0]?.kind) ?? getEditSequence(order, listing),
  }
}

function toPlan(
  first: 'cancel' | 'list' | undefined,
): EditIntent['sequence'] | undefined {
  if (!first) return undefined
  return first === 'list' ? ['list', 'cancel'] : ['cancel', 'list']
}

function findHalfDone(
  flows: readonly TrackedFlow[],
  order: Order,
): HalfDone | undefined {
  for (const flow of flows) {
    const { createdAt, id, intent } = flow
    if (intent.kind !== 'edit' || !isHalfDone(flow)) continue
    const { chainId, cancel, collection: collectionContractAddress } = intent
    const old = { ...cancel, chainId, collectionContractAddress }
    if (isSameOrder(old, order)) return { createdAt, id, intent }
  }
  return undefined
}

type HalfDone = Pick<TrackedFlow, 'createdAt' | 'id'> & { intent: EditIntent }

function fromHalfDone({ createdAt, intent }: HalfDone, order: Order): EditRun {
  const { list, sequence } = intent
  const { chainId, collection, contractType, currency, orderbook } = list
  const { expiry, minNet, pricePerToken, quantity, tokenId } = list
  return {
    done: 1,
    error: undefined,
    isRunning: false,
    listing: {
      chainId,
      contractAddress: collection,
      contractType: contractType === 'ERC1155' ? 'ERC1155' : 'ERC721',
      currencyAddress: currency,
      orderbook: orderbook === 'service_marketplace_v1' ? orderbook : undefined,
      ...{ expiry, minNet, pricePerToken, quantity, tokenId },
    },
    order,
    plan: sequence,
    updated: createdAt,
  }
}

/** An ERC-721 item has one edit at a time; an ERC-1155 one has one per listing. */
function isFor({ listing, order: old }: EditRun, order: Order): boolean {
  return listing.contractType === 'ERC721'
    ? isSameCollectible(old, order)
    : isSameOrder(old, order)
}
