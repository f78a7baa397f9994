import {
  type Abi,
  type Address,
  formatLog,
  type Hex,
  numberToHex,
  parseEventLogs,
  type RpcLog,
  toEventSelector,
} from 'viem'
import type { NetworkConfig } from '../context.js'
import { splitIntoChunks } from '../splitIntoChunks.js'

/** A range of blocks, both ends included. */
export type Range = { fromBlock: bigint; toBlock: bigint }

/** Maximum number of addresses in a filter. */
export const mostAddresses = 1000

/**
 * Reads events of contracts; those of one contract are in the order of the
 * chain.
 */
export async function readLogs<const abi extends Abi>(
  network: NetworkConfig,
  range: Range,
  { abi, address }: { abi: abi; address: readonly Address[] },
) {
  const chunks = await Promise.all(
    splitIntoChunks(address, mostAddresses).map((addresses) =>
      requestLogs(network, range, {
        address: addresses,
        topics: [getEventSelectors(abi)],
      }),
    ),
  )
  return parseEventLogs({
    abi,
    logs: chunks.flat().map((log) => formatLog(log)),
    strict: true,
  })
}

/** Requests logs with `eth_getLogs`. */
export function requestLogs(
  { client }: NetworkConfig,
  { fromBlock, toBlock }: Range,
  filter: { address: Address[]; topics: (Hex[] | null)[] },
): Promise<RpcLog[]> {
  return client.request({
    method: 'eth_getLogs',
    params: [
      {
        ...filter,
        fromBlock: numberToHex(fromBlock),
        toBlock: numberToHex(toBlock),
      },
    ],
  })
}

/** Returns the selectors of the events of an ABI. */
export function getEventSelectors(abi: Abi): Hex[] {
  const selectors = abi.flatMap((item) =>
    item.type === 'event' ? [toEventSelector(item)] : [],
  )
  return [...new Set(selectors)]
}
