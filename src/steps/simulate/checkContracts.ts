import {
  type Address,
  encodeFunctionData,
  type Hex,
  pad,
  parseAbi,
  size,
  zeroAddress,
} from 'viem'
import type { GuardCode, GuardVerdict } from '../../errors.js'
import type {
  BuyIntent,
  CancelIntent,
  Intent,
  ListIntent,
} from '../base/intent.js'
import { isSameText } from '../base/plainData.js'
import {
  encodeOrderStatusCall,
  isOrderHash,
  parseOrderStatus,
} from '../base/seaport.js'
import type { FoundEffect } from '../guard/effects.js'
import { type Judge, mustHold, type Place } from '../guard/guard.js'
import type { Answer, Question } from './askChain.js'

/** View calls, and the comparison of their answers with the intent. */
export type ContractCheck = {
  questions: readonly Question[]
  judge(answers: readonly Answer[]): void
}

/** The judged answers; the verdict is undefined if a needed answer is missing. */
type Finding = {
  code: GuardCode
  verdict: GuardVerdict | undefined
  actual?: string | undefined
  expected?: string | undefined
}

const abi = /* @__PURE__ */ parseAbi([
  'function supportsInterface(bytes4 id) view returns (bool)',
  'function decimals() view returns (uint8)',
  'function ownerOf(uint256 id) view returns (address)',
  'function balanceOf(address owner, uint256 id) view returns (uint256)',
  'function getCounter(address maker) view returns (uint256)',
])

/** Interface ids of ERC-165. */
const interfaceIds = { ERC721: '0x80ac58cd', ERC1155: '0xd9b67a26' } as const

type Kind = keyof typeof interfaceIds

const allKinds: readonly Kind[] = ['ERC721', 'ERC1155']

/**
 * Returns the checks of an intent's contracts before any prompt, and of orders
 * to sign, which are among the decoded effects.
 */
export function getContractChecks(
  intent: Intent,
  effects: readonly FoundEffect<string>[],
  judge: Judge,
): ContractCheck[] {
  const check = (
    questions: readonly Question[],
    read: (answers: readonly Answer[]) => Finding,
  ): ContractCheck => ({
    questions,
    judge: (answers) => judgeFinding(read(answers), questions, judge),
  })
  switch (intent.kind) {
    case 'buy':
      return isErc20(intent.currency)
        ? [checkKind(intent, check), checkCurrency(intent, check)]
        : [checkKind(intent, check)]
    case 'list':
      return [
        checkKind(intent, check),
        checkHolder(intent, check),
        ...effects.flatMap((effect) => checkCounter(effect, check)),
      ]
    case 'cancel':
      return checkOrder(intent, check)
  }
}

type CreateCheck = (
  questions: readonly Question[],
  read: (answers: readonly Answer[]) => Finding,
) => ContractCheck

function judgeFinding(
  { verdict, ...finding }: Finding,
  questions: readonly Question[],
  judge: Judge,
): void {
  const at = { path: 'simulation' }
  if (verdict) judge({ ...finding, at, verdict })
  else judgeUnanswered(judge, at, `${finding.code} of ${questions[0]?.to}`)
}

/** Adds a finding for a check that the node did not answer. */
export function judgeUnanswered(judge: Judge, at: Place, check: string): void {
  judge({ code: 'unanswered', at, verdict: 'unknown', actual: check })
}

/**
 * The collection is of the agreed kind (ERC-165). A currency must not pass as a
 * collection: its `transferFrom` has the same selector, with an amount as third argument.
 */
function checkKind(
  intent: BuyIntent | ListIntent,
  createCheck: CreateCheck,
): ContractCheck {
  const { collection: to } = intent
  const kinds = getKinds(intent)
  const questions = [
    { to, data: encodeFunctionData({ abi, functionName: 'decimals' }) },
    ...kinds.map((kind) => ({ to, data: encodeSupports(kind) })),
  ]
  return createCheck(questions, ([decimals, ...supported]) => {
    const finding = {
      code: 'collection',
      actual: to,
      expected: kinds.join(' or '),
    } as const
    if (supported.some(isTrue)) return { ...finding, verdict: 'match' }
    if (isWord(decimals)) return { ...finding, verdict: 'mismatch' }
    if (supported.includes(undefined) || decimals === undefined)
      return { ...finding, verdict: undefined }
    // Some collections are older than ERC-165. Buying one risks the price that
    // was agreed; listing gives the contract's tokens away by id.
    return {
      ...finding,
      verdict: intent.kind === 'buy' ? 'unknown' : 'mismatch',
    }
  })
}

