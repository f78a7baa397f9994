export type { ChainDump } from '../world/chain/dump.js'
export type { WorldContracts } from '../world/signOrders.js'
export { type LoadWorldOptions, loadWorld } from './loadWorld.js'
export {
  type OpenWorldOptions,
  openWorld,
  type PackedWorld,
  type PageWorld,
} from './openWorld.js'
