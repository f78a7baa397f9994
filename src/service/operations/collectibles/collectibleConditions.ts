import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import type * as v from 'valibot'
import type { collectiblesFilter } from '../../../rpc/requests.js'
import { balances, collectibles } from '../../database/schema.js'
import type { CollectibleColumns, Placeholders } from './collectibleColumns.js'
import { propertyConditions, traitConditions } from './propertyConditions.js'
import { containing, isIndexed, resembling, splitWords } from './searchWords.js'

/** The filter of a request for collectibles, after parsing. */
export type Filter = v.InferOutput<typeof collectiblesFilter>

/** A condition on collectibles. Its kind decides the text of the statement. */
export type Condition = {
  kind: keyof typeof kinds
  values: Record<string, unknown>
}

const similar = alias(collectibles, 'similar')

const kinds = {
  ...traitConditions,
  mentions: (c, at) => sql`${c.search} like any(${at('patterns')}::text[])`,
  // Without the collection, an index would search all collections.
  spells: (c, at) => sql`${c.search} || '' like any(${at('patterns')}::text[])`,
  // The index answers its patterns once; each row is compared with the others only.
  resembles: (c, at) => sql`(
    ${c.tokenId} in (
      select ${similar.tokenId} from ${collectibles} ${similar}
      where ${collectiblesWhere(similar)}
        and ${similar.search} like any(${at('patterns')}::text[]))
    or ${c.search} || '' like any(${at('others')}::text[]))`,
  heldBy: (c, at) => heldBy(c, at('owners')),
  notHeldBy: (c, at) => sql`not ${heldBy(c, at('owners'))}`,
} satisfies Record<string, (c: CollectibleColumns, at: Placeholders) => SQL>

function heldBy(c: CollectibleColumns, owners: SQL): SQL {
  return sql`exists (
    select from ${balances}
    where ${balances.chainId} = ${c.chainId}
      and ${balances.contractAddress} = ${c.contractAddress}
      and ${balances.tokenId} = ${c.tokenId}
      and ${balances.owner} = any(${owners}::text[])
      and ${balances.amount} > 0)`
}

/**
 * Returns the conditions of a filter on collectibles, without those on orders.
 */
export function collectibleConditions(filter: Filter): Condition[] {
  const { inAccounts, notInAccounts, properties, searchText } = filter ?? {}
  return [
    ...splitWords(searchText).map(wordCondition),
    ...(properties ?? []).flatMap(propertyConditions),
    ...holders('heldBy', inAccounts),
    ...holders('notHeldBy', notInAccounts),
  ]
}

function wordCondition(word: string): Condition {
  const { kind, values } = likeAny([containing(word)])
  return { kind, values: { ...values, word } }
}

/** Returns the words of conditions that were not corrected yet. */
export function areWords(conditions: readonly Condition[]): Condition[] {
  return conditions.filter(({ values }) => 'word' in values)
}

/** Returns the condition for a mistyped word; undefined if it is too short. */
export function correct({ values }: Condition): Condition | undefined {
  const patterns = resembling(String(values.word))
  return patterns.length ? likeAny(patterns) : undefined
}

/** Returns the condition that a text is like one of the patterns. */
function likeAny(all: readonly string[]): Condition {
  const patterns = all.filter(isIndexed)
  const others = all.filter((pattern) => !isIndexed(pattern))
  if (others.length === 0) return { kind: 'mentions', values: { patterns } }
  if (patterns.length === 0)
    return { kind: 'spells', values: { patterns: others } }
  return { kind: 'resembles', values: { others, patterns } }
}

function holders(
  kind: 'heldBy' | 'notHeldBy',
  accounts: readonly string[] | null | undefined,
): Condition[] {
  const owners = accounts?.map((account) => account.toLowerCase())
  return owners?.length ? [{ kind, values: { owners } }] : []
}

/** Selects collectibles of the requested collection that meet conditions. */
export function collectiblesWhere(
  c: CollectibleColumns,
  conditions: readonly Pick<Condition, 'kind'>[] = [],
): SQL {
  return sql.join(
    [
      sql`${c.chainId} = ${sql.placeholder('chainId')} and ${c.contractAddress} = ${sql.placeholder('contractAddress')}`,
      ...conditions.map((condition, index) =>
        conditionSql(c, condition, index),
      ),
    ],
    sql` and `,
  )
}

/** Returns the SQL of a condition; its index names its placeholders. */
export function conditionSql(
  c: CollectibleColumns,
  { kind }: Pick<Condition, 'kind'>,
  index: number,
): SQL {
  return kinds[kind](c, (name) => sql`${sql.placeholder(`${name}${index}`)}`)
}

const met = alias(collectibles, 'met')

/**
 * Whether the collectible of a token meets conditions, as a subquery per token:
 * a walk through an index must not start from the conditions.
 */
export function isMet(
  conditions: readonly Pick<Condition, 'kind'>[],
  tokenId: AnyPgColumn,
): SQL[] {
  if (conditions.length === 0) return []
  // `offset 0` keeps the planner from turning it into a join.
  return [
    sql`exists (
      select from ${collectibles} ${met}
      where ${collectiblesWhere(met, conditions)} and ${met.tokenId} = ${tokenId}
      offset 0
    )`,
  ]
}

/** Returns the values of the placeholders in `collectiblesWhere`. */
export function getPlaceholderValues(
  conditions: readonly Condition[],
): Record<string, unknown> {
  return Object.fromEntries(
    conditions.flatMap(({ values }, index) =>
      Object.entries(values).map(([name, value]) => [`${name}${index}`, value]),
    ),
  )
}
