import {
  decodeAbiParameters,
  encodeAbiParameters,
  parseAbi,
  parseAbiParameters,
} from 'viem'
import { assertDecodable } from '../assertDecodable.js'
import { callDecoder } from '../decoder.js'

/** One batch, which is undone as a whole when a call of it fails. */
const batchMode = /^0x010000000000(0{8}|78210001)/

/** Unpacks batches that an account makes of its own calls (ERC-7821). */
export const erc7821Decoder = /* @__PURE__ */ callDecoder({
  contracts: 'account',
  abi: /* @__PURE__ */ parseAbi(['function execute(bytes32 mode, bytes data)']),
  read({ args: { data, mode } }) {
    const shape = parseAbiParameters([
      'Call[] calls',
      'struct Call { address to; uint256 value; bytes data; }',
    ])
    const [calls] = decodeAbiParameters(shape, data)
    assertDecodable(
      batchMode.test(mode) && encodeAbiParameters(shape, [calls]) === data,
    )
    return calls.map((call) => ({ ...call, type: 'call' }))
  },
})
