import { type Address, type Hex, pad } from 'viem'

type Log = { data: Hex; topics: readonly Hex[] }

/** Whether an id is the hash of an order, by which Seaport tells of it. */
export function isOrderHash(id: string): boolean {
  return /^0x[0-9a-f]{64}$/i.test(id)
}

/** The orders that logs say were filled, by their hashes in lower case. */
export function getFilledHashes(logs: readonly Log[] = []): string[] {
  return logs
    .filter(({ topics }) => topics[0] === orderFulfilled)
    .map(({ data }) => data.slice(0, 66).toLowerCase())
}

/** Whether logs say that an order of a maker was filled. */
export function hasFilled(logs: readonly Log[] = [], maker: Address): boolean {
  return logs.some(
    ({ topics: [event, by] }) =>
      event === orderFulfilled && by === toTopic(maker),
  )
}

function toTopic(address: Address): string {
  return pad(address).toLowerCase()
}

/** `OrderFulfilled` of Seaport, of every version. */
const orderFulfilled =
  '0x9d9af8e38d66c62e2c12f0225249fd9d721c54b83f48d9352c97c6cacdcb6f31'