/** The kinds of collection that fit an intent; none for a currency. */
function getKinds(intent: BuyIntent | ListIntent): readonly Kind[] {
  if (intent.kind === 'buy') return allKinds
  const { contractType } = intent
  return contractType.startsWith('ERC')
    ? allKinds.filter((kind) => isSameText(kind, contractType))
    : allKinds
}

/** The account holds what it lists. */
function checkHolder(
  intent: ListIntent,
  createCheck: CreateCheck,
): ContractCheck {
  const { account, collection: to, quantity } = intent
  const id = BigInt(intent.tokenId)
  const kinds = getKinds(intent)
  const questions = kinds.map((kind) => ({
    to,
    data:
      kind === 'ERC721'
        ? encodeFunctionData({ abi, functionName: 'ownerOf', args: [id] })
        : encodeFunctionData({
            abi,
            functionName: 'balanceOf',
            args: [account, id],
          }),
  }))
  return createCheck(questions, (answers) => {
    const holds = (answer: Answer, at: number) =>
      isWord(answer) &&
      (kinds[at] === 'ERC721'
        ? isSameText(answer, pad(account)) && BigInt(quantity) === 1n
        : BigInt(answer) >= BigInt(quantity))
    const verdict = answers.some(holds)
      ? 'match'
      : answers.includes(undefined)
        ? undefined
        : 'mismatch'
    return {
      code: 'holder',
      verdict,
      actual: answers.join(),
      expected: `${quantity} of ${intent.tokenId} for ${account}`,
    }
  })
}

/**
 * An order to sign has the maker's current counter. With a later one, it could
 * become valid when the maker raises the counter to cancel all orders.
 */
function checkCounter(
  effect: FoundEffect<string>,
  createCheck: CreateCheck,
): ContractCheck[] {
  if (effect.type !== 'listOrder' || effect.order.counter === undefined)
    return []
  const { counter: actual, maker } = effect.order
  const args = [maker] as const
  const data = encodeFunctionData({ abi, functionName: 'getCounter', args })
  const check = createCheck([{ to: effect.book, data }], ([answer]) => {
    const finding = { code: 'start', actual: `counter ${actual}` } as const
    if (answer === undefined) return { ...finding, verdict: undefined }
    if (!isWord(answer)) return { ...finding, verdict: 'unknown' }
    const counter = BigInt(answer)
    const verdict = mustHold(counter === BigInt(actual))
    return { ...finding, verdict, expected: `counter ${counter}` }
  })
  return [check]
}

/**
 * The currency is not a collection: its `transferFrom` would read the price as a
 * token id, and transfer that token of the buyer.
 */
function checkCurrency(
  { currency: to }: BuyIntent,
  createCheck: CreateCheck,
): ContractCheck {
  const questions = [
    { to, data: encodeFunctionData({ abi, functionName: 'decimals' }) },
    { to, data: encodeSupports('ERC721') },
  ]
  return createCheck(questions, ([decimals, isCollection]) => {
    const isRefuted =
      isTrue(isCollection) || (decimals !== undefined && !isWord(decimals))
    const isOpen = decimals === undefined || isCollection === undefined
    const verdict = isRefuted ? 'mismatch' : isOpen ? undefined : 'match'
    return { code: 'currency', verdict, actual: to }
  })
}

/** The order is open in its book. Only Seaport books have a readable status. */
function checkOrder(
  { book, orderId }: CancelIntent,
  createCheck: CreateCheck,
): ContractCheck[] {
  if (!book || !isOrderHash(orderId)) return []
  const questions = [{ to: book, data: encodeOrderStatusCall(orderId) }]
  const check = createCheck(questions, ([answer]) => {
    if (answer === undefined) return { code: 'order', verdict: undefined }
    if (answer === '0x')
      return {
        code: 'contract',
        verdict: 'mismatch',
        actual: book,
        expected: 'a contract',
      }
    const status = parseOrderStatus(answer)
    const isClosed = status?.isCancelled || status?.isFilled
    return {
      code: 'order',
      verdict: isClosed ? 'unknown' : 'match',
      actual: status?.isCancelled ? 'already cancelled' : 'already filled',
      expected: 'an open order',
    }
  })
  return [check]
}

function encodeSupports(kind: Kind): Hex {
  const args = [interfaceIds[kind]] as const
  return encodeFunctionData({ abi, functionName: 'supportsInterface', args })
}

function isErc20(currency: Address): boolean {
  return !isSameText(currency, zeroAddress)
}

function isWord(answer: Answer): answer is Hex {
  return answer !== undefined && answer !== 'reverted' && size(answer) === 32
}

function isTrue(answer: Answer): boolean {
  return isWord(answer) && BigInt(answer) === 1n
}
