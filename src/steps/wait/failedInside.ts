import { type Address, type Hex, pad } from 'viem'

type Log = { address: Address; data: Hex; topics: readonly Hex[] }

/**
 * Whether what a smart account was to do has failed inside of a transaction
 * that somebody else sent, and that itself went well.
 */
export function failedInside(
  { logs = [], to }: { logs?: readonly Log[]; to?: Address | null },
  account: Address,
): boolean {
  const same = (a: string | null | undefined, b: string | null | undefined) =>
    a?.toLowerCase() === b?.toLowerCase()
  const ofAccount = (topic: Hex) =>
    logs.filter((log) => same(log.address, account) && log.topics[0] === topic)
  // Anybody can write such a log: an entry point is what was called.
  const operations = logs.filter(
    ({ address, topics: [topic, , sender] }) =>
      topic === operated && same(address, to) && same(sender, pad(account)),
  )
  const failed = operations.filter(
    ({ data }) => !BigInt(`0x${data.slice(66, 130) || 1}`),
  )
  return (
    (failed.length > 0 && failed.length === operations.length) ||
    (ofAccount(safeFailed).length > 0 && ofAccount(safeWentWell).length === 0)
  )
}

/** `UserOperationEvent` of an entry point (ERC-4337). */
const operated =
  '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'
/** `ExecutionFailure(bytes32,uint256)` and `ExecutionSuccess` of a Safe. */
const safeFailed =
  '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23'
const safeWentWell =
  '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e'
