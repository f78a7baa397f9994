import { and, asc, eq, sql } from 'drizzle-orm'
import type { tokenCollectionFilters as operation } from '../../rpc/operations.js'
import type { PropertyFilter } from '../../rpc/schemas.js'
import type { NetworkConfig } from '../context.js'
import { collectibles } from '../database/schema.js'
import { permitChain } from '../http/accessKeys.js'
import { ServiceError } from '../http/serviceErrors.js'
import type { Handler, Parsed, Sent } from './handler.js'

/** The traits of a collection, with the values or the range of each. */
export const tokenCollectionFilters: Handler<typeof operation> = async (
  { context, key },
  request,
) => {
  const { chainId } = networkOf(context.networks, request)
  permitChain(key, chainId)
  const traits = context.db
    .select({
      name: sql<string>`trait.key`.as('name'),
      type: sql<string>`jsonb_typeof(trait.value)`.as('type'),
      value: sql`trait.value`.as('value'),
    })
    .from(collectibles)
    .innerJoin(sql`jsonb_each(${collectibles.traits}) as trait`, sql`true`)
    .where(
      and(
        eq(collectibles.chainId, chainId),
        eq(collectibles.contractAddress, request.contractAddress),
      ),
    )
    .as('traits')
  const rows = await context.db
    .select({
      name: traits.name,
      types: sql<string[]>`jsonb_agg(distinct ${traits.type})`,
      values: sql<
        (string | number | (string | number)[])[]
      >`jsonb_agg(distinct ${traits.value})`,
    })
    .from(traits)
    .groupBy(traits.name)
    .orderBy(asc(traits.name))
  return { filters: rows.map(filterOf) }
}

function networkOf(
  networks: readonly NetworkConfig[],
  { chainId, chainID }: Parsed<typeof operation>,
): NetworkConfig {
  const asked = chainId ?? chainID
  const network = networks.find(
    ({ chainId, name }) => name === asked || String(chainId) === asked,
  )
  if (!network)
    throw new ServiceError(
      'InvalidArgument',
      'There is no such network. Pass a chain id or a network name.',
      { field: chainId === undefined ? 'chainID' : 'chainId' },
    )
  return network
}

function filterOf({
  name,
  types,
  values,
}: {
  name: string
  types: string[]
  values: (string | number | (string | number)[])[]
}): Sent<PropertyFilter> {
  const numbers = values.filter((value) => typeof value === 'number')
  if (numbers.length === values.length)
    return {
      name,
      type: 'INT',
      min: numbers.reduce((least, value) => Math.min(least, value)),
      max: numbers.reduce((most, value) => Math.max(most, value)),
      values: null,
    }
  return {
    name,
    type: types.includes('array') ? 'ARRAY' : 'STRING',
    min: null,
    max: null,
    values: [...new Set(values.flat().map(String))].sort(inOrder),
  }
}

const { compare: inOrder } = new Intl.Collator('en', { numeric: true })
