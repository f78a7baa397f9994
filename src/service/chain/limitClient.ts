import {
  BaseError,
  type EIP1193RequestFn,
  type PublicClient,
  publicActions,
} from 'viem'
import { withDeadline } from '../withDeadline.js'

/** A node that did not answer a call in time. */
export class LateNodeError extends BaseError {
  override name = 'LateNodeError'
}

/**
 * Returns a client whose calls fail with `LateNodeError` after some
 * milliseconds, retries of the given client included.
 */
export function limitClient(
  client: PublicClient,
  milliseconds: number,
): PublicClient {
  const late = new LateNodeError(
    `The node did not respond within ${milliseconds / 1000} s.`,
  )
  // Every schema of methods has the same implementation.
  const ask = client.request as EIP1193RequestFn
  const request: EIP1193RequestFn = (call, options) =>
    withDeadline({ late, milliseconds }, () => ask(call, options))
  // Batches of calls belong to one client.
  const limited = {
    ...client,
    // A contract must not name addresses that the service fetches.
    ccipRead: false as const,
    request: request as PublicClient['request'],
    uid: `${client.uid}.limited`,
  }
  // Actions call each other on the client, so they are replaced in place.
  return Object.assign(limited, publicActions(limited))
}
