import { hashStruct } from 'viem'
import { readStep } from '../base/readStep.js'
import { sumAmounts } from '../guard/amounts.js'
import { signedOrderDecoder } from '../guard/decoders/signedOrders.js'
import type { JournalStep, SignedOrder } from '../journal/record.js'

/** The order that a step has signed; undefined if it is none we can read. */
export function readSignedOrder({
  signature,
  step,
}: Pick<JournalStep, 'signature' | 'step'>): SignedOrder | undefined {
  if (!signature || !step) return undefined
  try {
    const read = readStep(step, 0)
    return read.kind === 'signature' ? readOrder(read.typedData) : undefined
  } catch {
    return undefined
  }
}

type TypedData = Parameters<typeof signedOrderDecoder.readTypedData>[0]

function readOrder(typedData: TypedData): SignedOrder | undefined {
  const { message: data, primaryType, types } = typedData
  if (!signedOrderDecoder.primaryTypes.includes(primaryType)) return undefined
  const [effect, ...others] = signedOrderDecoder.readTypedData(typedData)
  if (effect?.type !== 'listOrder' || others.length) return undefined
  const { asks, endTime, gives, maker } = effect.order
  const [token, another] = [...gives, ...asks].filter(
    ({ tokenId }) => tokenId !== undefined,
  )
  if (!token || another) return undefined
  const money = gives.includes(token) ? asks : gives
  return {
    orderId: hashStruct({ data, primaryType, types } as never),
    book: effect.book,
    collection: token.token,
    tokenId: String(token.tokenId),
    quantity: String(token.amount),
    currency: money[0]?.token ?? token.token,
    unitPrice: String(sumAmounts(money) / token.amount),
    maker,
    endTime: String(endTime),
  }
}
