import type { Step } from '../../rpc/schemas.js'

/**
 * How the service changes the steps of its quotes: `price` raises the price of a purchase,
 * or lowers the price of a listing; `contract` names another contract; a function returns its
 * own steps.
 */
export type ServiceLie =
  | 'price'
  | 'contract'
  | ((steps: readonly Step[]) => readonly Step[])

/** A contract that no marketplace has. */
const stranger = '0x000000000000000000000000000000000000bad1'

export const lies: Record<'price' | 'contract', (step: Step) => Step> = {
  price: (step) => (step.signature ? underprice(step) : overprice(step)),
  contract: (step) =>
    step.signature
      ? {
          ...step,
          signature: {
            ...step.signature,
            domain: { ...step.signature.domain, verifyingContract: stranger },
          },
        }
      : { ...step, to: stranger },
}

/** Returns the response of the service, with a lie in the last of its steps. */
export async function falsifyResponse(
  response: Response,
  lie: ServiceLie,
): Promise<Response> {
  const answer: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  const { steps } = Object(answer)
  if (!Array.isArray(steps) || steps.length === 0) return response
  const changed =
    typeof lie === 'function'
      ? lie(steps)
      : steps.map((step, index) =>
          index === steps.length - 1 ? lies[lie](step) : step,
        )
  return Response.json({ ...Object(answer), steps: changed })
}

/** A payment in another currency is in the calldata, so native currency comes on top. */
function overprice(step: Step): Step {
  const value = BigInt(step.value ?? 0) * 3n || 10n ** 18n
  return { ...step, value: String(value) }
}

/** An order that sells for a third of what the user asks. */
function underprice(step: Step): Step {
  const { signature } = step
  const consideration: unknown = signature?.value.consideration
  if (!signature || !Array.isArray(consideration)) return step
  const value = {
    ...signature.value,
    consideration: consideration.map((item) => ({
      ...item,
      startAmount: String(BigInt(item.startAmount) / 3n),
      endAmount: String(BigInt(item.endAmount) / 3n),
    })),
  }
  return { ...step, signature: { ...signature, value } }
}
