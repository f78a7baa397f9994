import type { Address, Hex } from 'viem'

/** An account that the wallet holds. */
export type WalletAccount = { address: Address; privateKey: Hex }

/** Texts of the sheet for a request. */
export type RequestView = {
  /** The action in a few words: "Approve USDC". */
  title: string
  /** One sentence below the title. */
  sentence?: string | undefined
  rows?: readonly { label: string; value: string; strong?: boolean }[]
  /** A message, shown as it is. */
  message?: string | undefined
  /** A warning. */
  warning?: string | undefined
  /** The request as the page sent it. */
  raw: unknown
}
