import { BlockNotFoundError, type Hex } from 'viem'
import type { NetworkConfig } from '../context.js'
import { type ChainView, once } from './chainView.js'

/** A block. The hash distinguishes it from others with the same number. */
export type BlockId = { number: bigint; hash: Hex }

/** The newest block. */
export async function readHead({ client }: NetworkConfig): Promise<BlockId> {
  const { hash, number } = await client.getBlock()
  return { hash, number }
}

/** Returns the block of a number; undefined if the chain is shorter. */
export async function findBlock(
  { client }: NetworkConfig,
  number: bigint,
): Promise<BlockId | undefined> {
  try {
    const { hash } = await client.getBlock({ blockNumber: number })
    return { hash, number }
  } catch (error) {
    if (error instanceof BlockNotFoundError) return undefined
    throw error
  }
}

/**
 * Returns the block of a number below the head. @throws if the chain has none.
 */
export async function readBlock(
  network: NetworkConfig,
  number: bigint,
  known: BlockId,
): Promise<BlockId> {
  if (number === known.number) return known
  const found = await findBlock(network, number)
  if (found) return found
  throw new Error(
    `The node of ${network.name} has block ${known.number}, but not ${number}.`,
  )
}

/** Returns the time of a block. */
export function readTime(view: ChainView, blockNumber: bigint): Promise<Date> {
  return once(view, `time:${blockNumber}`, async () => {
    const { timestamp } = await view.client.getBlock({ blockNumber })
    return new Date(Number(timestamp) * 1000)
  })
}
