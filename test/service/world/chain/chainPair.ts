import {
  type Address,
  createClient,
  custom,
  type Hex,
  type Transport,
} from 'viem'
import { expect, vi } from 'vitest'
import { hangLimit } from '../../../../scripts/hangLimit.js'
import { startAnvil } from '../../../../src/service/node/world/startAnvil.js'
import {
  type WorldAccount,
  worldAccounts,
} from '../../../../src/service/world/accounts.js'
import { createChain } from '../../../../src/service/world/chain/createChain.js'
import type { Send } from '../../../../src/service/world/createSender.js'

/** Response of a chain: a result, or the fields of its error. */
export type Answer = {
  result?: any
  error?: { code: number; message: string; data?: Hex | undefined }
}

/** A transaction to sign. The other fields are set so that both chains get the same one. */
export type Draft = {
  data?: Hex | undefined
  gas?: bigint | undefined
  maxFeePerGas?: bigint | undefined
  maxPriorityFeePerGas?: bigint | undefined
  nonce?: number | undefined
  to?: Address | undefined
  value?: bigint | undefined
}

type Ask = (method: string, params?: readonly unknown[]) => Promise<Answer>

export type ChainPair = Awaited<ReturnType<typeof startChainPair>>

/** How far gas may differ, in hundredths. */
const gasTolerance = 10

/** Anvil and the chain of this package. Both receive the same requests. */
export async function startChainPair() {
  const anvil = await startAnvil()
  const memory = await createChain({
    privateKeys: worldAccounts.map(({ privateKey }) => privateKey),
  })
  const askAnvil = askThrough(anvil.transport)
  const askMemory: Ask = async (method, params = []) => {
    try {
      return { result: await memory.request({ method, params }) }
    } catch (error) {
      const { code, data, message } = error as NonNullable<Answer['error']>
      return { error: { code, data, message } }
    }
  }

  /** Sends a request to both; returns the responses of Anvil and of the chain in memory. */
  async function ask(method: string, params: readonly unknown[] = []) {
    return Promise.all([askAnvil(method, params), askMemory(method, params)])
  }

  /** Sends a request that must not fail to both; returns both results. */
  async function act(method: string, params: readonly unknown[] = []) {
    const [a, b] = await ask(method, params)
    expect([a.error, b.error], method).toEqual([undefined, undefined])
    return [a.result, b.result]
  }

  /** Fails unless both responses, or the values that `pick` returns for them, are equal. */
  async function expectSame(
    method: string,
    params: readonly unknown[] = [],
    pick: (answer: any) => unknown = (answer) => answer,
  ): Promise<Answer> {
    const [a, b] = await ask(method, params)
    const known = (answer: Answer) =>
      answer.error ? { error: comparable(answer) } : pick(answer.result)
    expect(known(b), method).toEqual(known(a))
    return a
  }

  async function sign(account: WorldAccount, draft: Draft): Promise<Hex> {
    const params = [account.address, 'pending']
    const { result: count } = await askAnvil('eth_getTransactionCount', params)
    return account.signTransaction({
      chainId: 31337,
      gas: 6_000_000n,
      maxFeePerGas: 10n ** 11n,
      maxPriorityFeePerGas: 10n ** 9n,
      nonce: Number(count),
      type: 'eip1559',
      ...draft,
    })
  }

  /** Sends the same signed transaction to both, and compares the receipts. */
  async function send(account: WorldAccount, draft: Draft) {
    const raw = await sign(account, draft)
    const [hash] = await act('eth_sendRawTransaction', [raw])
    return expectSameReceipt(hash)
  }

  async function expectSameReceipt(hash: Hex) {
    const read = async () => {
      const answers = await act('eth_getTransactionReceipt', [hash])
      return answers.every(Boolean) && answers
    }
    const [a, b] = await vi.waitUntil(read, { interval: 5, timeout: hangLimit })
    expect(comparableReceipt(b)).toEqual(comparableReceipt(a))
    expect(b.gasUsed).toBe(a.gasUsed)
    return a
  }

  /** Sends transactions for the functions that set up a world. */
  const sender: Send = async ({ address }, draft) => {
    const account = worldAccounts.find((it) => it.address === address)
    if (!account) throw new Error('The chains have no key of this account.')
    const receipt = await send(account, draft)
    if (receipt.status !== '0x1') throw new Error('It was reverted.')
    return receipt
  }

  /** Sends a transaction to both without comparing the receipts. */
  async function submit(account: WorldAccount, draft: Draft): Promise<Hex> {
    const raw = await sign(account, draft)
    const [hash] = await act('eth_sendRawTransaction', [raw])
    return hash
  }

  // Automatic mining also stops mining at intervals.
  await act('evm_setAutomine', [true])
  return {
    transports: [anvil.transport, custom(memory, { retryCount: 0 })] as const,
    submit,
    act,
    ask,
    expectSame,
    expectSameReceipt,
    send,
    sender,
    sign,
    stop: anvil.stop,
  }
}

function askThrough(transport: Transport): Ask {
  const { request } = createClient({ transport })
  return async (method, params = []) => {
    try {
      const asked = { method, params } as Parameters<typeof request>[0]
      return { result: await request(asked, { retryCount: 0 }) }
    } catch (error) {
      return { error: findRpcError(error) }
    }
  }
}

/** Finds the node's error: viem wraps it. */
function findRpcError(error: any): NonNullable<Answer['error']> {
  for (let cause = error; cause; cause = cause.cause)
    if (cause.name === 'RpcRequestError')
      return { code: cause.code, message: cause.details, data: cause.data }
  throw error
}

/** Removes differences in error texts: for a custom error, Anvil also prints the bytes. */
export function comparable({ error }: Answer) {
  if (!error) return undefined
  const { code, data, message } = error
  return {
    code,
    data,
    message: message.replace(/(custom error 0x\w+):.*/s, '$1'),
  }
}

export function expectSimilarGas(gas: Hex, expected: Hex): void {
  const difference = Math.abs(Number(gas) / Number(expected) - 1)
  expect(
    difference * 100,
    `${Number(gas)} to ${Number(expected)}`,
  ).toBeLessThan(gasTolerance)
}

export function comparableLogs(logs: readonly any[]) {
  return logs.map(({ address, data, topics }) => ({ address, data, topics }))
}

function comparableReceipt(receipt: any) {
  const { contractAddress, from, status, to, transactionHash, type } = receipt
  return {
    ...{ contractAddress, from, status, to, transactionHash, type },
    logs: comparableLogs(receipt.logs),
    logsBloom: receipt.logsBloom,
  }
}
