import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import type * as v from 'valibot'
import type { collectiblesFilter } from '../../rpc/requests.js'
import { balances, collectibles } from '../database/schema.js'
import type { CollectibleColumns, Placeholders } from './collectibleColumns.js'
import { propertyConditions, traitConditions } from './propertyConditions.js'
import { containing, isIndexed, resembling, splitWords } from './searchWords.js'

/** The filter of a request for collectibles, after parsing. */
export type Filter = v.InferOutput<typeof collectiblesFilter>

/** One condition on collectibles: its kind makes the text of a statement. */
export type Condition = {
  kind: keyof typeof kinds
  values: Record<string, unknown>
}

const kinds = {
  ...traitConditions,
  mentions: (c, at) => sql`${c.search} like any(${at('patterns')}::text[])`,
  // What an index does not know would make it look at all collections.
  spells: (c, at) => sql`${c.search} || '' like any(${at('patterns')}::text[])`,
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

/** The conditions that a filter puts on collectibles, orders left aside. */
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
  const patterns = [containing(word)]
  return { kind: chooseKind(patterns), values: { patterns, word } }
}

/** The words among conditions that were not corrected yet. */
export function areWords(conditions: readonly Condition[]): Condition[] {
  return conditions.filter(({ values }) => 'word' in values)
}

/** As the condition, for a mistyped word; undefined for one too short. */
export function correct({ values }: Condition): Condition | undefined {
  const patterns = resembling(String(values.word))
  return patterns.length
    ? { kind: chooseKind(patterns), values: { patterns } }
    : undefined
}

function chooseKind(patterns: readonly string[]): 'mentions' | 'spells' {
  return patterns.every(isIndexed) ? 'mentions' : 'spells'
}

function holders(
  kind: 'heldBy' | 'notHeldBy',
  accounts: readonly string[] | null | undefined,
): Condition[] {
  const owners = accounts?.map((account) => account.toLowerCase())
  return owners?.length ? [{ kind, values: { owners } }] : []
}

/** Collectibles of the collection that is asked for, under conditions. */
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

/** One condition; its place among the others names its placeholders. */
export function conditionSql(
  c: CollectibleColumns,
  { kind }: Pick<Condition, 'kind'>,
  index: number,
): SQL {
  return kinds[kind](c, (name) => sql`${sql.placeholder(`${name}${index}`)}`)
}

const met = alias(collectibles, 'met')

/**
 * Whether the collectible of a token meets conditions, asked for each by
 * itself: those who walk through an index must not start from the conditions.
 */
export function isMet(
  conditions: readonly Pick<Condition, 'kind'>[],
  tokenId: AnyPgColumn,
): SQL[] {
  if (conditions.length === 0) return []
  // The offset keeps the database from making a join of it.
  return [
    sql`exists (
      select from ${collectibles} ${met}
      where ${collectiblesWhere(met, conditions)} and ${met.tokenId} = ${tokenId}
      offset 0
    )`,
  ]
}

/** The values of the placeholders that `collectiblesWhere` leaves. */
export function getPlaceholderValues(
  conditions: readonly Condition[],
): Record<string, unknown> {
  return Object.fromEntries(
    conditions.flatMap(({ values }, index) =>
      Object.entries(values).map(([name, value]) => [`${name}${index}`, value]),
    ),
  )
}
