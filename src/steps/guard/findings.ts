import type { GuardCode, GuardFinding, GuardVerdict } from '../../errors.js'
import { toPlain } from '../base/plainData.js'

/** The place in the steps that a finding is about. */
export type Place = {
  /** Position of the step, from 0; absent if it concerns all of them. */
  step?: number | undefined
  /** Such as `steps.1.data`. */
  path: string
}

/** One comparison of the steps with the intent. */
type Judgement = {
  /** What is compared. */
  code: GuardCode
  at: Place
  /** How the comparison came out. */
  verdict: GuardVerdict
  /** What the steps say. */
  actual?: string | bigint | undefined
  /** What the intent says. */
  expected?: string | bigint | undefined
}

/** Notes a comparison; everything but a `match` becomes a finding. */
export type Judge = (judgement: Judgement) => void

/** The place of findings that concern all steps together. */
export const wholeFlow: Place = { path: 'steps' }

/** `match` if the condition holds, else `mismatch`. */
export function mustHold(isTrue: boolean): GuardVerdict {
  return isTrue ? 'match' : 'mismatch'
}

/** `match` if the condition holds, else `unknown`: a person decides. */
export function shouldHold(isTrue: boolean): GuardVerdict {
  return isTrue ? 'match' : 'unknown'
}

/** Creates an empty list of findings and the function that fills it. */
export function createFindings(): { findings: GuardFinding[]; judge: Judge } {
  const findings: GuardFinding[] = []
  return {
    findings,
    judge({ actual, at: { path, step }, code, expected, verdict }) {
      if (verdict === 'match') return
      const finding = {
        code,
        severity: verdict,
        path,
        step,
        expected,
        actual,
      } as const
      findings.push(toPlain(finding))
    },
  }
}
