import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { Royalty } from '../chain/reads.js'
import { ServiceError } from '../serviceErrors.js'

/** A part of the unit price that the seller does not receive. */
export type Fee = {
  /** `other` is a payment that neither the network nor the collection asks for. */
  kind: 'marketplace' | 'royalty' | 'other'
  recipient: Address
  /** Share of the price in basis points. */
  bps: number
  /** Amount per token in smallest units. */
  amount: bigint
}

/** Parts of a unit price; they add up to the price. */
export type PriceParts = {
  /** Amount that the seller receives per token, in smallest units. */
  net: bigint
  fees: Fee[]
}

/**
 * Splits a unit price into the net amount of the seller and the fees. The
 * marketplace fee is rounded down, and parts of zero are left out. Parts are per token, so that any share of a larger order
 * divides exactly.
 */
export function splitPrice(
  price: bigint,
  parameters: {
    seller: Address
    feeBps: number
    feeRecipient: Address
    royalty?: Royalty | undefined
    /** Field that an error names. @default 'listing.pricePerToken' */
    field?: string | undefined
  },
): PriceParts {
  const { feeBps, feeRecipient, royalty, seller } = parameters
  const { field = 'listing.pricePerToken' } = parameters
  const candidates: Fee[] = [
    {
      kind: 'marketplace',
      recipient: feeRecipient,
      bps: feeBps,
      amount: (price * BigInt(feeBps)) / 10_000n,
    },
  ]
  if (royalty)
    candidates.push({
      kind: 'royalty',
      recipient: royalty.receiver,
      bps: toBasisPoints(royalty.amount, price),
      amount: royalty.amount,
    })
  const fees = candidates.filter(
    ({ amount, recipient }) =>
      amount > 0n &&
      !isAddressEqual(recipient, seller) &&
      !isAddressEqual(recipient, zeroAddress),
  )
  const net = price - sumFees(fees)
  if (net < 0n)
    throw new ServiceError(
      'InvalidArgument',
      `Fees and royalty (${sumFees(fees)}) exceed the price per token (${price}). Raise the price.`,
      { field },
    )
  return { net, fees }
}

/** Returns `part / whole` in basis points, rounded. */
export function toBasisPoints(part: bigint, whole: bigint): number {
  return whole === 0n ? 0 : Number((part * 10_000n + whole / 2n) / whole)
}

/** Returns the sum of the fees, which are for one token. */
export function sumFees(fees: readonly Fee[]): bigint {
  return fees.reduce((sum, { amount }) => sum + amount, 0n)
}
