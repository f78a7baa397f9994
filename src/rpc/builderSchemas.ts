import * as v from 'valibot'
import type { contractSources } from './enumerations.js'
import { sortBy } from './schemas.js'
import {
  address,
  count,
  list,
  moment,
  number,
  openName,
  resource,
  text,
} from './values.js'

/** Where a list of the builder stands. Pages count from 1. */
export type BuilderPage = v.InferOutput<typeof builderPage>
export const builderPage = resource({
  page: v.nullish(count, 1),
  pageSize: number,
  column: text,
  more: v.nullish(v.boolean(), false),
  before: v.nullish(v.unknown()),
  after: v.nullish(v.unknown()),
  sort: v.nullish(list(sortBy)),
})

/** A contract of a project. */
export type Contract = v.InferOutput<typeof contract>
export const contract = resource({
  id: count,
  projectId: number,
  contractName: text,
  contractAddress: address,
  contractType: text,
  chainId: number,
  source: v.nullish(openName<typeof contractSources>()),
  itemsContractAddress: text,
  abi: text,
  bytecode: text,
  bytecodeHash: text,
  audienceId: number,
  createdAt: moment,
  updatedAt: moment,
})

/** Source code from which a project can deploy contracts. */
export type ContractSource = v.InferOutput<typeof contractSource>
export const contractSource = resource({
  id: count,
  uid: text,
  contractType: text,
  projectId: number,
  name: text,
  description: text,
  author: text,
  license: text,
  audited: v.nullish(v.boolean()),
  moreInfoUrl: text,
  disabled: v.nullish(v.boolean()),
  factorySourceUid: text,
  abi: text,
  bytecode: text,
  bytecodeHash: text,
  createdAt: moment,
  updatedAt: moment,
})

/** A group of people of a project. */
export type Audience = v.InferOutput<typeof audience>
export const audience = resource({
  id: count,
  projectId: number,
  name: text,
  contactCount: number,
  createdAt: moment,
  updatedAt: moment,
  deletedAt: moment,
})

/** A person of an audience. `email` and `name` are personal data. */
export type AudienceContact = v.InferOutput<typeof audienceContact>
export const audienceContact = resource({
  id: count,
  audienceId: number,
  name: text,
  address: v.nullish(address),
  email: text,
  createdAt: moment,
  updatedAt: moment,
})
