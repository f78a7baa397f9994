import * as v from 'valibot'
import { contractSources } from './enumerations.js'
import { builderPageRequest } from './pageRequests.js'
import { knownName, resource } from './values.js'

/** A number that a service gives to what it keeps. */
export const id = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** A short name. */
export const shortText = v.pipe(v.string(), v.maxLength(64))

/** Which contracts of a project to list. */
export type ContractFilter = v.InferInput<typeof contractFilter>
export const contractFilter = v.nullish(
  resource({
    /** Only those of this chain. */
    chainId: v.nullish(id),
    /** Only those that came to the project this way. */
    contractSourceType: v.nullish(knownName(contractSources)),
    /** Only those of this kind, such as `ERC721`. */
    contractType: v.nullish(shortText),
  }),
)

export const contractsRequest = resource({
  /** The project. */
  projectId: id,
  /** Which contracts. */
  filter: contractFilter,
  /** Which page, how long, and in which order. */
  page: builderPageRequest,
})

export const contractSourcesRequest = resource({
  /** The project. */
  projectId: id,
  /** Which page, how long, and in which order. */
  page: builderPageRequest,
})

export const audienceRequest = resource({
  /** The project. */
  projectId: id,
  /** Which of its audiences. */
  audienceId: id,
})
