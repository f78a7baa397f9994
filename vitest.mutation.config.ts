import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const { MUTATED = '', SHARED_FOLDER = '', SHARED_WORLDS_URL = '' } = process.env

/** Fast tests first: a mutant counts as killed as soon as one test fails. */
const guardTests = [
  'test/steps/guard/getTotals.test.ts',
  'test/steps/guard/listRules.test.ts',
  'test/steps/guard/verify.test.ts',
  'test/steps/guard/decoders/decoders.test.ts',
  'test/steps/guard/decoders/signedOrders.test.ts',
  'test/steps/guard/attacks/limits.test.ts',
  'test/steps/guard/stepRules.test.ts',
  'test/steps/guard/cancelRules.test.ts',
  'test/steps/guard/decoders/signedOrders.bulk.test.ts',
  'test/steps/guard/attacks/spelling.test.ts',
  'test/steps/guard/attacks/lies.table.test.ts',
  'test/steps/guard/verifySteps.test.ts',
]
const orderTests = [
  'test/order/orderId.test.ts',
  'test/order/orderStatus.test.ts',
  'test/order/orderTime.test.ts',
  'test/order/pendingOrder.test.ts',
  'test/order/quantity.test.ts',
  'test/order/unitPrice.test.ts',
]
const journalTests = [
  'test/steps/journal/parseRecord.test.ts',
  'test/steps/journal/journal.test.ts',
  'test/steps/journal/record.test.ts',
  'test/steps/journal/orderBooks.test.ts',
  'test/steps/journal/store.test.ts',
  'test/steps/flows/cancelMany.test.ts',
  'test/steps/flows/edit.test.ts',
  'test/steps/journal/store.slow.test.ts',
  'test/steps/flows/resumeFlows.test.ts',
]

function selectTests(): string[] {
  if (MUTATED === 'guard') return guardTests
  if (MUTATED === 'order') return orderTests
  if (MUTATED === 'journal') return journalTests
  return [...orderTests, ...guardTests, ...journalTests]
}
const include = selectTests()

class GivenOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const getPlace = ({ moduleId }: TestSpecification) =>
      include.findIndex((path) => moduleId.endsWith(path))
    return files.toSorted((a, b) => getPlace(a) - getPlace(b))
  }
}

/**
 * The tests that judge mutants: fast ones that leave their world as it is.
 * `scripts/test-mutation.ts` starts that world.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include,
    provide: { folder: SHARED_FOLDER, worldsUrl: SHARED_WORLDS_URL },
    isolate: false,
    sequence: { sequencer: GivenOrder },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
