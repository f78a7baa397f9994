/** Enumerations whose members a deployment may rename. */
export type AliasedEnumeration =
  | 'marketplace'
  | 'orderbook'
  | 'walletType'
  | 'source'
  | 'status'
  | 'executeType'

/**
 * The deployment's names, by enumeration and by our neutral name:
 * `{ marketplace: { service_marketplace_v2: 'vendor_v2' } }`.
 */
export type Aliases = {
  [enumeration in AliasedEnumeration]?: Record<string, string> | undefined
}

/** Fields with free text or foreign data; their values are never renamed. */
const opaqueFields = new Set(['metadata', 'body', 'signature', 'values', 'msg'])

/** Replaces our names in `value` with those of the deployment. */
export function toDeployment(value: unknown, tables: Aliases): unknown {
  if (Array.isArray(value))
    return value.map((item) => toDeployment(item, tables))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, member]) => {
      if (opaqueFields.has(field)) return [field, member]
      const enumeration = field === 'marketplaces' ? 'marketplace' : field
      const table = Object.hasOwn(tables, enumeration)
        ? tables[enumeration as AliasedEnumeration]
        : undefined
      const rename = (name: unknown) =>
        typeof name === 'string' && table && Object.hasOwn(table, name)
          ? table[name]
          : toDeployment(name, tables)
      return [
        field,
        Array.isArray(member) ? member.map(rename) : rename(member),
      ]
    }),
  )
}

/** Replaces the deployment's names in `value` with ours. */
export function fromDeployment(value: unknown, aliases: Aliases): unknown {
  const reversed = Object.fromEntries(
    Object.entries(aliases).map(([enumeration, table = {}]) => [
      enumeration,
      Object.fromEntries(Object.entries(table).map(([a, b]) => [b, a])),
    ]),
  )
  return toDeployment(value, reversed)
}
