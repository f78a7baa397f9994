import type { Step } from '../../rpc/schemas.js'

/**
 * What the seller receives in all, read from the order to be signed: the sum
 * of the items of its `consideration` that go to the seller. Undefined where
 * a step is of another form.
 */
export function readEarnings(
  steps: readonly Step[] | undefined,
  seller: string | undefined,
): bigint | undefined {
  const order = steps?.find(({ signature }) => signature)?.signature?.value
  if (!Array.isArray(order?.consideration)) return undefined
  try {
    return order.consideration
      .filter(
        (item) =>
          String(item.recipient).toLowerCase() === seller?.toLowerCase(),
      )
      .reduce((sum: bigint, item) => sum + BigInt(item.startAmount), 0n)
  } catch {
    return undefined
  }
}
