import {
  type Abi,
  type Address,
  BaseError,
  type ContractFunctionArgs,
  type ContractFunctionName,
  ContractFunctionRevertedError,
  ContractFunctionZeroDataError,
  decodeFunctionResult,
  type EncodeFunctionDataParameters,
  encodeFunctionData,
  type Hex,
  HttpRequestError,
  LimitExceededRpcError,
  type ReadContractParameters,
  type ReadContractReturnType,
  RpcError,
  RpcRequestError,
  TimeoutError,
} from 'viem'
import type { NetworkConfig } from '../context.js'
import { LateNodeError } from './limitClient.js'

/** A chain to read, at its head or at a block. */
export type ChainView = Pick<
  NetworkConfig,
  'chainId' | 'client' | 'seaport'
> & {
  /**
   * Block to read at. @default the newest block, which may change between calls
   */
  blockNumber?: bigint | undefined
  /** Cached results by call. */
  cache?: Map<string, Promise<unknown>> | undefined
  /** Sends calls of view functions together. @default one by one */
  readMany?: ReadMany | undefined
}

/** A call of a view function. */
export type BatchedCall = { to: Address; data: Hex; gas: number }

/** Result of a call. Those sent together return at most 128 bytes. */
export type BatchedResult = { isDone: boolean; data: Hex }

/** Sends the calls of a moment together. */
export type ReadMany = (call: BatchedCall) => Promise<BatchedResult>

/** Gas of a view function that has no limit of its own. */
const viewGas = 3_000_000

/** Returns a view of a chain at a block that caches its results. */
export function viewAt(
  network: NetworkConfig,
  blockNumber: bigint,
): ChainView & { blockNumber: bigint } {
  const { chainId, client, seaport } = network
  return { chainId, client, seaport, blockNumber, cache: new Map() }
}

/**
 * Calls a view function of a contract. A function that burns more than `gas`
 * fails instead of keeping the node busy.
 */
export function read<
  const abi extends Abi | readonly unknown[],
  name extends ContractFunctionName<abi, 'pure' | 'view'>,
  const args extends ContractFunctionArgs<abi, 'pure' | 'view', name>,
>(
  view: Omit<ChainView, 'chainId'>,
  call: ReadContractParameters<abi, name, args> & { gas?: bigint },
): Promise<ReadContractReturnType<abi, name, args>> {
  const { blockNumber, client, readMany } = view
  const ask = () =>
    readMany
      ? readTogether<abi, name, args>(readMany, call)
      : client.readContract<abi, name, args>({
          gas: viewGas,
          ...call,
          ...(blockNumber === undefined ? {} : { blockNumber }),
        } as typeof call)
  const { address, args, functionName } = call
  return once(view, `${address}:${functionName}:${String(args)}`, ask)
}

async function readTogether<
  const abi extends Abi | readonly unknown[],
  name extends ContractFunctionName<abi, 'pure' | 'view'>,
  const args extends ContractFunctionArgs<abi, 'pure' | 'view', name>,
>(
  readMany: ReadMany,
  call: ReadContractParameters<abi, name, args> & { gas?: bigint },
): Promise<ReadContractReturnType<abi, name, args>> {
  const { abi, address, functionName, gas = viewGas } = call
  const { data, isDone } = await readMany({
    to: address as Address,
    data: encodeFunctionData<Abi>(call as EncodeFunctionDataParameters<Abi>),
    gas: Number(gas),
  })
  const result = {
    abi: abi as Abi,
    data: data as Hex,
    functionName: functionName as string,
  }
  if (!isDone) throw new ContractFunctionRevertedError(result)
  return decodeFunctionResult(result) as ReadContractReturnType<abi, name, args>
}

/**
 * Returns the cached result for a key, or calls `ask` and caches its result.
 */
export function once<value>(
  { cache }: Pick<ChainView, 'cache'>,
  key: string,
  ask: () => Promise<value>,
): Promise<value> {
  if (!cache) return ask()
  const known = cache.get(key) as Promise<value> | undefined
  if (known) return known
  const asked = ask()
  cache.set(key, asked)
  return asked
}

/**
 * Awaits a call; returns undefined if the contract reverts or lacks the
 * function.
 */
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

/** Messages of nodes for calls that fail in the contract. */
const failedInside =
  /revert|out ?of ?gas|evm error|gas required exceeds|invalid opcode|bad instruction|invalid jump|stack (over|under)flow|vm execution/i

/**
 * Messages of nodes that give up on a call, because the contract or the node is
 * slow.
 */
const timeoutMessage = /(execution|request) (timeout|timed out|aborted)/i

/** Error code of a revert. */
const revertCode = 3

/** Errors for data that cannot be a result of the function. */
const unreadable = new Set([
  'AbiDecodingDataSizeTooSmallError',
  'AbiDecodingZeroDataError',
  'InvalidBytesBooleanError',
  'NegativeOffsetError',
  'PositionOutOfBoundsError',
  'RecursiveReadLimitExceededError',
])

/** Whether the contract caused the error, so that a retry is useless. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false
  const found = (test: (cause: unknown) => boolean) => error.walk(test) !== null
  const isTold = found(
    (cause) =>
      cause instanceof HttpRequestError ||
      cause instanceof RpcError ||
      cause instanceof RpcRequestError,
  )
  // viem reports every internal error of a node as a revert.
  if (isTold)
    return (
      found(hasRevertCode) ||
      (failedInside.test(error.details ?? '') && !isTimeout(error))
    )
  return found(
    (cause) =>
      cause instanceof ContractFunctionRevertedError ||
      cause instanceof ContractFunctionZeroDataError ||
      (cause instanceof BaseError && unreadable.has(cause.name)),
  )
}

/** Whether the node answered, so that other calls may succeed. */
export function isAnswer(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false
  const isTold = error.walk((cause) => cause instanceof RpcRequestError)
  const isBusy = error.walk((cause) => cause instanceof LimitExceededRpcError)
  return isTold !== null && isBusy === null
}

/** Whether the node could not be reached, or did not answer in time. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false
  const lost = error.walk(
    (cause) =>
      cause instanceof HttpRequestError ||
      cause instanceof LateNodeError ||
      cause instanceof TimeoutError,
  )
  return (lost !== null || isTimeout(error)) && !isRefusal(error)
}

/** Whether the node failed, and not the contract that it ran. */
export function isNodeFailure(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false
  const isTold = error.walk(
    (cause) => cause instanceof RpcError || cause instanceof RpcRequestError,
  )
  return isOutage(error) || (isTold !== null && !isRefusal(error))
}

/** A contract can revert with any text, including a node's time-out message. */
function isTimeout({ details = '' }: BaseError): boolean {
  return timeoutMessage.test(details) && !/revert/i.test(details)
}

function hasRevertCode(cause: unknown): boolean {
  return (
    typeof cause === 'object' &&
    cause !== null &&
    'code' in cause &&
    cause.code === revertCode
  )
}
