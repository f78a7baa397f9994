import { StepError } from '../../src/errors.js'

type Consent = { acknowledge?: readonly string[] | undefined }

/** Starts a flow, and once more with the doubts that it was refused for. */
export async function startAgreeing<result>(
  start: (consent: Consent) => Promise<result>,
): Promise<result> {
  try {
    return await start({})
  } catch (error) {
    if (!(error instanceof StepError) || !error.unresolved) throw error
    return start({ acknowledge: error.unresolved })
  }
}
