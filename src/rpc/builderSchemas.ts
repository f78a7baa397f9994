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
  /** Which page this is, from 1. */
  page: v.nullish(count, 1),
  /** Items on a page. */
  pageSize: number,
  /** The column that `before` and `after` are about. */
  column: text,
  /** Whether there is another page. */
  more: v.nullish(v.boolean(), false),
  /** Where this page begins: for the page before it. */
  before: v.nullish(v.unknown()),
  /** Where this page ends: for the page after it. */
  after: v.nullish(v.unknown()),
  /** How it is sorted. */
  sort: v.nullish(list(sortBy)),
})

/** A contract of a project. */
export type Contract = v.InferOutput<typeof contract>
export const contract = resource({
  /** Number of the contract at the service. */
  id: count,
  /** Project that it belongs to. */
  projectId: number,
  /** What the project calls it. */
  contractName: text,
  /** Where it is. */
  contractAddress: address,
  /** Its kind, such as `ERC721`. */
  contractType: text,
  /** Chain that it is on. */
  chainId: number,
  /** How it came to the project. */
  source: v.nullish(openName<typeof contractSources>()),
  /** Of a sale: the collection that it sells. */
  itemsContractAddress: text,
  /** Its interface, as JSON. */
  abi: text,
  /** Its code, as hex digits. */
  bytecode: text,
  /** Marks its code. */
  bytecodeHash: text,
  /** Audience that may use it. */
  audienceId: number,
  /** When it came to the project: unix seconds, or RFC 3339. */
  createdAt: moment,
  /** When it last changed: unix seconds, or RFC 3339. */
  updatedAt: moment,
})

/** Source code from which a project can deploy contracts. */
export type ContractSource = v.InferOutput<typeof contractSource>
export const contractSource = resource({
  /** Number of the source at the service. */
  id: count,
  /** Its name for programs, the same in every deployment. */
  uid: text,
  /** Kind of the contracts that come of it, such as `ERC721`. */
  contractType: text,
  /** Project that it belongs to; absent where all may use it. */
  projectId: number,
  /** What it is called. */
  name: text,
  /** What its contracts do. */
  description: text,
  /** Who wrote it. */
  author: text,
  /** Under which terms, such as `Apache-2.0`. */
  license: text,
  /** Whether somebody independent has looked through it. */
  audited: v.nullish(v.boolean()),
  /** A page about it. */
  moreInfoUrl: text,
  /** Whether it cannot be deployed any more. */
  disabled: v.nullish(v.boolean()),
  /** The source of the factory that deploys it. */
  factorySourceUid: text,
  /** Interface of its contracts, as JSON. */
  abi: text,
  /** What is deployed, as hex digits. */
  bytecode: text,
  /** Marks what is deployed. */
  bytecodeHash: text,
  /** When it was added: unix seconds, or RFC 3339. */
  createdAt: moment,
  /** When it last changed: unix seconds, or RFC 3339. */
  updatedAt: moment,
})

/** A group of people of a project. */
export type Audience = v.InferOutput<typeof audience>
export const audience = resource({
  /** Number of the audience at the service. */
  id: count,
  /** Project that it belongs to. */
  projectId: number,
  /** What the project calls it. */
  name: text,
  /** How many people it has. */
  contactCount: number,
  /** When it was made: unix seconds, or RFC 3339. */
  createdAt: moment,
  /** When it last changed: unix seconds, or RFC 3339. */
  updatedAt: moment,
  /** When it was taken out: unix seconds, or RFC 3339. */
  deletedAt: moment,
})

/** A person of an audience. `email` and `name` are personal data. */
export type AudienceContact = v.InferOutput<typeof audienceContact>
export const audienceContact = resource({
  /** Number of the person at the service. */
  id: count,
  /** Audience that the person belongs to. */
  audienceId: number,
  /** What the person is called: personal data. */
  name: text,
  /** Account of the person. */
  address: v.nullish(address),
  /** Mail address of the person: personal data. */
  email: text,
  /** When the person came to it: unix seconds, or RFC 3339. */
  createdAt: moment,
  /** When that last changed: unix seconds, or RFC 3339. */
  updatedAt: moment,
})
