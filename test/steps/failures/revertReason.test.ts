import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  type AbiItem,
  type Address,
  encodeErrorResult,
  parseAbi,
  toFunctionSelector,
  zeroAddress,
} from 'viem'
import { formatAbiItem } from 'viem/utils'
import { describe, expect, test } from 'vitest'
import { StepError } from '../../../src/errors.js'
import {
  contractErrors,
  explainRevert,
  type Revert,
  revertReason,
} from '../../../src/steps/failures/revertReason.js'

test('default: a known error is named', () => {
  const data = '0x10fda3e1'.padEnd(74, '0')
  expect(revertReason({ cause: { data } })).toBe('OrderAlreadyFilled')
})

test('behavior: error messages and panic codes are read', () => {
  const words =
    '0x08c379a0000000000000000000000000000000000000000000000000000000000000002000000000000000000000000000000000000000000000000000000000000000026e6f000000000000000000000000000000000000000000000000000000000000'
  expect(revertReason({ data: words })).toBe('no')
  const panic = `0x4e487b71${'11'.padStart(64, '0')}`
  expect(revertReason({ data: { data: panic } })).toBe('17')
})

test('behavior: unknown bytes are returned, and empty data has no reason', () => {
  expect(revertReason({ data: '0xdeadbeef' })).toBe('0xdeadbeef')
  expect(revertReason({ data: '0x' })).toBeUndefined()
  expect(revertReason('execution reverted')).toBeUndefined()
})

const readErrors = (path: string): Record<string, string> => {
  const file = createRequire(import.meta.url).resolve(path)
  const abi: AbiItem[] = JSON.parse(readFileSync(file, 'utf8')).abi
  return Object.fromEntries(
    abi.flatMap((item) =>
      item.type === 'error'
        ? [[toFunctionSelector(formatAbiItem(item)), item.name]]
        : [],
    ),
  )
}

test('behavior: the selectors are those of Seaport and OpenZeppelin', () => {
  const seaport = createRequire(import.meta.url)
    .resolve('@opensea/seaport-js/package.json')
    .replace(
      'package.json',
      'src/artifacts/seaport/contracts/Seaport.sol/Seaport.json',
    )
  const actual = Object.assign(
    readErrors(seaport),
    ...['IERC20Errors', 'IERC721Errors', 'IERC1155Errors'].map((name) =>
      readErrors(`@openzeppelin/contracts/build/contracts/${name}.json`),
    ),
  )
  expect(actual).toMatchObject(contractErrors)
})

describe('explainRevert', () => {
  const account: Address = '0x00000000000000000000000000000000000000A1'
  const other: Address = '0x00000000000000000000000000000000000000A2'
  const abi = parseAbi([
    'error Error(string)',
    'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
    'error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)',
    'error ERC20InvalidReceiver(address receiver)',
    'error ERC721IncorrectOwner(address sender, uint256 tokenId, address owner)',
    'error ERC721InsufficientApproval(address operator, uint256 tokenId)',
    'error ERC1155InsufficientBalance(address sender, uint256 balance, uint256 needed, uint256 tokenId)',
    'error ERC1155MissingApprovalForAll(address operator, address owner)',
  ])
  const recover = (revert: object) =>
    new StepError({ fundsMoved: 'no', index: 0, ...(revert as Revert) })
      .recovery
  const encode = (errorName: string, args: readonly unknown[]) =>
    encodeErrorResult({ abi, errorName, args } as never)

  test.each<[string, readonly unknown[], string]>([
    ['ERC20InsufficientBalance', [account, 1n, 2n], 'insufficientFunds'],
    // Somebody else, such as the maker of an offer, lacks the money.
    ['ERC20InsufficientBalance', [other, 1n, 2n], 'reverted'],
    ['ERC20InsufficientAllowance', [other, 1n, 2n], 'insufficientFunds'],
    ['ERC20InvalidReceiver', [zeroAddress], 'reverted'],
    ['ERC721IncorrectOwner', [account, 1n, other], 'reverted'],
    ['ERC721InsufficientApproval', [account, 1n], 'reverted'],
    // These are the seller's tokens.
    ['ERC1155InsufficientBalance', [account, 1n, 2n, 3n], 'reverted'],
    ['ERC1155MissingApprovalForAll', [account, other], 'reverted'],
  ])('default: %s(%s): %s', (name, args, reason) => {
    const data = encode(name, args)
    const expected = { reason, details: name }
    expect(recover(expected)).toBe(
      name === 'ERC20InsufficientBalance' && reason !== 'reverted'
        ? 'fund'
        : 'retry',
    )
    expect(explainRevert({ cause: { data } }, account)).toEqual(expected)
    // Some wallets write bytes in capitals.
    const shouted = `0x${data.slice(2).toUpperCase()}`
    expect(explainRevert({ data: shouted }, account)).toEqual(expected)
  })

  test.each([
    ['ERC20: transfer amount exceeds balance', 'insufficientFunds'],
    ['ERC20: transfer amount exceeds allowance', 'insufficientFunds'],
    ['ERC20: insufficient allowance', 'insufficientFunds'],
    ['ERC1155: insufficient balance for transfer', 'reverted'],
    ['ERC1155: burn amount exceeds balance', 'reverted'],
    ['ERC721: caller is not token owner or approved', 'reverted'],
  ])('behavior: the text "%s": %s', (text, reason) => {
    const data = encode('Error', [text])
    const revert = explainRevert({ data }, account)
    expect(revert).toEqual({ reason, details: text })
    expect(recover(revert)).toBe(
      text === 'ERC20: transfer amount exceeds balance' ? 'fund' : 'retry',
    )
  })

  test('behavior: no data has no details', () => {
    expect(explainRevert(new Error('no'), account)).toEqual({
      reason: 'reverted',
      details: undefined,
    })
  })
})
