import type {
  Abi,
  AbiFunction,
  AbiParameterToPrimitiveType,
  Address,
  Hex,
} from 'viem'
import type { TypedData } from '../model/readStep.js'
import type { Effect } from './effects.js'

/** A call of a transaction, or one nested in another call. */
export type Call = {
  /** The account that makes the call. */
  from: Address
  /** The contract to call. */
  to: Address
  /** Calldata: selector and arguments. */
  data: Hex
  /** Native currency to send, in wei. */
  value: bigint
}

/** Decodes calls of certain functions. */
export type CallDecoder = {
  /** The contracts to decode: a list, the account itself, or any. */
  contracts: 'any' | 'account' | readonly Address[]
  /** Every argument needs a name. */
  abi: Abi
  /**
   * Returns the effects of a call; empty if it moves and approves nothing. Throw
   * if the effects cannot be determined: the next decoder is tried, and if none
   * succeeds, the call is a mismatch (`encoding`).
   */
  read(
    call: Call & { functionName: string; args: Record<string, unknown> },
  ): readonly Effect[]
}

/** Decodes typed data (EIP-712) of certain types. */
export type TypedDataDecoder = {
  /** The primary types to decode. */
  primaryTypes: readonly string[]
  /**
   * Returns the effects of a signature; an empty list leaves it to the next
   * decoder. Throw if the effects cannot be determined, or if the typed data
   * belongs to another protocol: the next decoder is tried, and if none
   * succeeds, the typed data is a mismatch (`encoding`).
   */
  readTypedData(typedData: TypedData): readonly Effect[]
}

/** Decodes calls or typed data into effects. */
export type Decoder = CallDecoder | TypedDataDecoder

type NamedCall<item> = item extends AbiFunction
  ? {
      functionName: item['name']
      args: AbiParameterToPrimitiveType<{
        type: 'tuple'
        components: item['inputs']
      }>
    }
  : never

/**
 * Creates a decoder of calls. The arguments of `read` have the types of the ABI.
 *
 * @example
 * import { callDecoder } from 'marketkit/core'
 * import { parseAbi } from 'viem'
 *
 * const auction = callDecoder({
 *   contracts: ['0x…'],
 *   abi: parseAbi(['function withdrawBid(uint256 lot)']),
 *   read: ({ args: { lot } }) => [],
 * })
 */
// @__NO_SIDE_EFFECTS__
export function callDecoder<const abi extends Abi>(
  decoder: Omit<CallDecoder, 'abi' | 'read'> & {
    abi: abi
    read(call: Call & NamedCall<abi[number]>): readonly Effect[]
  },
): CallDecoder {
  return decoder as unknown as CallDecoder
}

/** Throws unless the condition holds, so that the data counts as not decoded. */
export function assertDecodable(condition: unknown): asserts condition {
  if (!condition) throw new Error('The data cannot be decoded.')
}
