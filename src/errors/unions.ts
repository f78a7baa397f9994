import type { ConfigurationError } from './ConfigurationError.js'
import type { GuardError } from './GuardError.js'
import type { InvalidResponseError } from './InvalidResponseError.js'
import type { InvalidStepError } from './InvalidStepError.js'
import type { RequestError } from './RequestError.js'
import type { StepError } from './StepError.js'

/** The errors of a read, discriminated by `name`. */
export type ReadError = ConfigurationError | InvalidResponseError | RequestError

/**
 * The errors of a flow, discriminated by `name`: `StepError` has `reason`,
 * `fundsMoved` and `hash`, `GuardError` has `report`.
 */
export type FlowError = ReadError | GuardError | InvalidStepError | StepError
