// Widgets

export { AudienceView } from './components/AudienceView/AudienceView.js'
export { ContractSourcesTable } from './components/ContractSourcesTable/ContractSourcesTable.js'
export { ContractsTable } from './components/ContractsTable/ContractsTable.js'

// Hooks

export { useAudience } from './hooks/reads/useAudience.js'
export { useContractSources } from './hooks/reads/useContractSources.js'
export { useContractSourcesPage } from './hooks/reads/useContractSourcesPage.js'
export { useContracts } from './hooks/reads/useContracts.js'
export { useContractsPage } from './hooks/reads/useContractsPage.js'

// Query options

export { audienceQueryOptions } from './query/audienceQueryOptions.js'
export {
  contractSourcesPageQueryOptions,
  contractSourcesQueryOptions,
} from './query/contractSourcesQueryOptions.js'
export {
  contractsPageQueryOptions,
  contractsQueryOptions,
} from './query/contractsQueryOptions.js'

// Operations, and types of their requests and responses

export type {
  Audience,
  AudienceContact,
  BuilderPage,
  Contract,
  ContractSource,
} from './rpc/builderSchemas.js'
export {
  getAudience,
  listContractSources,
  listContracts,
} from './rpc/operations.js'
export type { BuilderPageRequest } from './rpc/pageRequests.js'
export type { ContractFilter } from './rpc/requests.js'
