import { type Aliases, toDeployment } from '../../../rpc/aliases.js'
import * as operations from '../../../rpc/operations.js'
import type { NetworkConfig } from '../../context.js'
import { describeSchemas } from './describeSchemas.js'
import { examples } from './examples.js'
import { errorSchema, failureResponses, failures } from './failures.js'
import { type JsonSchema, json, ref } from './jsonSchema.js'
import { readByGet } from './readByGet.js'
import { readinessSchema, state } from './state.js'

/** Creates the OpenAPI 3.1 document of the service. */
export function openApi(
  networks: readonly Pick<NetworkConfig, 'chainId' | 'name'>[],
  { aliases, publicReads }: { aliases: Aliases; publicReads: boolean },
) {
  const paths = Object.values(operations).map(({ group, kind, name }) => {
    const { request, summary } = examples[name]
    const example = toDeployment(request, aliases)
    const hasGet = kind === 'read' && group !== 'Builder'
    const isOnNetwork = group === 'Marketplace'
    return [
      `${isOnNetwork ? '/{network}' : ''}/rpc/${group}/${name}`,
      {
        ...(isOnNetwork ? { parameters: [network] } : {}),
        ...(hasGet
          ? {
              get: readByGet({
                example,
                group,
                isPublic: publicReads,
                name,
                summary,
              }),
            }
          : {}),
        post: {
          operationId: name,
          tags: [group],
          summary,
          requestBody: {
            required: true,
            content: json(ref(`${name}Request`), example),
          },
          responses: {
            200: {
              description: 'OK',
              content: json(ref(`${name}Response`)),
            },
            ...failures,
          },
        },
      },
    ]
  })
  return {
    openapi: '3.1.0',
    info: {
      title: 'Marketplace service',
      version: '1.0.0',
      description:
        'Collectibles, their orders, and the steps that trade them. Amounts, quantities and token ids are decimal digits in strings; amounts count the smallest unit of the currency. Unknown fields are ignored; null means absent. Clients that name the chain as `chainId` in the body may leave the network out of the path.',
    },
    servers: [{ url: '/' }],
    security: [{ AccessKey: [] }],
    tags: ['Metadata', 'Marketplace', 'Builder', 'Service'].map((name) => ({
      name,
    })),
    paths: {
      ...Object.fromEntries(paths),
      ...orders,
      ...state,
    },
    components: {
      parameters: { Network: networkParameter(networks) },
      responses: failureResponses,
      schemas: {
        ...describeSchemas(aliases),
        Error: errorSchema,
        Readiness: readinessSchema,
      },
      securitySchemes: {
        AccessKey: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Access-Key',
          description: 'The public key of a project.',
        },
      },
    },
  }
}

const network = { $ref: '#/components/parameters/Network' }

function networkParameter(
  networks: readonly Pick<NetworkConfig, 'chainId' | 'name'>[],
) {
  return {
    name: 'network',
    in: 'path',
    required: true,
    description: 'The name of a network, or its chain id.',
    schema: {
      type: 'string',
      enum: [
        ...new Set(
          networks.flatMap(({ chainId, name }) => [name, String(chainId)]),
        ),
      ],
    },
  }
}

const orders = {
  '/{network}/orders': takesOrder(
    'PostOrder',
    'Stores a signed Seaport order. Posting it again changes nothing.',
    ref('OrderPost'),
  ),
  '/{network}/rpc/Marketplace/Execute': takesOrder(
    'Execute',
    'Accepts the post of a step together with its signature.',
    {
      type: 'object',
      properties: {
        signature: { type: 'string' },
        body: { type: 'object', description: 'The body of the post.' },
      },
      required: ['signature', 'body'],
    },
  ),
}

function takesOrder(operationId: string, summary: string, schema: JsonSchema) {
  return {
    parameters: [network],
    post: {
      operationId,
      tags: ['Marketplace'],
      summary,
      requestBody: { required: true, content: json(schema) },
      responses: {
        200: {
          description: 'OK',
          content: json({
            type: 'object',
            properties: { orderId: { type: 'string' } },
            required: ['orderId'],
          }),
        },
        ...failures,
      },
    },
  }
}
