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

/** The paths for health and readiness. */
export const state = {
  '/health': {
    get: {
      operationId: 'GetHealth',
      tags: ['Service'],
      summary: 'Whether the process answers.',
      security: [],
      responses: {
        200: {
          description: 'It does.',
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
      summary: 'Whether the service can do its work, and how far it has read.',
      security: [],
      responses: {
        200: { description: 'It can.', content: json(ref('Readiness')) },
        503: { description: 'It cannot.', content: json(ref('Readiness')) },
      },
    },
  },
}
