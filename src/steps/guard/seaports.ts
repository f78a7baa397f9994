import type { Address } from 'viem'

/** Seaport 1.6 and 1.5, which have the same address on every chain. */
export const seaports: readonly Address[] = [
  '0x0000000000000068F116a894984e2DB1123eB395',
  '0x00000000000000ADc04C56Bf30aC9d3c0aAF14dC',
]
