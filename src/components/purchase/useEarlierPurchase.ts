'use client'
import { hashKey } from '@tanstack/react-query'
import { type FlowError, StepError } from '../../errors.js'
import {
  findOpenPurchase,
  getBoughtQuantity,
} from '../../hooks/cart/cartBought.js'
import type { TrackedFlow } from '../../hooks/flows/trackedFlows.js'
import { useResume } from '../../hooks/flows/useResume.js'
import { useShownFlow } from '../../hooks/flows/useShownFlow.js'
import { useTrackedFlows } from '../../hooks/flows/useTrackedFlows.js'
import type { useBuy } from '../../hooks/trades/useBuy.js'
import type { Order } from '../../rpc/schemas.js'
import { type buy, toBuyIntent } from '../../steps/flows/buy.js'
import { getIdentity } from '../../steps/journal/getIdentity.js'
import { useAddress } from '../../wallet/useConnection.js'
import { getFlowState, type TradeState } from '../trade/tradeState.js'

export type EarlierPurchase = ReturnType<typeof useEarlierPurchase>

type Wanted = buy.Wanted & Pick<buy.Variables, 'additionalFees'>

export function useEarlierPurchase(
  orders: readonly Order[],
  { enabled, flow }: { enabled: boolean; flow: useBuy.ReturnType },
) {
  const address = useAddress()
  const others = useTrackedFlows(address).filter(
    ({ id }) => id !== flow.progress?.flow,
  )
  const [latest] = orders.flatMap((it) => findOpenPurchase(others, it) ?? [])
  useShownFlow(enabled ? latest?.id : undefined, true)
  const resume = useResume()
  const open = flow.isIdle ? latest : undefined
  return {
    open,
    error: open && getError(open),
    bought: others
      .filter(({ status }) => status === 'done')
      .flatMap((it) => orders.map((order) => getBoughtQuantity(it, order)))
      .reduce((sum, count) => sum + count, 0n),
    isOther: (wanted: Wanted) =>
      latest !== undefined &&
      (orders.some(({ tokenId }) => tokenId === undefined) ||
        !isSamePurchase(latest, wanted)),
    resume() {
      // The open purchase may be why this one failed.
      flow.reset()
      resume()
    },
  }
}

export function getBuyState(
  flow: useBuy.ReturnType,
  earlier: { error: FlowError | null | undefined; open: unknown },
): TradeState {
  const { error, open } = earlier
  const state = getFlowState(flow)
  if (!open || state.status !== 'review') return state
  return error ? { status: 'failed', error } : { status: 'resuming' }
}

function isSamePurchase({ intent }: TrackedFlow, wanted: Wanted): boolean {
  const { account, chainId } = intent
  const repeated = toBuyIntent({ ...wanted, account, chainId })
  return hashKey([getIdentity(repeated)]) === hashKey([getIdentity(intent)])
}

function getError({
  error,
  id,
  isHere,
  status,
}: TrackedFlow): StepError | undefined {
  const facts = { fundsMoved: 'maybe', hash: error?.hash, index: 0 } as const
  if (status === 'unresolved')
    return new StepError({
      ...facts,
      reason: error?.reason ?? 'unresolved',
      unresolved: [id],
    })
  return status === 'running' && !isHere
    ? new StepError({ ...facts, reason: 'running' })
    : undefined
}
