import {
  type Address,
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  parseAbi,
  parseAbiParameters,
} from 'viem'
import type { Step } from '../../../src/rpc/schemas.js'
import { seaportAbi } from '../../../src/service/chain/seaportAbi.js'

/** A lie: a change of a copy of honest steps. */
export type Lie = [
  name: string,
  tell: (steps: Step[], world: LieWorld) => unknown,
]

/** Addresses that lies need. */
export type LieWorld = {
  account: Address
  chainId: number
  emblems: Address
  items: Address
  seaport: Address
  usdc: Address
  weth: Address
}

/** An account that should receive nothing. */
export const thief: Address = '0x00000000000000000000000000000000000bad01'

export const tokenAbi = parseAbi([
  'function approve(address spender, uint256 amount)',
  'function increaseAllowance(address spender, uint256 amount)',
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amount)',
  'function setApprovalForAll(address operator, bool approved)',
  'function safeTransferFrom(address from, address to, uint256 tokenId)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
  'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
  'function deposit()',
  'function withdraw(uint256 amount)',
  'function multicall(bytes[] calls)',
  'function execute(bytes32 mode, bytes executionData)',
  'function burn(uint256 amount)',
])

/** Encodes a call of a token. */
export function tokenCall(functionName: string, ...args: unknown[]): Hex {
  return encodeFunctionData({ abi: tokenAbi, functionName, args } as never)
}

/** Encodes calls that an account makes as one (ERC-7821). */
export function encodeBatch(
  calls: readonly { to: Address; value: bigint; data: Hex }[],
  mode: Hex = `0x01${'00'.repeat(31)}`,
): Hex {
  const shape = parseAbiParameters([
    'Call[] calls',
    'struct Call { address to; uint256 value; bytes data; }',
  ])
  return tokenCall('execute', mode, encodeAbiParameters(shape, [calls]))
}

/** Creates a step that sends a transaction. */
export function send(to: Address, data: Hex, value = 0n): Step {
  return { id: 'buy', to, data, value: String(value) } as Step
}

/** Returns the last step, which calls Seaport or signs an order for it. */
export function getLast(steps: Step[]): Step {
  const step = steps.at(-1)
  if (!step) throw new Error('There is no step.')
  return step
}

/** An order as JSON, with mutable fields. */
export type LooseOrder = {
  offerer: string
  zone: string
  offer: LooseItem[]
  consideration: (LooseItem & { recipient: string })[]
  orderType: number
  startTime: string
  endTime: string
  zoneHash: string
  salt: string
  conduitKey: string
  counter?: string
  totalOriginalConsiderationItems?: string
}

export type LooseItem = {
  itemType: number
  token: string
  identifierOrCriteria: string
  startAmount: string
  endAmount: string
}

/** Changes the arguments of a call of Seaport; integers are decimal texts. */
export function rewrite(
  step: Step,
  change: (args: any[], functionName: string) => unknown,
): void {
  const { args, functionName } = decodeFunctionData({
    abi: seaportAbi,
    data: step.data as Hex,
  })
  const loose = JSON.parse(
    JSON.stringify(args, (_, it) => (typeof it === 'bigint' ? `${it}n` : it)),
    (_, it) =>
      typeof it === 'string' && /^-?\d+n$/.test(it) ? it.slice(0, -1) : it,
  )
  const other = change(loose, functionName)
  step.data = encodeFunctionData({
    abi: seaportAbi,
    functionName: typeof other === 'string' ? other : functionName,
    args: loose,
  } as never)
}

/** Returns a larger amount. */
export const more = (digits: string | undefined, by = 1n) =>
  String(BigInt(digits ?? '0') + by)
