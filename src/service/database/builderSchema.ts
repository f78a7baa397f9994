import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { address, created, hex, integer, moment, stamps } from './columns.js'

export const projects = pgTable('projects', {
  id: integer().primaryKey(),
  name: text().notNull(),
  /** Web origins whose pages may use the project's keys; null means all. */
  origins: text().array(),
  /** Requests per minute of each key; null means the default. */
  requestsPerMinute: integer(),
  ...created,
})

/** Keys are stored as SHA-256 hashes only. */
export const accessKeys = pgTable('access_keys', {
  hash: hex().primaryKey(),
  projectId: integer()
    .notNull()
    .references(() => projects.id),
  /** Chains that the key may use; null means all. */
  chainIds: integer().array(),
  ...created,
})

export const contracts = pgTable(
  'contracts',
  {
    id: integer().primaryKey(),
    projectId: integer()
      .notNull()
      .references(() => projects.id),
    contractName: text().notNull(),
    contractAddress: address().notNull(),
    contractType: text().notNull(),
    chainId: integer().notNull(),
    source: text({ enum: ['LINKED', 'DEPLOYED', 'SALE'] }).notNull(),
    itemsContractAddress: address(),
    abi: text(),
    bytecode: text(),
    bytecodeHash: text(),
    audienceId: integer(),
    ...stamps,
  },
  (t) => [index('contracts_project').on(t.projectId, t.id)],
)

export const contractSources = pgTable(
  'contract_sources',
  {
    id: integer().primaryKey(),
    uid: text().notNull(),
    contractType: text().notNull(),
    projectId: integer()
      .notNull()
      .references(() => projects.id),
    name: text().notNull(),
    description: text(),
    author: text(),
    license: text(),
    audited: boolean().notNull().default(false),
    moreInfoUrl: text(),
    disabled: boolean().notNull().default(false),
    factorySourceUid: text(),
    abi: text(),
    bytecode: text(),
    bytecodeHash: text(),
    ...stamps,
  },
  (t) => [index('contract_sources_project').on(t.projectId, t.id)],
)

export const audiences = pgTable('audiences', {
  id: integer().primaryKey(),
  projectId: integer()
    .notNull()
    .references(() => projects.id),
  name: text().notNull(),
  ...stamps,
  deletedAt: moment(),
})

/**
 * `name` and `email` are personal data: only keys of the project may read them.
 */
export const audienceContacts = pgTable(
  'audience_contacts',
  {
    id: integer().primaryKey(),
    audienceId: integer()
      .notNull()
      .references(() => audiences.id),
    name: text(),
    address: address(),
    email: text(),
    ...stamps,
  },
  (t) => [index('audience_contacts_audience').on(t.audienceId, t.id)],
)
