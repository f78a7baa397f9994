import * as v from 'valibot'
import * as operations from '../../rpc/operations.js'
import { requestSchemas } from '../../rpc/requests.js'
import { ServiceError } from '../http/serviceErrors.js'
import type { Call, NetworkCall } from './handler.js'
import { handlers } from './handlers.js'

type Run = (call: Call | NetworkCall, body: unknown) => Promise<unknown>

const byPath = new Map<string, Run>(
  Object.entries(operations).map(([key, { group, name }]) => {
    const handle = handlers[key as keyof typeof handlers] as Run
    return [
      `${group}/${name}`,
      async (call, body) => {
        const parsed = v.safeParse(requestSchemas[name], body, {
          abortEarly: true,
        })
        if (parsed.success) return handle(call, parsed.output)
        const [issue] = parsed.issues
        const field = v.getDotPath(issue) ?? undefined
        throw new ServiceError('InvalidArgument', issue.message, { field })
      },
    ]
  }),
)

/**
 * Returns a function that parses the body of an operation and runs its handler.
 */
export function findOperation(
  group: operations.Group,
  name: string | undefined,
): Run {
  const run = byPath.get(`${group}/${name}`)
  if (!run)
    throw new ServiceError(
      'WebrpcBadRoute',
      `The group ${group} has no such operation.`,
    )
  return run
}
