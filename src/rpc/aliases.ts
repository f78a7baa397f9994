/** Enumerations whose members a deployment may spell its own way. */
export type AliasedEnumeration =
  | 'marketplace'
  | 'orderbook'
  | 'walletType'
  | 'source'
  | 'status'
  | 'executeType'

/**
 * A deployment's own spellings, by enumeration and by our neutral name:
 * `{ marketplace: { service_marketplace_v2: 'vendor_v2' } }`.
 */
export type Aliases = {
  [enumeration in AliasedEnumeration]?: Record<string, string> | undefined
}

/** What is free text or foreign data: never renamed. */
const opaque = new Set(['metadata', 'body', 'signature', 'values', 'msg'])

/** Our names in `value`, spelled as the deployment spells them. */
export function toDeployment(value: unknown, tables: Aliases): unknown {
  if (Array.isArray(value))
    return value.map((item) => toDeployment(item, tables))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, member]) => {
      if (opaque.has(field)) return [field, member]
      const enumeration = field === 'marketplaces' ? 'marketplace' : field
      const table = Object.hasOwn(tables, enumeration)
        ? tables[enumeration as AliasedEnumeration]
        : undefined
      const spell = (name: unknown) =>
        typeof name === 'string' && table && Object.hasOwn(table, name)
          ? table[name]
          : toDeployment(name, tables)
      return [field, Array.isArray(member) ? member.map(spell) : spell(member)]
    }),
  )
}

/** The deployment's names in `value`, spelled as ours. */
export function fromDeployment(value: unknown, aliases: Aliases): unknown {
  const reversed = Object.fromEntries(
    Object.entries(aliases).map(([enumeration, table = {}]) => [
      enumeration,
      Object.fromEntries(Object.entries(table).map(([a, b]) => [b, a])),
    ]),
  )
  return toDeployment(value, reversed)
}
