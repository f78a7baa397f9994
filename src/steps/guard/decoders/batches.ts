import { parseAbi, parseAbiParameters, zeroAddress } from 'viem'
import { decodeExactly } from '../decodeExactly.js'
import { assertDecodable, callDecoder } from '../decoder.js'

/** Decodes `multicall`: calls of a contract to itself, from the same caller. */
export const multicallDecoder = /* @__PURE__ */ callDecoder({
  contracts: 'any',
  abi: /* @__PURE__ */ parseAbi([
    'function multicall(bytes[] calls)',
    'function multicall(uint256 deadline, bytes[] calls)',
  ]),
  read: ({ args: { calls }, to }) =>
    calls.map((data) => ({ type: 'call', to, data, value: 0n })),
})

/** A single batch that reverts as a whole if one of its calls fails. */
const batchMode = /^0x010000000000(0{8}|78210001)/

/** Decodes batches that a smart account sends to itself (ERC-7821). */
export const erc7821Decoder = /* @__PURE__ */ callDecoder({
  contracts: 'account',
  abi: /* @__PURE__ */ parseAbi(['function execute(bytes32 mode, bytes data)']),
  read({ args: { data, mode } }) {
    const shape = parseAbiParameters([
      'Call[] calls',
      'struct Call { address to; uint256 value; bytes data; }',
    ])
    assertDecodable(batchMode.test(mode))
    const [calls] = decodeExactly(shape, data)
    // ERC-7821 reads it as the account itself; other accounts call the address zero.
    assertDecodable(calls.every(({ to }) => to !== zeroAddress))
    return calls.map((call) => ({ ...call, type: 'call' }))
  },
})
