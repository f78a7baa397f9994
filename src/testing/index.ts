export { connectWorld, type WorldConnection } from './connectWorld.js'
export type { ChainControls } from './controls/chainControls.js'
export {
  type ControlsOptions,
  createControls,
  type WorldControls,
} from './controls/createControls.js'
export type { ServiceLie } from './controls/lie.js'
export type { WorldCall } from './controls/worldCall.js'
export { createCollectible, createOrder, createStep } from './data.js'
export type { WalletDetails } from './wallet/announceProvider.js'
export type { RpcCall } from './wallet/callChain.js'
export {
  createTestWallet,
  type TestWallet,
  type TestWalletOptions,
  type WalletAnswer,
  type WalletPrompt,
} from './wallet/createTestWallet.js'
export { injectWallet } from './wallet/injectWallet.js'
export { testConnector } from './wallet/testConnector.js'
