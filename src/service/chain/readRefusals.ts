import type { Address } from 'viem'
import { type ChainView, isAnswer, isRefusal } from './chainView.js'

/**
 * Gas of a payment; a recipient that needs more makes a purchase expensive or
 * impossible.
 */
const gas = 500_000n

/**
 * Returns the recipients that refuse native currency from Seaport: one of them
 * makes an order impossible to fill. Returns none if the node cannot simulate
 * it.
 */
export async function readRefusals(
  view: ChainView,
  payments: readonly { recipient: Address; amount: bigint }[],
): Promise<Address[]> {
  const refused = await Promise.all(
    payments.map(async ({ amount, recipient }) =>
      (await refuses(view, recipient, amount)) ? [recipient] : [],
    ),
  )
  return refused.flat()
}

async function refuses(
  view: ChainView,
  to: Address,
  value: bigint,
): Promise<boolean> {
  const { blockNumber, client, seaport } = view
  try {
    await client.call({
      account: seaport,
      gas,
      stateOverride: [{ address: seaport, balance: value }],
      to,
      value,
      ...(blockNumber === undefined ? {} : { blockNumber }),
    })
    return false
  } catch (error) {
    if (isRefusal(error)) return true
    if (isAnswer(error)) return false
    throw error
  }
}
