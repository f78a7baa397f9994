import {
  type Abi,
  BaseError,
  type ContractFunctionArgs,
  type ContractFunctionName,
  ContractFunctionRevertedError,
  ContractFunctionZeroDataError,
  HttpRequestError,
  LimitExceededRpcError,
  type ReadContractParameters,
  type ReadContractReturnType,
  RpcError,
  RpcRequestError,
  TimeoutError,
} from 'viem'
import type { NetworkConfig } from '../context.js'

/** A chain to read: as it is now, or as it was after a block. */
export type ChainView = Pick<NetworkConfig, 'client' | 'seaport'> & {
  /** @default the newest block, which may be another one at each call */
  blockNumber?: bigint | undefined
  /** What was asked already, by its call. */
  answers?: Map<string, Promise<unknown>> | undefined
}

/** Views a chain as it was after a block; nothing is asked twice. */
export function viewAt(
  network: NetworkConfig,
  blockNumber: bigint,
): ChainView & { blockNumber: bigint } {
  const { client, seaport } = network
  return { client, seaport, blockNumber, answers: new Map() }
}

/** Calls a function of a contract that changes nothing. */
export function read<
  const abi extends Abi | readonly unknown[],
  name extends ContractFunctionName<abi, 'pure' | 'view'>,
  const args extends ContractFunctionArgs<abi, 'pure' | 'view', name>,
>(
  view: ChainView,
  call: ReadContractParameters<abi, name, args>,
): Promise<ReadContractReturnType<abi, name, args>> {
  const { blockNumber, client } = view
  const ask = () =>
    client.readContract<abi, name, args>({
      ...call,
      ...(blockNumber === undefined ? {} : { blockNumber }),
    } as typeof call)
  const { address, args, functionName } = call
  return once(view, `${address}:${functionName}:${String(args)}`, ask)
}

/** Asks, unless the view knows the answer. */
export function once<value>(
  { answers }: ChainView,
  key: string,
  ask: () => Promise<value>,
): Promise<value> {
  if (!answers) return ask()
  const known = answers.get(key) as Promise<value> | undefined
  if (known) return known
  const asked = ask()
  answers.set(key, asked)
  return asked
}

/** Undefined when the contract refuses the call or does not know it. */
export async function orAbsent<value>(
  call: Promise<value>,
): Promise<value | undefined> {
  try {
    return await call
  } catch (error) {
    if (isRefusal(error)) return undefined
    throw error
  }
}

/** What nodes say when a call fails in the contract, not on its way there. */
const failedInside =
  /revert|out ?of ?gas|evm error|gas required exceeds|invalid opcode|bad instruction|invalid jump|stack (over|under)flow|execution (timeout|aborted)|vm execution/i

/** The code of an answer that is the contract's. */
const revertCode = 3

/** An answer that is none which the function could give. */
const unreadable = new Set([
  'AbiDecodingDataSizeTooSmallError',
  'AbiDecodingZeroDataError',
  'InvalidBytesBooleanError',
  'NegativeOffsetError',
  'PositionOutOfBoundsError',
  'RecursiveReadLimitExceededError',
])

/** Whether the contract is to blame, so that asking again does not help. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false
  const found = (test: (cause: unknown) => boolean) => error.walk(test) !== null
  const isTold = found(
    (cause) =>
      cause instanceof HttpRequestError ||
      cause instanceof RpcError ||
      cause instanceof RpcRequestError,
  )
  // viem takes every internal error of a node for the contract's.
  if (isTold)
    return found(hasRevertCode) || failedInside.test(error.details ?? '')
  return found(
    (cause) =>
      cause instanceof ContractFunctionRevertedError ||
      cause instanceof ContractFunctionZeroDataError ||
      (cause instanceof BaseError && unreadable.has(cause.name)),
  )
}

/** Whether a node answered, so that others of the same kind may do well. */
export function isAnswer(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false
  const isTold = error.walk((cause) => cause instanceof RpcRequestError)
  const isBusy = error.walk((cause) => cause instanceof LimitExceededRpcError)
  return isTold !== null && isBusy === null
}

/** Whether a node could not be asked. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false
  const lost = error.walk(
    (cause) =>
      cause instanceof HttpRequestError || cause instanceof TimeoutError,
  )
  return lost !== null && !isRefusal(error)
}

function hasRevertCode(cause: unknown): boolean {
  return (
    typeof cause === 'object' &&
    cause !== null &&
    'code' in cause &&
    cause.code === revertCode
  )
}
