import type { Address } from 'viem'

export const chainId = 31337
export const otherChainId = 31338

/** Seaport 1.6 at its usual address. */
export const seaport: Address = '0x0000000000000068F116a894984e2DB1123eB395'

const place = (digits: string): Address => `0x${digits.padStart(40, '0')}`

/** An ERC-721 and an ERC-1155 collection. */
export const emblems = place('e721')
export const items = place('e1155')

/** A usual currency, and one that is strict about allowances. */
export const coin = place('c0120')
export const strictCoin = place('c0121')

/** A seller. */
export const maker = place('5e11e4')
/** Recipient of the marketplace fee. */
export const feeRecipient = place('fee')
/** An attacker. */
export const thief = place('bad')
/** Bundler of smart accounts, and its entry point. */
export const bundler = place('b0d1e4')
export const entryPoint = place('4337')

/** Key 0 of every development chain. */
export const ownerKey =
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
export const owner: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/** Another account of the same wallet. */
export const otherAccount: Address =
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** A smart account. */
export const smartAccount = place('acc12')
