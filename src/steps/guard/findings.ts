import type { GuardCode, GuardFinding } from '../../errors.js'
import { toPlain } from '../base/toPlain.js'

/** Where in the steps something was found. */
export type Place = {
  /** Position of the step, from 0; absent where it is about all of them. */
  step?: number | undefined
  /** Such as `steps.1.data`. */
  path: string
}

/** What was found, or agreed on. */
type Fact = string | bigint | undefined

/**
 * Notes what is not as it must be: `ok` is true where it is, false where it
 * is not, and undefined where nobody can tell.
 */
export type Expect = (
  ok: boolean | undefined,
  code: GuardCode,
  at: Place,
  actual?: Fact,
  expected?: Fact,
) => void

/** What concerns all steps together. */
export const wholeFlow: Place = { path: 'steps' }

/** Starts an empty list of findings. */
export function createFindings(): { expect: Expect; findings: GuardFinding[] } {
  const findings: GuardFinding[] = []
  return {
    findings,
    expect(ok, code, { path, step }, actual, expected) {
      if (ok) return
      const severity = ok === false ? 'mismatch' : 'unknown'
      const finding = { code, severity, path, step, expected, actual } as const
      findings.push(toPlain(finding))
    },
  }
}
