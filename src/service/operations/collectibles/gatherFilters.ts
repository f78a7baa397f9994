import { and, eq, sql } from 'drizzle-orm'
import type { Address } from 'viem'
import { collectibles } from '../../database/schema.js'
import type { StoredFilters } from '../../database/stored.js'
import type { Db } from '../../database/types.js'

/**
 * Maximum number of traits, of values per trait, and of bytes of all values as
 * JSON; the most common ones are returned.
 */
const mostTraits = 200
const mostValues = 1000
const mostBytes = 1_500_000

/** Computes filters from the traits of all collectibles of a collection. */
export async function gatherFilters(
  db: Db,
  { chainId, contractAddress }: { chainId: number; contractAddress: Address },
): Promise<StoredFilters> {
  const isCollection = and(
    eq(collectibles.chainId, chainId),
    eq(collectibles.contractAddress, contractAddress),
  )
  const gathered = sql`
    with value as materialized (
      select trait.key as name, jsonb_typeof(trait.value) as type, trait.value, count(*) as uses
      from ${collectibles} cross join lateral jsonb_each(${collectibles.traits}) trait
      where ${isCollection}
      group by 1, 2, 3
    ), trait as (
      select name, bool_and(type = 'number') as is_number, bool_or(type = 'array') as is_list,
        min(case type when 'number' then value::float8 end) as least,
        max(case type when 'number' then value::float8 end) as most
      from value group by name order by sum(uses) desc, name limit ${mostTraits}
    ), ranked as (
      select name, item, row_number() over (partition by name order by sum(uses) desc, item) as place
      from value cross join lateral jsonb_array_elements_text(
        case type when 'array' then value else jsonb_build_array(value) end
      ) item
      where name in (select name from trait where not is_number)
      group by name, item
    ), sized as (
      select name, item, sum(octet_length(to_json(item)::text) + 1) over (order by place, name) as bytes
      from ranked where place <= ${mostValues}
    )
    select trait.*, array_to_json(array(
      select item from sized where sized.name = trait.name and bytes <= ${mostBytes}
    )) as items
    from trait`
  const rows = await db
    .select({
      name: sql<string>`name`,
      isNumber: sql<boolean>`is_number`,
      isList: sql<boolean>`is_list`,
      least: sql<number | null>`least`,
      most: sql<number | null>`most`,
      items: sql<string[]>`items`,
    })
    .from(sql`(${gathered}) gathered`)
  return rows.map(toFilter).sort((a, b) => (a.name < b.name ? -1 : 1))
}

function toFilter(row: {
  name: string
  isNumber: boolean
  isList: boolean
  least: number | null
  most: number | null
  items: string[]
}): StoredFilters[number] {
  const { name } = row
  if (row.isNumber)
    return { name, type: 'INT', min: row.least, max: row.most, values: null }
  return {
    name,
    type: row.isList ? 'ARRAY' : 'STRING',
    min: null,
    max: null,
    values: row.items.sort(inOrder),
  }
}

const { compare: inOrder } = new Intl.Collator('en', { numeric: true })
