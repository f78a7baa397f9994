import {
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  padHex,
  parseAbi,
  parseAbiParameters,
} from 'viem'
import { orAbsent, read } from '../../chain/chainView.js'
import type { NetworkConfig } from '../../context.js'
import { type TransactionStep, transactionStep } from './steps.js'

const bundlerAbi = parseAbi([
  'function execute(bytes32 mode, bytes executionData) payable',
  'function supportsExecutionMode(bytes32 mode) view returns (bool)',
])
const bundledCalls = parseAbiParameters([
  '(address to, uint256 value, bytes data)[] calls',
])

/** ERC-7821 mode: all calls succeed or all revert. */
const bundleMode = padHex('0x01', { dir: 'right', size: 32 })

/**
 * Combines steps into one transaction of the account to itself (ERC-7821), if
 * the caller says that it is a smart wallet and the account supports it.
 * Otherwise returns the steps unchanged.
 */
export async function bundleSteps(
  network: NetworkConfig,
  wallet: { account: Address; walletType: string | undefined },
  steps: TransactionStep[],
): Promise<TransactionStep[]> {
  const { account, walletType } = wallet
  const last = steps.at(-1)
  if (walletType !== 'service' || steps.length < 2 || !last) return steps
  if (!(await canBundle(network, account))) return steps
  const calls = steps.map(({ data, to, value }) => ({
    to,
    value: BigInt(value),
    data,
  }))
  return [
    transactionStep(last.id, {
      to: account,
      data: encodeFunctionData({
        abi: bundlerAbi,
        functionName: 'execute',
        args: [bundleMode, encodeAbiParameters(bundledCalls, [calls])],
      }),
      value: calls.reduce((sum, { value }) => sum + value, 0n),
      price: BigInt(last.price),
    }),
  ]
}

async function canBundle(
  network: NetworkConfig,
  account: Address,
): Promise<boolean> {
  const answer = await orAbsent(
    read(network, {
      address: account,
      abi: bundlerAbi,
      functionName: 'supportsExecutionMode',
      args: [bundleMode],
    }),
  )
  return answer ?? false
}
