import { parseAbi } from 'viem'
import { callDecoder } from '../decoder.js'

/**
 * Decodes transfers of ERC-20, ERC-721 and ERC-1155. `transferFrom` has the same
 * selector for an amount and for a token id, so its effect names an amount.
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
