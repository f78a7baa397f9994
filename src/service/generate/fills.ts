import * as v from 'valibot'
import { type Address, type Hex, isAddressEqual, zeroAddress } from 'viem'
import { itemType, orderParameters } from '../chain/seaport.js'
import { ServiceError } from '../http/serviceErrors.js'
import type { OrderRow } from '../orders/orderRow.js'
import { wireOrderSchema } from '../orders/wireOrderSchema.js'
import { type Tip, tipsFor } from './tips.js'

/** How many tokens to buy from an order. */
export type Fill = {
  order: Pick<
    OrderRow,
    'components' | 'pricePerToken' | 'quantityInitial' | 'signature'
  >
  quantity: bigint
}

/** A share of an order, as Seaport takes it. */
export type AdvancedOrder = {
  parameters: ReturnType<typeof orderParameters>
  numerator: bigint
  denominator: bigint
  signature: Hex
  extraData: Hex
}

/** A fill with its part of the fees: for each token, and once for all. */
type Part = Fill & { each: readonly Tip[]; once?: readonly Tip[] }

/**
 * The shares to fill. Each carries its part of the fees as Seaport tips, so
 * that an order that somebody else was faster to buy takes its part along.
 */
export function withTips(
  fills: readonly Fill[],
  { currency, tips }: { currency: Address; tips: readonly Tip[] },
): AdvancedOrder[] {
  return spread(fills, tips).map((part) => advancedOrder(part, currency))
}

/**
 * Seaport multiplies tips by the share that is filled, and refuses what does
 * not divide. Fees are therefore spread by whole amounts per token; the rest
 * goes where it divides, or else to one token that is bought on its own.
 */
function spread(fills: readonly Fill[], tips: readonly Tip[]): Part[] {
  const parts: Part[] = fills.map((fill) => ({
    ...fill,
    each: tipsFor([fill], { fills, tips }).map(({ amount, recipient }) => ({
      amount: amount / fill.quantity,
      recipient,
    })),
  }))
  const rest = tips.map(({ amount, recipient }, index) => ({
    amount: parts.reduce(
      (left, { each, quantity }) =>
        left - (each[index]?.amount ?? 0n) * quantity,
      amount,
    ),
    recipient,
  }))
  const carrier = parts.find(({ order, quantity }) =>
    rest.every(
      ({ amount }) => (amount * order.quantityInitial) % quantity === 0n,
    ),
  )
  if (carrier)
    return parts.map((part) =>
      part === carrier ? { ...part, once: rest } : part,
    )
  return parts.flatMap((part, index) =>
    index === 0
      ? [
          { ...part, quantity: 1n, once: rest },
          { ...part, quantity: part.quantity - 1n },
        ]
      : [part],
  )
}

function advancedOrder(part: Part, currency: Address): AdvancedOrder {
  const { order, quantity } = part
  const parameters = orderParameters(v.parse(wireOrderSchema, order.components))
  return {
    parameters: {
      ...parameters,
      consideration: [...parameters.consideration, ...tipItems(part, currency)],
    },
    numerator: quantity,
    denominator: order.quantityInitial,
    signature: order.signature ?? '0x',
    extraData: '0x',
  }
}

/** The fees of a part, as they would be if the whole order were filled. */
function tipItems({ each, once, order, quantity }: Part, currency: Address) {
  return each.flatMap(({ amount, recipient }, index) => {
    const extra = once?.[index]?.amount ?? 0n
    const whole =
      amount * order.quantityInitial +
      (extra * order.quantityInitial) / quantity
    if (whole >= 2n ** 256n)
      throw new ServiceError('InvalidArgument', 'The fee is too large.', {
        field: 'additionalFees',
      })
    if (whole === 0n) return []
    return [
      {
        itemType: isAddressEqual(currency, zeroAddress)
          ? itemType.native
          : itemType.erc20,
        token: currency,
        identifierOrCriteria: 0n,
        startAmount: whole,
        endAmount: whole,
        recipient,
      },
    ]
  })
}
