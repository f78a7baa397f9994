import type { Client } from 'viem'
import { describe, expect, test } from 'vitest'
import { getEnvironment } from '../../../src/steps/platform/environment.js'
import {
  createChainReader,
  isRevert,
} from '../../../src/steps/simulate/chainReader.js'
import { tryCalls } from '../../../src/steps/simulate/tryCalls.js'
import { ada, bob, someHash } from '../setup.js'

/** A revert with the text `The offer timed out, user rejected`. */
const text = Buffer.from('The offer timed out, user rejected').toString('hex')
const data = `0x08c379a0${'20'.padStart(64, '0')}${'22'.padStart(64, '0')}${text.padEnd(128, '0')}`

const reverts: [string, object][] = [
  ['code 3', { code: 3, message: 'The offer timed out.' }],
  ['code 3 in a cause', { code: -32603, cause: { code: 3, message: '' } }],
  ['revert data', { code: -32000, message: 'User rejected the call.', data }],
  ['nested data', { code: -32603, message: 'Timed out.', data: { data } }],
  ['code -32015', { code: -32015, message: 'VM execution error.' }],
  ['a text alone', { code: -32000, message: 'execution reverted: time out' }],
]
const failures: [string, object][] = [
  ['a limit', { code: -32005, message: 'Too many requests' }],
  ['an unknown block', { code: -32000, message: 'header not found' }],
  ['a timeout', { code: -32603, message: 'The request timed out.' }],
  ['a wallet', { code: 4001, message: 'User rejected the request.' }],
  ['empty data', { code: -32603, message: 'Internal error.', data: '0x' }],
]

const failing = (error: object) =>
  ({
    request: () => Promise.reject(Object.assign(new Error(), error)),
  }) as unknown as Client

describe('an error of a node', () => {
  test.each(reverts)('default: %s is a revert', async (_, error) => {
    expect(isRevert(error)).toBe(true)
    const chain = createChainReader(failing(error), getEnvironment({}))
    expect(await chain.call({ to: bob, data: someHash })).toBe('reverted')
    const call = { to: bob, data: someHash, value: 0n }
    const trial = { account: ada, calls: [call] }
    const node = failing(error)
    expect(await tryCalls({ ...trial, node, now: Date.now })).toMatchObject({
      failure: { index: 0, reason: 'reverted' },
    })
  })

  test.each(failures)('behavior: %s proves nothing', (_, error) => {
    expect(isRevert(error)).toBe(false)
  })
})
