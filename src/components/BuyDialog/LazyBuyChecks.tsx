'use client'
import { type ComponentProps, lazy, Suspense } from 'react'
import type { BuyChecks } from './BuyChecks.js'

// It comes with the plan, after the first look.
const Checks = /* @__PURE__ */ lazy(() =>
  import('./BuyChecks.js').then(
    ({ BuyChecks }) => ({ default: BuyChecks }),
    // What cannot be loaded is not shown: the engine checks all the same.
    () => ({ default: () => null }),
  ),
)

/** What was checked before the wallet opens, once there is a plan. */
export function LazyBuyChecks({
  plan,
  ...props
}: Omit<ComponentProps<typeof BuyChecks>, 'plan'> & {
  plan: ComponentProps<typeof BuyChecks>['plan'] | undefined
}) {
  return (
    plan && (
      <Suspense fallback={null}>
        <Checks {...props} plan={plan} />
      </Suspense>
    )
  )
}
