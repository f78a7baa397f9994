import { type Address, type Client, type Hex, size } from 'viem'
import { type Judge, mustHold, type Place } from '../guard/findings.js'
import { ask, failureOf } from './tryCalls.js'

/** Selector of `decimals()`. */
const decimals = '0x313ce567'

/** A question of ERC-165: whether a contract is an ERC-721. */
const isCollection: Hex = `0x01ffc9a780ac58cd${'0'.repeat(56)}`

/**
 * A collection named as the currency would take the price for the id of a
 * token of the buyer: `transferFrom` is spelled alike. What it is, only the
 * chain knows; where the node cannot tell, nothing is noted.
 */
export async function checkCurrency(
  node: Client,
  currency: Address,
  judge: Judge,
): Promise<void> {
  const call = (data: Hex): Promise<Hex | undefined> =>
    ask(node, 'eth_call', { to: currency, data }).catch((cause) =>
      failureOf(cause, 0) ? '0x' : undefined,
    )
  const answers = await Promise.all([call(decimals), call(isCollection)])
  const [told, standard] = answers
  const isMoney = size(told ?? word) === 32 && !/1$/.test(standard ?? '')
  judge({
    code: 'currency',
    at: { path: 'simulation' },
    verdict: mustHold(isMoney),
    actual: currency,
  })
}

/** Counts as decimals where the node cannot tell. */
const word: Hex = `0x${'0'.repeat(64)}`

/** Where there is no contract, a call keeps what was sent along. */
export async function checkCode(
  node: Client,
  calls: readonly (Place & { to: Address })[],
  judge: Judge,
): Promise<void> {
  const check = async ({ to, ...place }: Place & { to: Address }) => {
    const code = await ask(node, 'eth_getCode', to).catch(() => undefined)
    judge({
      code: 'contract',
      at: place,
      verdict: mustHold(code !== '0x'),
      actual: to,
      expected: 'a contract',
    })
  }
  await Promise.all(calls.map(check))
}
