import type { Step } from '../../src/rpc/schemas.js'
import { buyRules } from '../../src/steps/guard/buyRules.js'
import { cancelRules } from '../../src/steps/guard/cancelRules.js'
import { listRules } from '../../src/steps/guard/listRules.js'
import { verify } from '../../src/steps/guard/verify.js'
import { readStep } from '../../src/steps/readStep.js'
import type { TestWorld } from '../world.js'
import type { Honest } from './guardHonest.js'

const rules = { buy: buyRules, list: listRules, cancel: cancelRules }

/** What a flow finds, with the decoders it brings along, in changed steps. */
export function verifyInFlow(
  world: TestWorld,
  { intent, steps }: Honest,
  tell: (steps: Step[]) => unknown,
) {
  const changed = structuredClone(steps)
  tell(changed)
  const options = { client: world.createClient(), now: Date.now() }
  const own = rules[intent.kind] as never
  return verify(changed.map(readStep), intent, own, options)
}
