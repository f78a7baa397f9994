export type {
  CurrencyConfig,
  LogEntry,
  NetworkConfig,
} from './context.js'
export {
  createService,
  type Service,
  type ServiceConfig,
} from './createService.js'
export type { ProjectConfig } from './database/saveProjects.js'
export type { Db } from './database/types.js'
export {
  defineConfig,
  type ServeCollection,
  type ServeConfig,
  type ServeNetwork,
} from './node/cli/serveConfig.js'
export { openDatabase } from './node/openDatabase.js'
export {
  createSafeFetch,
  type SafeFetch,
  type SafeFetchOptions,
} from './node/safeFetch.js'
export { type PackWorldOptions, packWorld } from './node/world/packWorld.js'
export {
  type RunningWorld,
  type StartWorldOptions,
  startWorld,
  type WorldInfo,
} from './node/world/startWorld.js'
