import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { Royalty } from '../chain/reads.js'
import { ServiceError } from '../http/serviceErrors.js'

/** A part of the price of one token that does not reach the seller. */
export type Fee = {
  kind: 'marketplace' | 'royalty'
  recipient: Address
  /** Share of the price, in hundredths of a percent. */
  bps: number
  /** Smallest units of the currency, per token. */
  amount: bigint
}

/** The price of one token, taken apart; the parts sum to the price. */
export type PriceParts = {
  /** What the seller receives, in smallest units, per token. */
  net: bigint
  fees: Fee[]
}

/**
 * Takes the price of one token apart. The platform's fee is rounded down, and
 * parts of nothing are left out. Parts are per token, so that any share of a
 * larger order divides exactly.
 */
export function splitPrice(
  price: bigint,
  parameters: {
    seller: Address
    feeBps: number
    feeRecipient: Address
    royalty?: Royalty | undefined
    /** What an error names as its cause. @default 'listing.pricePerToken' */
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
      `Fees and royalty (${sumFees(fees)}) exceed the price per token (${price}). Ask for more.`,
      { field },
    )
  return { net, fees }
}

/** A part as hundredths of a percent of the whole, to the nearest. */
export function toBasisPoints(part: bigint, whole: bigint): number {
  return whole === 0n ? 0 : Number((part * 10_000n + whole / 2n) / whole)
}

/** What the fees come to, per token. */
export function sumFees(fees: readonly Fee[]): bigint {
  return fees.reduce((sum, { amount }) => sum + amount, 0n)
}
