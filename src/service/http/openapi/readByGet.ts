import { failures } from './failures.js'
import { json, ref } from './jsonSchema.js'

const text = { type: 'string' }

const headers = {
  'Cache-Control': { schema: text },
  ETag: { description: 'Hash of the body.', schema: text },
  'Surrogate-Key': {
    description:
      'The collections: `<chain id>:<address>`, separated by spaces.',
    schema: text,
  },
}

/** Describes the GET form of a read. */
export function readByGet({
  example,
  group,
  isPublic,
  name,
  summary,
}: {
  example: unknown
  group: string
  /** Whether it needs no access key. */
  isPublic: boolean
  name: string
  summary: string
}) {
  return {
    operationId: `${name}ByGet`,
    tags: [group],
    summary,
    ...(isPublic ? { security: [] } : {}),
    parameters: [
      {
        name: 'body',
        in: 'query',
        required: true,
        description: 'The request of the POST, as JSON.',
        content: json(ref(`${name}Request`), example),
      },
      { name: 'If-None-Match', in: 'header', schema: text },
    ],
    responses: {
      200: {
        description: 'OK',
        headers,
        content: json(ref(`${name}Response`)),
      },
      304: { description: 'The response with this ETag is still current.' },
      ...failures,
    },
  }
}
