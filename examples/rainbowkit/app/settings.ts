import type { Address } from 'viem'

/** Vite writes these into what it builds. */
const env = import.meta.env

export const settings = {
  accessKey: env.VITE_ACCESS_KEY ?? '',
  chainId: Number(env.VITE_CHAIN_ID),
  collection: env.VITE_COLLECTION as Address,
  marketplaceUrl: env.VITE_MARKETPLACE_URL ?? '',
  network: env.VITE_NETWORK ?? '',
  rpcUrl: env.VITE_RPC_URL ?? '',
  seaport: env.VITE_SEAPORT as Address,
}
