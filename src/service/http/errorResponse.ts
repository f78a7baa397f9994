import type { ServiceContext } from '../context.js'
import { ServiceError, serviceErrors } from './serviceErrors.js'
import { withoutValues } from './withoutValues.js'

/** The answer to a failure: always JSON, never with internals. */
export function errorResponse(
  failure: unknown,
  log: ServiceContext['log'],
): Response {
  if (!(failure instanceof ServiceError))
    log({
      level: 'error',
      message: 'A request met a fault of the service.',
      error: withoutValues(failure),
    })
  const { error, field, message, retryAfter, status } =
    failure instanceof ServiceError ? failure : internalError
  return Response.json(
    {
      error,
      code: serviceErrors[error].code,
      msg: message,
      ...(field === undefined ? {} : { cause: field }),
      status,
    },
    {
      status,
      headers: {
        ...(retryAfter === undefined
          ? {}
          : { 'Retry-After': String(retryAfter) }),
        ...(status === 405 ? { Allow: 'POST, OPTIONS' } : {}),
      },
    },
  )
}

const internalError = new ServiceError(
  'WebrpcInternalError',
  'The service failed to answer. Try again later.',
)
