import { type Address, bigIntMin, createZeroAddress } from '@ethereumjs/util'
import { blockGasLimit } from '../blocks/nextBlock.js'
import {
  readAddress,
  readBytes,
  readFields,
  readOptionalQuantity,
} from '../readParams.js'
import { type Authorization, readAuthorizations } from './authorizations.js'

/** A call as `eth_call` takes it. */
export type CallRequest = {
  from: Address
  to: Address | undefined
  data: Uint8Array
  value: bigint
  gas: bigint
  authorizations: readonly Authorization[]
  accessList: readonly { storageKeys: readonly unknown[] }[]
}

export function readCall(value: unknown): CallRequest {
  const {
    accessList,
    authorizationList,
    data,
    from,
    gas,
    input,
    to,
    value: amount,
  } = readFields(value)
  const limit = readOptionalQuantity(gas) ?? blockGasLimit
  return {
    from: isGiven(from) ? readAddress(from) : createZeroAddress(),
    to: isGiven(to) ? readAddress(to) : undefined,
    data: readBytes(input ?? data ?? '0x'),
    value: readOptionalQuantity(amount) ?? 0n,
    gas: bigIntMin(limit, blockGasLimit),
    authorizations: readAuthorizations(authorizationList),
    accessList: Array.isArray(accessList) ? accessList : [],
  }
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null
}

/** Returns the gas that a call costs before any code runs. */
export function getIntrinsicGas({
  accessList,
  authorizations,
  data,
  to,
}: CallRequest): bigint {
  const slots = accessList.reduce((sum, it) => sum + it.storageKeys.length, 0)
  const listed = 2_400 * accessList.length + 1_900 * slots
  const delegated = 25_000 * authorizations.length
  const creation = to ? 0n : 32_000n + 2n * BigInt(Math.ceil(data.length / 32))
  const zeros = countZeros(data)
  return (
    21_000n +
    creation +
    BigInt(listed + delegated) +
    4n * BigInt(zeros) +
    16n * BigInt(data.length - zeros)
  )
}

/** Returns the least that a transaction with this calldata costs (EIP-7623). */
export function getFloorGas({ data }: Pick<CallRequest, 'data'>): bigint {
  const zeros = countZeros(data)
  return 21_000n + 10n * BigInt(zeros + 4 * (data.length - zeros))
}

function countZeros(data: Uint8Array): number {
  return data.reduce((count, byte) => (byte === 0 ? count + 1 : count), 0)
}
