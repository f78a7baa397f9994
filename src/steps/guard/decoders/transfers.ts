import { parseAbi } from 'viem'
import { callDecoder } from '../decoder.js'

/**
 * Reads transfers of currencies and tokens: ERC-20, 721 and 1155. What is
 * written as one of a currency may be one of a token, by the same selector.
 */
export const transferDecoder = /* @__PURE__ */ callDecoder({
  contracts: 'any',
  abi: /* @__PURE__ */ parseAbi([
    'function transfer(address to, uint256 amount)',
    'function transferFrom(address from, address to, uint256 amount)',
    'function safeTransferFrom(address from, address to, uint256 tokenId)',
    'function safeTransferFrom(address from, address to, uint256 tokenId, bytes data)',
    'function safeTransferFrom(address from, address to, uint256 tokenId, uint256 amount, bytes data)',
    'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
  ]),
  read({ args, to: token }) {
    if (!('ids' in args))
      return [{ type: 'transferOut', token, amount: 1n, ...args }]
    const { amounts, from, ids, to } = args
    return ids.map((tokenId, at) => ({
      type: 'transferOut',
      token,
      from,
      to,
      tokenId,
      amount: amounts[at] ?? 0n,
    }))
  },
})
