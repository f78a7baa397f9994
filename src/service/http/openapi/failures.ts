import { serviceErrors } from '../../serviceErrors.js'
import { type JsonSchema, json, ref } from './jsonSchema.js'

const names = Object.keys(serviceErrors) as (keyof typeof serviceErrors)[]
const getCodes = (of: typeof names) =>
  of.map((name) => serviceErrors[name].code)

const statuses = [
  ...new Set(names.map((name) => serviceErrors[name].status)),
  // A body that is too large.
  413,
  // A chain or database that does not answer.
  503,
].sort((one, other) => one - other)

const retryAfter = {
  'Retry-After': {
    description: 'Seconds to wait.',
    schema: { type: 'integer', minimum: 1 },
  },
}

/** Error responses that every operation may send. */
export const failures = Object.fromEntries(
  statuses.map((status) => [
    status,
    { $ref: `#/components/responses/Error${status}` },
  ]),
)

/** Error responses by HTTP status. */
export const failureResponses = Object.fromEntries(
  statuses.map((status) => {
    const possible = names.filter((name) =>
      status === 413
        ? name === 'WebrpcBadRequest'
        : status === 503
          ? name === 'WebrpcInternalError'
          : serviceErrors[name].status === status,
    )
    return [
      `Error${status}`,
      {
        description: possible.join(' or '),
        ...([429, 503].includes(status) ? { headers: retryAfter } : {}),
        content: json({
          allOf: [ref('Error')],
          properties: {
            error: { enum: possible },
            code: { enum: getCodes(possible) },
            status: { const: status },
          },
        }),
      },
    ]
  }),
)

/** Schema of the body of every error. */
export const errorSchema: JsonSchema = {
  type: 'object',
  properties: {
    error: { type: 'string', enum: names },
    code: { type: 'integer', enum: getCodes(names) },
    msg: {
      type: 'string',
      description: 'What happened and how to fix it, as text for people.',
    },
    cause: {
      type: 'string',
      description:
        'For InvalidArgument, the path of the field. With status 503, the part that does not respond: `chain`, `database`, or `start` until the service has started.',
    },
    status: { type: 'integer' },
  },
  required: ['error', 'code', 'msg', 'status'],
}
