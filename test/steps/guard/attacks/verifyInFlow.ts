import type { Step } from '../../../../src/rpc/schemas.js'
import { verifySteps } from '../../../../src/steps/guard/verifySteps.js'
import type { TestWorld } from '../../../world.js'
import type { Honest } from '../honestQuotes.js'

/** Returns the guard's findings in changed steps of a flow. */
export function verifyInFlow(
  world: TestWorld,
  { intent, steps }: Honest,
  tell: (steps: Step[]) => unknown,
) {
  const changed = structuredClone(steps)
  tell(changed)
  const options = { client: world.createClient(), now: Date.now() }
  return verifySteps(changed, intent, options)
}
