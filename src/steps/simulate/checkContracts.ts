import {
  encodeFunctionData,
  erc721Abi,
  erc1155Abi,
  type Hex,
  pad,
  parseAbi,
  size,
  zeroAddress,
} from 'viem'
import type { GuardCode, GuardVerdict } from '../../errors.js'
import {
  encodeOrderStatusCall,
  isOrderHash,
  parseOrderStatus,
} from '../chain/seaport.js'
import type { FoundEffect } from '../guard/effects.js'
import { type Judge, mustHold, type Place } from '../guard/guard.js'
import type {
  BuyIntent,
  CancelIntent,
  Intent,
  ListIntent,
} from '../model/intent.js'
import { isSameText } from '../platform/plainData.js'
import type { Answer, Question } from './chainReader.js'

/** View calls, and the comparison of their answers with the intent. */
export type ContractCheck = {
  questions: readonly Question[]
  read(answers: readonly Answer[]): Finding
}

/** The verdict is undefined if a needed answer is missing. */
type Finding = {
  code: GuardCode
  verdict: GuardVerdict | undefined
  actual?: string | undefined
  expected?: string | undefined
}

const counterAbi = /* @__PURE__ */ parseAbi([
  'function getCounter(address maker) view returns (uint256)',
])

/** `decimals()` */
const decimalsCall: Hex = '0x313ce567'

const interfaceIds = { ERC721: '0x80ac58cd', ERC1155: '0xd9b67a26' } as const

type Kind = keyof typeof interfaceIds

const allKinds: readonly Kind[] = ['ERC721', 'ERC1155']

/** Returns the checks of an intent's contracts, and of the orders to sign. */
export function getContractChecks(
  intent: Intent,
  effects: readonly FoundEffect<string>[],
): ContractCheck[] {
  switch (intent.kind) {
    case 'buy':
      return isSameText(intent.currency, zeroAddress)
        ? [checkKind(intent)]
        : [checkKind(intent), checkCurrency(intent)]
    case 'list':
      return [
        checkKind(intent),
        checkHolder(intent),
        ...effects.flatMap(checkCounter),
      ]
    case 'cancel':
      return checkOrder(intent)
  }
}

export function judgeAnswers(
  { questions, read }: ContractCheck,
  answers: readonly Answer[],
  judge: Judge,
): void {
  const { verdict, ...finding } = read(answers)
  const at = { path: 'simulation' }
  if (verdict) judge({ ...finding, at, verdict })
  else judgeUnanswered(judge, at, `${finding.code} of ${questions[0]?.to}`)
}

export function judgeUnanswered(judge: Judge, at: Place, check: string): void {
  judge({ code: 'unanswered', at, verdict: 'unknown', actual: check })
}

/**
 * The collection is of the agreed kind (ERC-165), and no currency: a currency's
 * `transferFrom` has the same selector, but takes an amount instead of a token
 * id.
 */
function checkKind(intent: BuyIntent | ListIntent): ContractCheck {
  const { collection: to } = intent
  const kinds = getKinds(intent)
  const questions = [
    { to, data: decimalsCall },
    ...kinds.map((kind) => ({ to, data: encodeSupports(kind) })),
  ]
  const getVerdict = ([decimals, ...supported]: readonly Answer[]) => {
    if (supported.some(isTrue)) return 'match'
    if (isWord(decimals)) return 'mismatch'
    if (supported.includes(undefined) || decimals === undefined)
      return undefined
    // Some collections are older than ERC-165. Buying one risks the price that
    // was agreed; listing gives the contract's tokens away by id.
    return intent.kind === 'buy' ? 'unknown' : 'mismatch'
  }
  return {
    questions,
    read: (answers) => ({
      code: 'collection',
      verdict: getVerdict(answers),
      actual: to,
      expected: kinds.join(' or '),
    }),
  }
}

