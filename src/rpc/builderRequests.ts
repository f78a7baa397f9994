import * as v from 'valibot'
import { contractSources } from './enumerations.js'
import { builderPageRequest } from './pageRequests.js'
import { knownName, resource } from './values.js'

/** Numeric id of a record at the service. */
export const id = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const shortText = v.pipe(v.string(), v.maxLength(64))

/** Filter for the contracts of a project. */
export type ContractFilter = v.InferInput<typeof contractFilter>
export const contractFilter = v.nullish(
  resource({
    /** Only contracts on this chain. */
    chainId: v.nullish(id),
    /** Only contracts that were added to the project this way. */
    contractSourceType: v.nullish(knownName(contractSources)),
    /** Only contracts of this kind, such as `ERC721`. */
    contractType: v.nullish(shortText),
  }),
)

export const contractsRequest = resource({
  /** Id of the project. */
  projectId: id,
  /** Filter for the contracts. */
  filter: contractFilter,
  /** Page number, page size and sort. */
  page: builderPageRequest,
})

export const contractSourcesRequest = resource({
  /** Id of the project. */
  projectId: id,
  /** Page number, page size and sort. */
  page: builderPageRequest,
})

export const audienceRequest = resource({
  /** Id of the project. */
  projectId: id,
  /** Id of the audience. */
  audienceId: id,
})
