import type { Client, Hex, ReplacementReason, TransactionReceipt } from 'viem'
import { waitForTransactionReceipt } from 'viem/actions'
import { abortable, sleep } from './abortable.js'

/** How the wait for a transaction ended. */
export type Receipt = {
  receipt: TransactionReceipt
  /** Set when another transaction took its place. */
  replacement: ReplacementReason | undefined
}

/**
 * Waits until a transaction, or what took its place, is mined; undefined when
 * that takes longer than `timeout` milliseconds. A node that cannot be reached
 * for a while says nothing about the transaction, so it is asked again.
 */
export async function waitForReceipt(
  client: Client,
  parameters: {
    confirmations: number
    hash: Hex
    signal: AbortSignal | undefined
    timeout: number
  },
): Promise<Receipt | undefined> {
  const { confirmations, hash, signal, timeout } = parameters
  const deadline = Date.now() + timeout
  for (;;) {
    let replacement: ReplacementReason | undefined
    const wait = waitForTransactionReceipt(client, {
      confirmations,
      hash,
      onReplaced: ({ reason }) => {
        replacement = reason
      },
      timeout: Math.max(1, deadline - Date.now()),
    })
    try {
      const receipt = await abortable(wait, signal)
      return { receipt, replacement }
    } catch {
      signal?.throwIfAborted()
      if (Date.now() >= deadline) return undefined
      await sleep(client.pollingInterval, signal)
    }
  }
}