/** Returns the kinds of collection that an intent allows. */
function getKinds(intent: BuyIntent | ListIntent): readonly Kind[] {
  if (intent.kind === 'buy') return allKinds
  const { contractType } = intent
  return contractType.startsWith('ERC')
    ? allKinds.filter((kind) => isSameText(kind, contractType))
    : allKinds
}

function checkHolder(intent: ListIntent): ContractCheck {
  const { account, collection: to, quantity } = intent
  const id = BigInt(intent.tokenId)
  const kinds = getKinds(intent)
  const questions = kinds.map((kind) => ({
    to,
    data:
      kind === 'ERC721'
        ? encodeFunctionData({
            abi: erc721Abi,
            functionName: 'ownerOf',
            args: [id],
          })
        : encodeFunctionData({
            abi: erc1155Abi,
            functionName: 'balanceOf',
            args: [account, id],
          }),
  }))
  const holds = (answer: Answer, at: number) =>
    isWord(answer) &&
    (kinds[at] === 'ERC721'
      ? isSameText(answer, pad(account)) && BigInt(quantity) === 1n
      : BigInt(answer) >= BigInt(quantity))
  return {
    questions,
    read: (answers) => ({
      code: 'holder',
      verdict: answers.some(holds)
        ? 'match'
        : answers.includes(undefined)
          ? undefined
          : 'mismatch',
      actual: answers.join(),
      expected: `${quantity} of ${intent.tokenId} for ${account}`,
    }),
  }
}

/**
 * An order to sign has the maker's current counter. With a later one, it could
 * become valid when the maker raises the counter to cancel all orders.
 */
function checkCounter(effect: FoundEffect<string>): ContractCheck[] {
  if (effect.type !== 'listOrder' || effect.order.counter === undefined)
    return []
  const { counter: actual, maker } = effect.order
  const args = [maker] as const
  const data = encodeFunctionData({ abi: counterAbi, args })
  const read: ContractCheck['read'] = ([answer]) => {
    const finding = { code: 'start', actual: `counter ${actual}` } as const
    if (answer === undefined) return { ...finding, verdict: undefined }
    if (!isWord(answer)) return { ...finding, verdict: 'unknown' }
    const counter = BigInt(answer)
    const verdict = mustHold(counter === BigInt(actual))
    return { ...finding, verdict, expected: `counter ${counter}` }
  }
  return [{ questions: [{ to: effect.book, data }], read }]
}

/**
 * The currency is not a collection: a collection's `transferFrom` would read
 * the price as a token id, and transfer that token of the buyer.
 */
function checkCurrency({ currency: to }: BuyIntent): ContractCheck {
  return {
    questions: [
      { to, data: decimalsCall },
      { to, data: encodeSupports('ERC721') },
    ],
    read([decimals, isCollection]) {
      const isRefuted =
        isTrue(isCollection) || (decimals !== undefined && !isWord(decimals))
      const isOpen = decimals === undefined || isCollection === undefined
      const verdict = isRefuted ? 'mismatch' : isOpen ? undefined : 'match'
      return { code: 'currency', verdict, actual: to }
    },
  }
}

/** The order is open in its book. Only Seaport books have a readable status. */
function checkOrder({ book, orderId }: CancelIntent): ContractCheck[] {
  if (!book || !isOrderHash(orderId)) return []
  const questions = [{ to: book, data: encodeOrderStatusCall(orderId) }]
  const read: ContractCheck['read'] = ([answer]) => {
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
  }
  return [{ questions, read }]
}

function encodeSupports(kind: Kind): Hex {
  const args = [interfaceIds[kind]] as const
  return encodeFunctionData({
    abi: erc1155Abi,
    functionName: 'supportsInterface',
    args,
  })
}

function isWord(answer: Answer): answer is Hex {
  return answer !== undefined && answer !== 'reverted' && size(answer) === 32
}

function isTrue(answer: Answer): boolean {
  return isWord(answer) && BigInt(answer) === 1n
}
