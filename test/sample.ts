import { test } from 'vitest'

/** Whether tests with many cases run a part of them. The project `exhaustive` runs all. */
export const isSample = process.env.MARKETKIT_TEST_SAMPLE !== 'all'

/** Returns a number of runs: all of them, or the `share`th part in a sample. */
export function countRuns(all: number, share: number): number {
  return isSample ? Math.ceil(all / share) : all
}

/** Returns all items, or each `share`th in a sample. */
export function takeSample<item>(
  items: readonly item[],
  share: number,
): item[] {
  return items.filter((_, index) => !isSample || index % share === 0)
}

/** Declares a test that runs only in the project `exhaustive`. */
export const testExhaustive: (
  name: string,
  run: () => unknown,
  timeout?: number,
) => void = isSample ? () => {} : test
