import * as v from 'valibot'
import { named } from './agree.js'
import { answer, list } from './answers.js'
import type { contractSources } from './enumerations.js'
import { sortBy } from './schemas.js'
import {
  address,
  moment,
  openName,
  pageNumber,
  type Schema,
  text,
  whole,
  wholeNumber,
} from './values.js'

/** Page information of a builder list. */
export interface BuilderPage extends v.InferOutput<typeof builderPageFields> {}
const builderPageFields = answer({
  /** Page number, from 1. */
  page: v.nullish(pageNumber, 1),
  /** Number of items per page. */
  pageSize: wholeNumber,
  /** Column that `before` and `after` refer to. */
  column: text,
  /** Whether there is another page. */
  more: v.nullish(v.boolean(), false),
  /** Start of this page. Send it as `before` to fetch the previous page. */
  before: v.nullish(v.unknown()),
  /** End of this page. Send it as `after` to fetch the next page. */
  after: v.nullish(v.unknown()),
  /** Sort columns, most important first. */
  sort: v.nullish(list(sortBy)),
})
export const builderPage: Schema<BuilderPage> = builderPageFields

/** A contract of a project. */
export interface Contract extends v.InferOutput<typeof contractFields> {}
const contractFields = named(['projectId', 'audienceId', 'chainId'], {
  /** Id of the contract at the service. */
  id: whole,
  /** Id of the project. */
  projectId: wholeNumber,
  /** The project's name for it. */
  contractName: text,
  /** Contract address. */
  contractAddress: address,
  /** Kind of the contract, such as `ERC721`. */
  contractType: text,
  /** Chain of the contract. */
  chainId: wholeNumber,
  /** How the contract was added to the project. */
  source: v.nullish(openName<typeof contractSources>()),
  /** For a sale contract, address of the collection it sells. */
  itemsContractAddress: text,
  /** ABI as JSON text. */
  abi: text,
  /** Bytecode as hex digits. */
  bytecode: text,
  /** Hash of the bytecode. */
  bytecodeHash: text,
  /** Id of the audience that may use the contract. */
  audienceId: wholeNumber,
  /** Time it was added to the project, in unix seconds or RFC 3339. */
  createdAt: moment,
  /** Time of the last change, in unix seconds or RFC 3339. */
  updatedAt: moment,
})
export const contract: Schema<Contract> = contractFields

/** Source code from which a project can deploy contracts. */
export interface ContractSource
  extends v.InferOutput<typeof contractSourceFields> {}
const contractSourceFields = named(['projectId'], {
  /** Id of the source at the service. */
  id: whole,
  /** Name for programs, the same in every deployment. */
  uid: text,
  /** Kind of the deployed contracts, such as `ERC721`. */
  contractType: text,
  /** Id of the project; absent if every project may use it. */
  projectId: wholeNumber,
  /** Display name. */
  name: text,
  /** Description of the contracts. */
  description: text,
  /** Author of the source code. */
  author: text,
  /** License, such as `Apache-2.0`. */
  license: text,
  /** Whether the source code was audited independently. */
  audited: v.nullish(v.boolean()),
  /** URL of a page with more information. */
  moreInfoUrl: text,
  /** Whether the source can no longer be deployed. */
  disabled: v.nullish(v.boolean()),
  /** `uid` of the source of the factory that deploys it. */
  factorySourceUid: text,
  /** ABI of the contracts as JSON text. */
  abi: text,
  /** Bytecode to deploy, as hex digits. */
  bytecode: text,
  /** Hash of the bytecode to deploy. */
  bytecodeHash: text,
  /** Time it was added, in unix seconds or RFC 3339. */
  createdAt: moment,
  /** Time of the last change, in unix seconds or RFC 3339. */
  updatedAt: moment,
})
export const contractSource: Schema<ContractSource> = contractSourceFields

/** A group of people of a project. */
export interface Audience extends v.InferOutput<typeof audienceFields> {}
const audienceFields = named(['id', 'projectId'], {
  /** Id of the audience at the service. */
  id: whole,
  /** Id of the project. */
  projectId: wholeNumber,
  /** The project's name for it. */
  name: text,
  /** Number of contacts. */
  contactCount: wholeNumber,
  /** Creation time, in unix seconds or RFC 3339. */
  createdAt: moment,
  /** Time of the last change, in unix seconds or RFC 3339. */
  updatedAt: moment,
  /** Deletion time, in unix seconds or RFC 3339. */
  deletedAt: moment,
})
export const audience: Schema<Audience> = audienceFields

/** A contact in an audience. `email` and `name` are personal data. */
export interface AudienceContact
  extends v.InferOutput<typeof audienceContactFields> {}
const audienceContactFields = named(['audienceId'], {
  /** Id of the contact at the service. */
  id: whole,
  /** Id of the audience. */
  audienceId: wholeNumber,
  /** Name of the contact: personal data. */
  name: text,
  /** Account of the contact. */
  address: v.nullish(address),
  /** Email address of the contact: personal data. */
  email: text,
  /** Time the contact was added, in unix seconds or RFC 3339. */
  createdAt: moment,
  /** Time of the last change, in unix seconds or RFC 3339. */
  updatedAt: moment,
})
export const audienceContact: Schema<AudienceContact> = audienceContactFields
