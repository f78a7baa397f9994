import * as v from 'valibot'
import { jsonObject } from '../../rpc/values.js'
import { ServiceError } from './serviceErrors.js'

const input = v.object({ body: jsonObject, signature: v.unknown() })

/**
 * The post in a call of `Execute`, by which clients of other deployments hand
 * in what they have signed: `{ signature, body }`, or that in `params`.
 */
export function executePost(body: unknown): object {
  const { params } = body as { params?: unknown }
  const parsed = v.safeParse(input, params ?? body)
  if (parsed.success)
    return { ...parsed.output.body, signature: parsed.output.signature }
  throw new ServiceError(
    'InvalidArgument',
    'Expected the body of the post that the step asks for.',
    { field: params == null ? 'body' : 'params.body' },
  )
}
