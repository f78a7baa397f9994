import * as v from 'valibot'
import { jsonObject } from '../../rpc/values.js'
import { ServiceError } from '../serviceErrors.js'

const input = v.object({ body: jsonObject, signature: v.unknown() })

/**
 * Returns the post of an `Execute` call, with which clients of other
 * deployments post signatures: `{ signature, body }`, or the same in `params`.
 */
export function executePost(body: unknown): object {
  const { params } = body as { params?: unknown }
  const parsed = v.safeParse(input, params ?? body)
  if (parsed.success)
    return { ...parsed.output.body, signature: parsed.output.signature }
  throw new ServiceError(
    'InvalidArgument',
    'Expected `body` and `signature` of the post of a step.',
    { field: params == null ? 'body' : 'params.body' },
  )
}
