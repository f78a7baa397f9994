import * as v from 'valibot'
import * as operations from '../../rpc/operations.js'
import { requestSchemas } from '../../rpc/requests.js'
import { ServiceError } from '../serviceErrors.js'
import type { Call, NetworkCall } from './handler.js'
import { handlers } from './handlers.js'

/** An operation of the service. */
export type FoundOperation = {
  name: operations.Operation['name']
  /** Whether all callers get the same answer to the same request. */
  isShared: boolean
  /** @throws ServiceError if the body is not a request of this operation. */
  parse(body: unknown): object
  /** Returns the addresses of the collections that a request is about. */
  getCollections(request: object): string[]
  /** Carries out a parsed request. */
  handle(call: Call | NetworkCall, request: object): Promise<unknown>
}

const byPath = new Map<string, FoundOperation>(
  Object.entries(operations).map(([key, { group, kind, name }]) => [
    `${group}/${name}`,
    {
      name,
      isShared: kind === 'read' && group !== 'Builder',
      parse(body) {
        const parsed = v.safeParse(requestSchemas[name], body, {
          abortEarly: true,
        })
        if (parsed.success) return parsed.output
        const [issue] = parsed.issues
        const field = v.getDotPath(issue) ?? undefined
        throw new ServiceError('InvalidArgument', issue.message, { field })
      },
      getCollections,
      handle: handlers[
        key as keyof typeof handlers
      ] as FoundOperation['handle'],
    },
  ]),
)

/** @throws ServiceError if the group has no operation of this name. */
export function findOperation(
  group: operations.Group,
  name: string | undefined,
): FoundOperation {
  const found = byPath.get(`${group}/${name}`)
  if (!found)
    throw new ServiceError(
      'WebrpcBadRoute',
      `The group ${group} has no such operation.`,
    )
  return found
}

function getCollections({
  contractAddress,
  input,
}: {
  contractAddress?: string
  input?: { contractAddress: string }[]
}): string[] {
  return contractAddress === undefined
    ? (input ?? []).map(({ contractAddress }) => contractAddress)
    : [contractAddress]
}
