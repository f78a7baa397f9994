import type { Address } from 'viem'

/** Next inlines these values at build time, also for the browser. */
export const settings = {
  accessKey: process.env.NEXT_PUBLIC_ACCESS_KEY ?? '',
  chainId: Number(process.env.NEXT_PUBLIC_CHAIN_ID),
  collection: process.env.NEXT_PUBLIC_COLLECTION as Address,
  marketplaceUrl: process.env.NEXT_PUBLIC_MARKETPLACE_URL ?? '',
  network: process.env.NEXT_PUBLIC_NETWORK ?? '',
  rpcUrl: process.env.NEXT_PUBLIC_RPC_URL ?? '',
  seaport: process.env.NEXT_PUBLIC_SEAPORT as Address,
}
