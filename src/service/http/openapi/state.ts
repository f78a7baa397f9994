import { type JsonSchema, json, ref } from './jsonSchema.js'

/** The body of `/ready`. */
export const readinessSchema: JsonSchema = {
  type: 'object',
  properties: {
    ready: { type: 'boolean' },
    reasons: { type: 'array', items: { type: 'string' } },
    networks: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          name: { type: 'string' },
          chainId: { type: 'integer' },
          blockNumber: { type: 'integer' },
          age: { type: 'integer', description: 'Seconds.' },
        },
        required: ['name', 'chainId'],
      },
    },
  },
  required: ['ready', 'reasons', 'networks'],
}

const inPath = (name: string) => ({
  name,
  in: 'path',
  required: true,
  schema: { type: 'string' },
})

/** The paths for health, readiness and files of tokens. */
export const state = {
  '/media/{chainId}/{contractAddress}/{tokenId}/{field}/{file}': {
    parameters: ['chainId', 'contractAddress', 'tokenId', 'field', 'file'].map(
      inPath,
    ),
    get: {
      operationId: 'GetMedia',
      tags: ['Service'],
      summary:
        'A file from the metadata of a token, such as an image. The metadata link to it.',
      security: [],
      responses: {
        200: {
          description: 'The file, which never changes if its hash is current.',
          content: { '*/*': { schema: { type: 'string' } } },
        },
        206: {
          description: 'The part of the file that `Range` names.',
          content: { '*/*': { schema: { type: 'string' } } },
        },
        304: { description: 'The file of the ETag in `If-None-Match`.' },
        404: { $ref: '#/components/responses/Error404' },
      },
    },
  },
  '/health': {
    get: {
      operationId: 'GetHealth',
      tags: ['Service'],
      summary: 'Whether the process is running.',
      security: [],
      responses: {
        200: {
          description: 'The process is running.',
          content: json({
            type: 'object',
            properties: { status: { const: 'ok' } },
            required: ['status'],
          }),
        },
      },
    },
  },
  '/ready': {
    get: {
      operationId: 'GetReadiness',
      tags: ['Service'],
      summary:
        'Whether the service is ready, and the newest block that it has indexed.',
      security: [],
      responses: {
        200: {
          description: 'The service is ready.',
          content: json(ref('Readiness')),
        },
        503: {
          description: 'The service is not ready. `reasons` lists the causes.',
          content: json(ref('Readiness')),
        },
      },
    },
  },
}
