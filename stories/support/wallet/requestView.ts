import type { Address, Hex } from 'viem'

/** An account that the wallet holds. */
export type WalletAccount = { address: Address; privateKey: Hex }

/** What the sheet says about a request. */
export type RequestView = {
  /** What will happen, in a few words: "Approve USDC". */
  title: string
  /** One sentence below the title. */
  sentence?: string | undefined
  rows?: readonly { label: string; value: string; strong?: boolean }[]
  /** A message, shown as it is. */
  message?: string | undefined
  /** Why a person should hesitate. */
  warning?: string | undefined
  /** The request as the page sent it. */
  raw: unknown
}
