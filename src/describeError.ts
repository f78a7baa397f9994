import {
  ConfigurationError,
  GuardError,
  InvalidResponseError,
  InvalidStepError,
  RequestError,
  StepError,
} from './errors.js'
import type { Labels } from './labels.js'

/**
 * What to tell a person about a failure, chosen by the error's class and code:
 * what happened, and what became of the money.
 */
export function describeError(
  error: unknown,
  labels: Labels,
): { text: string; funds?: string | undefined } {
  if (error instanceof RequestError)
    return { text: labels[`request.${error.reason}`] }
  if (error instanceof StepError)
    return {
      text: labels[`step.${error.reason}`],
      // Whoever does it elsewhere tells of the money there.
      ...(error.reason === 'running'
        ? {}
        : { funds: labels[`funds.${error.fundsMoved}`] }),
    }
  if (error instanceof GuardError)
    return {
      text: labels[`guard.${error.report.verdict}`],
      funds: labels['funds.no'],
    }
  if (error instanceof InvalidStepError)
    return { text: labels['error.invalidStep'], funds: labels['funds.no'] }
  if (error instanceof InvalidResponseError)
    return { text: labels['error.invalidResponse'] }
  if (error instanceof ConfigurationError)
    return { text: labels['error.configuration'] }
  return { text: labels['error.unknown'] }
}
