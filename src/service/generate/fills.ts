import * as v from 'valibot'
import { type Address, type Hex, isAddressEqual, zeroAddress } from 'viem'
import { itemType, orderParameters } from '../chain/seaport.js'
import { ServiceError } from '../http/serviceErrors.js'
import type { OrderRow } from '../orders/orderRow.js'
import { wireOrderSchema } from '../orders/wireOrderSchema.js'

/** How many tokens to buy from an order. */
export type Fill = { order: OrderRow; quantity: bigint }

/** A fee on top of the price, in the currency of the orders. */
export type Tip = { amount: bigint; recipient: Address }

/** A share of an order, as Seaport takes it. */
export type AdvancedOrder = {
  parameters: ReturnType<typeof orderParameters>
  numerator: bigint
  denominator: bigint
  signature: Hex
  extraData: Hex
}

type Tips = { currency: Address; fees: readonly Tip[] }

/**
 * The shares to fill, with the fees added as tips to one of them. Seaport
 * multiplies tips by the share that is filled, and refuses what does not
 * divide: where it would not, one token is bought on its own and carries them.
 */
export function withTips(
  fills: readonly Fill[],
  { currency, fees }: Tips,
): AdvancedOrder[] {
  if (fees.length === 0) return fills.map((fill) => advancedOrder(fill))
  const carrier = fills.findIndex(({ order, quantity }) =>
    fees.every(
      ({ amount }) => (amount * order.quantityInitial) % quantity === 0n,
    ),
  )
  if (carrier >= 0)
    return fills.map((fill, index) =>
      index === carrier
        ? advancedOrder(fill, { currency, fees })
        : advancedOrder(fill),
    )
  return fills.flatMap(({ order, quantity }, index) =>
    index === 0
      ? [
          advancedOrder({ order, quantity: 1n }, { currency, fees }),
          advancedOrder({ order, quantity: quantity - 1n }),
        ]
      : [advancedOrder({ order, quantity })],
  )
}

function advancedOrder(
  { order, quantity }: Fill,
  { currency, fees }: Tips = { currency: zeroAddress, fees: [] },
): AdvancedOrder {
  const parameters = orderParameters(v.parse(wireOrderSchema, order.components))
  const tips = fees.map((fee) => {
    const amount = (fee.amount * order.quantityInitial) / quantity
    if (amount >= 2n ** 256n)
      throw new ServiceError('InvalidArgument', 'The fee is too large.', {
        field: 'additionalFees',
      })
    return {
      itemType: isAddressEqual(currency, zeroAddress)
        ? itemType.native
        : itemType.erc20,
      token: currency,
      identifierOrCriteria: 0n,
      startAmount: amount,
      endAmount: amount,
      recipient: fee.recipient,
    }
  })
  return {
    parameters: {
      ...parameters,
      consideration: [...parameters.consideration, ...tips],
    },
    numerator: quantity,
    denominator: order.quantityInitial,
    signature: order.signature ?? '0x',
    extraData: '0x',
  }
}
