import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type AbiItem, toFunctionSelector } from 'viem'
import { formatAbiItem } from 'viem/utils'
import { expect, test } from 'vitest'
import {
  contractErrors,
  revertReason,
} from '../../src/steps/base/revertReason.js'

test('default', () => {
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

test('behavior: the selectors are those of the deployed contract', () => {
  const path = createRequire(import.meta.url)
    .resolve('@opensea/seaport-js/package.json')
    .replace(
      'package.json',
      'src/artifacts/seaport/contracts/Seaport.sol/Seaport.json',
    )
  const abi: AbiItem[] = JSON.parse(readFileSync(path, 'utf8')).abi
  const actual = Object.fromEntries(
    abi.flatMap((item) =>
      item.type === 'error'
        ? [[toFunctionSelector(formatAbiItem(item)), item.name]]
        : [],
    ),
  )
  expect(actual).toMatchObject(contractErrors)
})
