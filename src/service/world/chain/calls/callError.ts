import { decodeErrorResult, type Hex } from 'viem'
import { RpcError } from '../rpcError.js'
import type { CallResult } from './runCall.js'

const revert = 'revert'

/** Names of failures as Anvil has them, by those of the machine. */
const names: Record<string, string> = {
  'out of gas': 'OutOfGas',
  'stack underflow': 'StackUnderflow',
  'stack overflow': 'StackOverflow',
  'invalid JUMP': 'InvalidJump',
  'invalid opcode': 'InvalidFEOpcode',
  'static state change': 'StateChangeDuringStaticCall',
  'create collision': 'CreateCollision',
}

/** Returns the error of a node for a failed call. */
export function createCallError({ data, failure }: CallResult): RpcError {
  if (isRevert(failure)) return new RpcError(3, describeRevert(data), data)
  return new RpcError(-32603, `EVM error ${getFailureName(failure)}`)
}

export function isRevert(failure: string | undefined): boolean {
  return failure === revert
}

export function isOutOfGas(failure: string | undefined): boolean {
  return failure === 'out of gas'
}

/** The machine appends the location to some of its messages. */
function getFailureName(failure = ''): string {
  const known = Object.keys(names).find((name) => failure.startsWith(name))
  return known ? (names[known] ?? failure) : failure
}

function describeRevert(data: Hex): string {
  const reason = readReason(data)
  return reason ? `execution reverted: ${reason}` : 'execution reverted'
}

/** Reads the text or the panic of a revert, or the selector of its error. */
function readReason(data: Hex): string | undefined {
  if (data.length < 10) return undefined
  try {
    return String(decodeErrorResult({ data }).args[0])
  } catch {
    return `custom error ${data.slice(0, 10)}`
  }
}
