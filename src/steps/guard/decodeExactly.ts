import {
  type AbiParameter,
  type DecodeAbiParametersReturnType,
  decodeAbiParameters,
  encodeAbiParameters,
  type Hex,
} from 'viem'
import { assertDecodable } from './decoder.js'
import { fitsInData } from './fitsInData.js'

/**
 * Decodes arguments. Throws unless the bytes are the canonical encoding, because a
 * contract may read any other encoding differently than we do.
 */
export function decodeExactly<const inputs extends readonly AbiParameter[]>(
  inputs: inputs,
  data: Hex,
  /** Digits that may follow the arguments. */
  maxSuffixDigits = 0,
): DecodeAbiParametersReturnType<inputs> {
  assertDecodable(fitsInData(inputs, data))
  // viem refuses data shorter than a word, which a suffix may be.
  const args = decodeAbiParameters(inputs, inputs.length > 0 ? data : '0x')
  const exact = encodeAbiParameters(inputs, args as never)
  assertDecodable(
    data.startsWith(exact) && data.length <= exact.length + maxSuffixDigits,
  )
  return args
}
