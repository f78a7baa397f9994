import type {
  Abi,
  AbiFunction,
  AbiParameterToPrimitiveType,
  Address,
  Hex,
} from 'viem'
import type { TypedData } from '../base/readStep.js'
import type { Effect } from './effects.js'

/** A call as a transaction, or another call, makes it. */
export type Call = {
  /** The account that acts. */
  from: Address
  /** The contract that is called. */
  to: Address
  /** Selector and arguments. */
  data: Hex
  /** Native currency that goes along, in its smallest unit. */
  value: bigint
}

/** Reads calls of certain functions. */
export type CallDecoder = {
  /** Contracts it reads: named ones, the acting account itself, or any. */
  contracts: 'any' | 'account' | readonly Address[]
  /** The functions it reads; their arguments have names. */
  abi: Abi
  /**
   * What a call does; empty where it does nothing that matters. It throws
   * where that cannot be told.
   */
  read(
    call: Call & { functionName: string; args: Record<string, unknown> },
  ): readonly Effect[]
}

/** Reads typed data (EIP-712) of certain types. */
export type TypedDataDecoder = {
  /** The primary types it reads. */
  primaryTypes: readonly string[]
  /**
   * What a signature of it does. It throws where that cannot be told, or
   * where it is another's; the next decoder is asked then. What no decoder of
   * the type can tell is refused in a purchase and a listing.
   */
  readTypedData(typedData: TypedData): readonly Effect[]
}

/** Translates calls or typed data into effects. */
export type Decoder = CallDecoder | TypedDataDecoder

/** A call of one of some functions, with its arguments by name. */
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
 * A decoder whose `read` knows the types of its functions.
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
