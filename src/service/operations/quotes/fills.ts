import * as v from 'valibot'
import { type Address, type Hex, isAddressEqual, zeroAddress } from 'viem'
import { itemType, orderParameters } from '../../chain/seaport.js'
import type { OrderRow } from '../../orders/orderRow.js'
import { wireOrderSchema } from '../../orders/wireOrderSchema.js'
import { ServiceError } from '../../serviceErrors.js'
import { type Tip, tipsFor } from './tips.js'

/** An order and the number of tokens to buy from it. */
export type Fill = {
  order: Pick<
    OrderRow,
    'components' | 'pricePerToken' | 'quantityInitial' | 'signature'
  >
  quantity: bigint
}

/** A share of an order, as Seaport's functions accept it. */
export type AdvancedOrder = {
  parameters: ReturnType<typeof orderParameters>
  numerator: bigint
  denominator: bigint
  signature: Hex
  extraData: Hex
}

/** A fill and its share of the fees: `each` per token, `once` in total. */
type Part = Fill & { each: readonly Tip[]; once?: readonly Tip[] }

/**
 * Returns the shares to fill. Each carries its part of the fees as Seaport
 * tips, so that an order that is sold first takes its part along.
 */
export function withTips(
  fills: readonly Fill[],
  { currency, tips }: { currency: Address; tips: readonly Tip[] },
): AdvancedOrder[] {
  return spread(fills, tips).map((part) => advancedOrder(part, currency))
}

/**
 * Seaport multiplies tips by the filled share and refuses a remainder. So fees
 * are whole amounts per token; the rest goes to an order where it divides, or
 * to one token that is bought separately.
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

/** Returns the fees of a part, scaled to the whole order. */
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
