import {
  type Address,
  encodeFunctionData,
  type Hex,
  numberToHex,
  size,
} from 'viem'
import {
  type BatchedResult,
  type ChainView,
  isAnswer,
  isOutage,
  once,
  orAbsent,
} from './chainView.js'
import { parseResults } from './readMany.js'
import { readRefusals } from './readRefusals.js'
import type { Holding } from './reads.js'
import { erc721Abi, erc1155Abi } from './tokenAbis.js'

/** A token to sell, and the recipients of native currency. */
export type Sale = { payees: readonly Address[]; token: Holding }

/** Result of a simulated sale. */
export type SaleTrial = {
  /** Whether one token moves from its owner to a stranger. */
  isMoved: boolean
  /** First recipient that refuses a payment. */
  refusing: Address | undefined
}

/** Compiled from `contracts/TrySale.yul`. */
export const trySaleProgram: Hex =
  '0x32331860765736600080373660005b368110601b575036900336f35b9060029060008084519461ffff8660301c1690601a810151603a838184019301019760018060a01b038160401c169060e01cf181533d9060208211606e575b8160018201538160008483013e010190600e565b60209150605a565b600080fd'

/** Buys tokens in simulations. It has no code, and no collection knows it. */
const stranger = '0xb0e5c1d4a7f29386e04b7d51c8fa62930e7d4b1f'

/**
 * Gas of a payment, of a transfer with all hooks of the collection, and of a
 * read. A contract that needs more makes a purchase expensive or impossible.
 */
const gas = { payment: 500_000, transfer: 1_000_000, read: 500_000 }

type SaleCall = { to: Address; data: Hex; gas: number; value: bigint }

/**
 * Simulates the calls that Seaport makes when a stranger buys one token, with
 * the code of Seaport replaced by a program that makes them, and reads the holder
 * before and after.
 * Soulbound tokens, blocking hooks and recipients without a way to take money
 * make each purchase fail, although owner and approval are in order. Nodes that
 * cannot replace code are asked for the transfer and the payments alone.
 */
export async function trySale(
  view: ChainView,
  { payees, token }: Sale,
): Promise<SaleTrial> {
  const { transfer, read } = encodeToken(token)
  const to = token.collection
  const readState = { to, data: read, gas: gas.read, value: 0n }
  const results = await runProgram(view, [
    readState,
    // Any amount will do: orders of other prices share the result.
    ...payees.map((payee) => ({
      to: payee,
      data: '0x' as const,
      gas: gas.payment,
      value: 1n,
    })),
    { to, data: transfer, gas: gas.transfer, value: 0n },
    readState,
  ])
  if (!results) {
    const isMoved = await isTransferable(view, { data: transfer, to })
    const refused = isMoved
      ? await readRefusals(view, payees.map(toPayment))
      : []
    return { isMoved, refusing: refused[0] }
  }
  const [before, ...others] = results
  const [moved, after] = others.slice(payees.length)
  return {
    isMoved: Boolean(moved?.isDone) && before?.data !== after?.data,
    refusing: payees.find((_, index) => !others[index]?.isDone),
  }
}

const toPayment = (recipient: Address) => ({ amount: 1n, recipient })

/** Encodes the transfer, and the read whose result it changes. */
function encodeToken({ contractType, owner, tokenId }: Holding) {
  return contractType === 'ERC721'
    ? {
        transfer: encodeFunctionData({
          abi: erc721Abi,
          functionName: 'transferFrom',
          args: [owner, stranger, tokenId],
        }),
        read: encodeFunctionData({
          abi: erc721Abi,
          functionName: 'ownerOf',
          args: [tokenId],
        }),
      }
    : {
        transfer: encodeFunctionData({
          abi: erc1155Abi,
          functionName: 'safeTransferFrom',
          args: [owner, stranger, tokenId, 1n, '0x'],
        }),
        read: encodeFunctionData({
          abi: erc1155Abi,
          functionName: 'balanceOf',
          args: [stranger, tokenId],
        }),
      }
}

/** Returns undefined if the node cannot replace the code of an account. */
async function runProgram(
  view: ChainView,
  calls: readonly SaleCall[],
): Promise<(BatchedResult | undefined)[] | undefined> {
  const { blockNumber, client, seaport } = view
  const data: Hex = `0x${calls.map(encodeCall).join('')}`
  const balance = calls.reduce((sum, { value }) => sum + value, 0n)
  const limit = calls.reduce((sum, call) => sum + call.gas, 300_000)
  try {
    const answer = await once(view, `sale:${data}`, () =>
      client.call({
        account: stranger,
        data,
        gas: BigInt(limit),
        stateOverride: [{ address: seaport, balance, code: trySaleProgram }],
        to: seaport,
        ...(blockNumber === undefined ? {} : { blockNumber }),
      }),
    )
    return parseResults(answer.data ?? '0x', calls.length)
  } catch (error) {
    // A node that ignores the replacement calls Seaport, which reverts.
    if (!isOutage(error) && isAnswer(error)) return undefined
    throw error
  }
}

function encodeCall({ data, gas, to, value }: SaleCall): string {
  const words = [
    numberToHex(gas, { size: 4 }),
    to,
    numberToHex(size(data), { size: 2 }),
    numberToHex(value, { size: 32 }),
    data,
  ]
  return words.map((word) => word.slice(2)).join('')
}

async function isTransferable(
  { blockNumber, client, seaport }: ChainView,
  call: { data: Hex; to: Address },
): Promise<boolean> {
  const done = await orAbsent(
    client.call({
      ...call,
      account: seaport,
      gas: BigInt(gas.transfer),
      ...(blockNumber === undefined ? {} : { blockNumber }),
    }),
  )
  return done !== undefined
}
