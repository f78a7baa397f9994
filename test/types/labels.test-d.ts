import { expectTypeOf, test } from 'vitest'
import { buyLabels } from '../../src/components/BuyDialog/buyLabels.js'
import { sweepLabels } from '../../src/components/Sweep/sweepLabels.js'
import { useLabels } from '../../src/components/text/useLabels.js'
import type { Labels } from '../../src/index.js'

const useOnePart = () => useLabels(buyLabels)
type OnePart = ReturnType<typeof useOnePart>

const useTwoParts = () => useLabels(buyLabels, sweepLabels)
type TwoParts = ReturnType<typeof useTwoParts>

// @ts-expect-error At least one part is required.
const useNoPart = () => useLabels()

test('default: one part has its own texts only', () => {
  expectTypeOf<OnePart['several']>().toEqualTypeOf<Labels['several']>()
  expectTypeOf<keyof OnePart>().toEqualTypeOf<keyof typeof buyLabels>()
})

test('parameters: several parts', () => {
  expectTypeOf<TwoParts['several']>().toEqualTypeOf<Labels['several']>()
  expectTypeOf<TwoParts['sweepFound']>().toEqualTypeOf<Labels['sweepFound']>()
  expectTypeOf<keyof TwoParts>().toEqualTypeOf<
    keyof typeof buyLabels | keyof typeof sweepLabels
  >()
})

test('parameters: no part', () => {
  expectTypeOf(useNoPart).toBeFunction()
})
