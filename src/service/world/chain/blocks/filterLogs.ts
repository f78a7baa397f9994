import type { Hex } from 'viem'
import { type Fields, readAddressKey, readHash } from '../readParams.js'
import { RpcError } from '../rpcError.js'
import { type BlockStore, isHead } from './blockStore.js'
import { type DescribedLog, describeLogs } from './describe.js'
import type { MinedBlock } from './minedBlock.js'

/** Returns the logs that match the filter of `eth_getLogs`. */
export function filterLogs(blocks: BlockStore, filter: Fields): DescribedLog[] {
  const addresses = readAddresses(filter.address)
  const topics = readTopics(filter.topics)
  return selectBlocks(blocks, filter)
    .flatMap(describeLogs)
    .filter(
      (log) =>
        (!addresses || addresses.has(log.address)) &&
        topics.every((allowed, index) => {
          const topic = log.topics[index]
          return topic !== undefined && (!allowed || allowed.has(topic))
        }),
    )
}

function selectBlocks(
  blocks: BlockStore,
  { blockHash, fromBlock, toBlock }: Fields,
): readonly MinedBlock[] {
  if (blockHash !== undefined) {
    const block = blocks.getByHash(readHash(blockHash))
    if (!block) throw new RpcError(-32000, 'unknown block')
    return [block]
  }
  const first = blocks.get(fromBlock).number
  const last = isHead(toBlock) ? blocks.head : blocks.find(toBlock)
  return blocks.all.slice(first, (last ?? blocks.head).number + 1)
}

function readAddresses(value: unknown): Set<Hex> | undefined {
  if (value === undefined || value === null) return undefined
  return new Set([value].flat().map(readAddressKey))
}

/** A set of allowed topics for each place; undefined where any is allowed. */
function readTopics(value: unknown): (Set<Hex> | undefined)[] {
  if (!Array.isArray(value)) return []
  return value.map((topic) =>
    topic === null ? undefined : new Set([topic].flat().map(readHash)),
  )
}
