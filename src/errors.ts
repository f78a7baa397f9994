export {
  assertInput,
  ConfigurationError,
  checked,
} from './errors/ConfigurationError.js'
export {
  type GuardCode,
  GuardError,
  type GuardFinding,
  type GuardVerdict,
} from './errors/GuardError.js'
export { InvalidResponseError } from './errors/InvalidResponseError.js'
export { InvalidStepError } from './errors/InvalidStepError.js'
export { MarketKitError } from './errors/MarketKitError.js'
export { RequestError, type RequestErrorReason } from './errors/RequestError.js'
export {
  type FundsMoved,
  type Recovery,
  StepError,
  type StepErrorReason,
} from './errors/StepError.js'
export type { SignedOrder } from './errors/signedOrder.js'
export type { FlowError, ReadError } from './errors/unions.js'
