import { defineConfig } from 'vitest/config'

const { SHARED_FOLDER = '', SHARED_WORLDS_URL = '' } = process.env

/**
 * The tests that judge mutants: fast ones that leave their world as it is.
 * `scripts/test-mutation.ts` starts that world.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'test/order/*.test.ts',
      'test/steps/getTotals.test.ts',
      'test/steps/guardBulk.test.ts',
      'test/steps/guardCancel.test.ts',
      'test/steps/guardDecoders.test.ts',
      'test/steps/guardFindings.test.ts',
      'test/steps/guardLieTable.test.ts',
      'test/steps/guardLimits.test.ts',
      'test/steps/guardListing.test.ts',
      'test/steps/guardOptions.test.ts',
      'test/steps/guardPosts.test.ts',
      'test/steps/guardSpelling.test.ts',
      'test/steps/journal.test.ts',
      'test/steps/readStep.test.ts',
      'test/steps/slowStorage.test.ts',
    ],
    provide: { folder: SHARED_FOLDER, worldsUrl: SHARED_WORLDS_URL },
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
