import { expectTypeOf, test } from 'vitest'
import { useLabels } from '../../src/components/text/useLabels.js'
import type { Labels } from '../../src/index.js'
import { buyLabels } from '../../src/labels/buyLabels.js'
import { sweepLabels } from '../../src/labels/sweepLabels.js'

const useOnePart = () => useLabels(buyLabels)
type OnePart = ReturnType<typeof useOnePart>

const useTwoParts = () => useLabels(buyLabels, sweepLabels)
type TwoParts = ReturnType<typeof useTwoParts>

// @ts-expect-error At least one part is required.
const useNoPart = () => useLabels()

test('default: useLabels of one part returns only the labels of the part', () => {
  expectTypeOf<OnePart['several']>().toEqualTypeOf<Labels['several']>()
  expectTypeOf<keyof OnePart>().toEqualTypeOf<keyof typeof buyLabels>()
})

test('parameters: useLabels of two parts returns the labels of both', () => {
  expectTypeOf<TwoParts['several']>().toEqualTypeOf<Labels['several']>()
  expectTypeOf<TwoParts['sweepFound']>().toEqualTypeOf<Labels['sweepFound']>()
  expectTypeOf<keyof TwoParts>().toEqualTypeOf<
    keyof typeof buyLabels | keyof typeof sweepLabels
  >()
})

test('parameters: useLabels without a part is a type error', () => {
  expectTypeOf(useNoPart).toBeFunction()
})
