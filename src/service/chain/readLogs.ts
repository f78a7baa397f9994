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

/** Blocks from the first to the last, both included. */
export type Range = { fromBlock: bigint; toBlock: bigint }

/** Addresses that nodes take in one place of a request. */
export const mostAddresses = 1000

/** Events of contracts, in the order of the chain for each of them. */
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

/** Asks for logs as nodes do. */
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

/** What tells the events of an ABI apart. */
export function getEventSelectors(abi: Abi): Hex[] {
  const selectors = abi.flatMap((item) =>
    item.type === 'event' ? [toEventSelector(item)] : [],
  )
  return [...new Set(selectors)]
}
