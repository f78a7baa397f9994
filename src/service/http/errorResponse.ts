import type { ServiceContext } from '../context.js'
import {
  ServiceError,
  type ServiceErrorName,
  serviceErrors,
} from '../serviceErrors.js'
import { databaseOutage } from './databaseOutage.js'
import { type Responder, respondJson } from './respond.js'
import { withoutValues } from './withoutValues.js'

/** Creates the response to an error: JSON without internals. */
export function errorResponse(
  c: Responder,
  failure: unknown,
  log: ServiceContext['log'],
): Response {
  const told =
    failure instanceof ServiceError
      ? failure
      : (databaseOutage(failure) ?? internalError)
  const { allow, error, field, message, retryAfter, status } = told
  if (status >= 500)
    log({
      level: 'error',
      message: 'A request failed with an internal error.',
      error: withoutValues(
        failure instanceof ServiceError ? failure.cause : failure,
      ),
    })
  return respondJson(
    c,
    {
      error,
      code: serviceErrors[error].code,
      msg: message,
      ...(field === undefined ? {} : { cause: field }),
      status,
    },
    status,
    {
      ...(retryAfter === undefined
        ? {}
        : { 'Retry-After': String(retryAfter) }),
      ...(allow === undefined ? {} : { Allow: allow }),
    },
  )
}

const internalError = new ServiceError(
  'WebrpcInternalError',
  'Internal error. Try again later.',
)

/** Returns the `error` field of the response to an error. */
export function getErrorName(failure: unknown): ServiceErrorName {
  return (failure instanceof ServiceError ? failure : internalError).error
}
