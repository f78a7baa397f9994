import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { AdditionalFee } from '../../rpc/requests.js'
import { ServiceError } from '../http/serviceErrors.js'

/** Tokens to buy at the price of an order. */
type Priced = { order: { pricePerToken: bigint }; quantity: bigint }

/** A fee on top of the price, in the currency of the orders. */
export type Tip = { amount: bigint; recipient: Address }

/** The fees that a request names, less those of nothing. */
export function readTips(fees: readonly AdditionalFee[] = []): Tip[] {
  return fees.flatMap(({ amount, receiver }, index) => {
    if (BigInt(amount) === 0n) return []
    if (isAddressEqual(receiver, zeroAddress))
      throw new ServiceError(
        'InvalidArgument',
        'A fee to the zero address would be lost. Name who receives it.',
        { field: `additionalFees.${index}.receiver` },
      )
    return [{ amount: BigInt(amount), recipient: receiver }]
  })
}

/**
 * What of the fees falls on some of the fills, by price and rounded down. All
 * of the fees fall on all of the fills.
 */
export function tipsFor(
  some: readonly Priced[],
  { fills, tips }: { fills: readonly Priced[]; tips: readonly Tip[] },
): Tip[] {
  const isFree = fills.every(({ order }) => order.pricePerToken === 0n)
  const weigh = (part: readonly Priced[]) =>
    part.reduce(
      (sum, { order, quantity }) =>
        sum + (isFree ? quantity : order.pricePerToken * quantity),
      0n,
    )
  const whole = weigh(fills)
  return tips.map(({ amount, recipient }) => ({
    amount: (amount * weigh(some)) / whole,
    recipient,
  }))
}
