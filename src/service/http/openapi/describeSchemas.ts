import { toJsonSchemaDefs } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import type { Aliases } from '../../../rpc/aliases.js'
import { contractFilter } from '../../../rpc/builderRequests.js'
import { builderPageRequest, pageRequest } from '../../../rpc/pageRequests.js'
import {
  collectiblesFilter,
  getOrdersInput,
  orderFilter,
  requestSchemas,
} from '../../../rpc/requests.js'
import { additionalFee, listing, orderData } from '../../../rpc/stepRequests.js'
import {
  address,
  amount,
  bps,
  count,
  decimals,
  jsonArray,
  jsonObject,
  pageNumber,
  timestamp,
  tokenId,
  uint256,
  whole,
} from '../../../rpc/values.js'
import { orderPost, wireOrderSchema } from '../../orders/wireOrderSchema.js'
import type { JsonSchema } from './jsonSchema.js'
import { ref } from './jsonSchema.js'
import { type Shape, shapes } from './shapes.js'

type Schema = v.GenericSchema<any, any>
type Schemas = Record<string, JsonSchema>

const decimal = { type: 'string', pattern: '^\\d{1,78}$' }
const hex = (digits: string) => ({
  type: 'string',
  pattern: `^0x[0-9a-fA-F]${digits}$`,
})

const { salt, zoneHash } = getEntries(wireOrderSchema)
const { signature } = getEntries(orderPost)

/** Schemas of values that only code can check. */
const customs = new Map<unknown, JsonSchema>([
  [getFirstSchema(address), hex('{40}')],
  [getFirstSchema(amount), decimal],
  [getFirstSchema(tokenId), decimal],
  [getFirstSchema(count), { type: 'integer' }],
  [getFirstSchema(whole), { type: 'integer', minimum: 0 }],
  [getFirstSchema(pageNumber), { type: 'integer', minimum: 1 }],
  [getFirstSchema(decimals), { type: 'integer', minimum: 0, maximum: 77 }],
  [getFirstSchema(bps), { type: 'integer', minimum: 0, maximum: 10_000 }],
  [getFirstSchema(timestamp), { type: 'string', format: 'date-time' }],
  [jsonObject, { type: 'object' }],
  [jsonArray, { type: 'array' }],
  [
    getFirstSchema(salt),
    {
      anyOf: [
        { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
        { type: 'string', pattern: '^(\\d{1,78}|0x[0-9a-fA-F]{1,64})$' },
      ],
    },
  ],
  [getFirstSchema(zoneHash), hex('{64}')],
  [
    getFirstSchema(signature),
    {
      type: 'string',
      pattern: '^0x([0-9a-fA-F]{2})*$',
      maxLength: 20_000,
    },
  ],
])

/** Schemas of the parts of requests, by name. */
const requests: Record<string, Schema> = {
  Address: address,
  Uint256: uint256,
  PageRequest: pageRequest.wrapped,
  BuilderPageRequest: builderPageRequest.wrapped,
  CollectiblesFilter: collectiblesFilter.wrapped,
  OrderFilter: orderFilter.wrapped,
  ContractFilter: contractFilter.wrapped,
  OrderData: orderData,
  AdditionalFee: additionalFee,
  Listing: listing,
  GetOrdersInput: getOrdersInput,
  SeaportOrder: wireOrderSchema,
  OrderPost: orderPost,
  ...Object.fromEntries(
    Object.entries(requestSchemas).map(([name, schema]) => [
      `${name}Request`,
      schema,
    ]),
  ),
}

/**
 * Returns the schemas of all requests and responses, with the names of a
 * deployment.
 */
export function describeSchemas(aliases: Aliases): Schemas {
  const answers = Object.fromEntries(
    Object.entries(shapes).map(([name, { schema }]) => [name, schema]),
  )
  const described: Schemas = {
    ...convert(requests, 'input'),
    Attribute: {
      type: 'object',
      properties: {
        trait_type: { type: 'string' },
        value: {},
        display_type: { type: 'string' },
      },
      required: ['trait_type'],
    },
  }
  const sent = convert({ Address: address, ...answers }, 'output')
  for (const [name, shape] of Object.entries(shapes))
    described[name] = toResponseSchema(sent[name] ?? {}, shape)
  const { TokenCollectionFiltersRequest: either } = described
  if (either) either.anyOf = oneNeeded(either, ['chainId', 'chainID'])
  return spell(described, aliases) as Schemas
}

function convert(
  definitions: Record<string, Schema>,
  typeMode: 'input' | 'output',
): Schemas {
  return toJsonSchemaDefs(definitions, {
    typeMode,
    target: 'draft-2020-12',
    overrideRef: ({ referenceId }) => ref(referenceId).$ref as string,
    overrideSchema({ jsonSchema, valibotSchema }) {
      if (valibotSchema.type !== 'custom') return jsonSchema
      const known = customs.get(valibotSchema)
      if (!known)
        throw new Error('The OpenAPI document cannot describe this schema.')
      return known
    },
    // JSON Schema cannot express checks and transformations in code.
    overrideAction: ({ errors, jsonSchema }) => (errors ? jsonSchema : null),
  }) as Schemas
}

/**
 * Requires each field unless the shape lists it as optional, and removes null
 * unless the shape has it.
 */
function toResponseSchema(
  schema: JsonSchema,
  { fields = {}, optional = [] }: Shape,
): JsonSchema {
  const properties = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, property]) => [
      name,
      fields[name] ?? getPresentSchema(property),
    ]),
  )
  return {
    type: 'object',
    properties,
    required: Object.keys(properties).filter(
      (name) => !optional.includes(name),
    ),
  }
}

/** At least one of the fields is required and not null. */
function oneNeeded(schema: JsonSchema, names: string[]): JsonSchema[] {
  const properties = schema.properties as Schemas
  return names.map((name) => ({
    properties: { [name]: getPresentSchema(properties[name] ?? {}) },
    required: [name],
  }))
}

function getPresentSchema({
  anyOf,
  default: _,
  ...rest
}: JsonSchema): JsonSchema {
  return Array.isArray(anyOf) ? anyOf[0] : rest
}

/** Replaces the names of enumeration values, at any depth. */
function spell(
  value: unknown,
  aliases: Aliases,
  table?: Record<string, string>,
): unknown {
  if (Array.isArray(value))
    return value.map((item) => spell(item, aliases, table))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => {
      if (key === 'enum' && table)
        return [key, member.map((name: string) => table[name] ?? name)]
      if (key !== 'properties') return [key, spell(member, aliases, table)]
      return [key, spellFields(member, aliases)]
    }),
  )
}

function spellFields(fields: Schemas, aliases: Aliases): Schemas {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const enumeration = name === 'marketplaces' ? 'marketplace' : name
      const table = Object.hasOwn(aliases, enumeration)
        ? aliases[enumeration as keyof Aliases]
        : undefined
      return [name, spell(field, aliases, table) as JsonSchema]
    }),
  )
}

function getFirstSchema(schema: unknown): unknown {
  const { pipe } = schema as { pipe?: unknown[] }
  return pipe ? getFirstSchema(pipe[0]) : schema
}

function getEntries(schema: unknown): Record<string, Schema> {
  return (schema as { entries: Record<string, Schema> }).entries
}
