import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { AdditionalFee } from '../../../rpc/requests.js'
import { ServiceError } from '../../serviceErrors.js'

/** A quantity of tokens and the price of one. */
type Priced = { order: { pricePerToken: bigint }; quantity: bigint }

/** A fee on top of the price, in the currency of the orders. */
export type Tip = { amount: bigint; recipient: Address }

/** Returns the fees of a request, without fees of zero. */
export function readTips(fees: readonly AdditionalFee[] = []): Tip[] {
  return fees.flatMap(({ amount, receiver }, index) => {
    if (BigInt(amount) === 0n) return []
    if (isAddressEqual(receiver, zeroAddress))
      throw new ServiceError(
        'InvalidArgument',
        'A fee to the zero address would be lost. Pass another recipient.',
        { field: `additionalFees.${index}.receiver` },
      )
    return [{ amount: BigInt(amount), recipient: receiver }]
  })
}

/**
 * Returns the part of the fees for some of the fills, by price and rounded
 * down. All fills together carry all fees.
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
