import { type Hex, numberToHex, type PublicClient, size } from 'viem'
import {
  type BatchedCall,
  type BatchedResult,
  isAnswer,
  orAbsent,
  type ReadMany,
} from './chainView.js'

/**
 * Program that carries out calls one after another and returns their results.
 * Each has its own limit of gas, so that no contract can use the gas of the others.
 * Compiled from `contracts/ReadMany.yul`.
 */
export const readManyProgram: Hex =
  '0x60978038038091600039808060005b828110601957500390f35b91506002908251908160e01c61ffff8360301c16601a81818801970101958592600095620186a08160e51c8301015a116068575b5050505081538160018201538160008483013e01018291600e565b94959485945060401c6001600160a01b031690fa903d9160808311608f575b38808080604d565b60809250608756'

/** Results of a program may have 24,576 bytes: 130 for each call. */
const mostCalls = 180

/** Programs may have 49,152 bytes. */
const mostBytes = 40_000

/** First byte of a result. */
const statuses = { refused: 0, done: 1, unread: 2 }

type Waiting = {
  call: BatchedCall
  resolve: (result: BatchedResult) => void
  reject: (error: unknown) => void
}

/**
 * Creates a reader that sends all calls of a moment as one `eth_call` without a
 * recipient, so the chain needs no contract for it. Nodes that refuse such a
 * call get the calls one by one.
 */
export function createReadMany(
  client: PublicClient,
  blockNumber: bigint | undefined,
): ReadMany {
  let waiting: Waiting[] = []

  function readAll() {
    const all = waiting
    waiting = []
    for (const group of splitBySize(all)) void readGroup(group)
  }

  async function readGroup(group: readonly Waiting[]) {
    try {
      const results = parseResults(
        await runProgram(group.map(({ call }) => call)),
        group.length,
      )
      group.forEach((one, index) => {
        const result = results?.[index]
        if (result) one.resolve(result)
        else readAlone(one)
      })
    } catch (error) {
      if (isAnswer(error)) group.forEach(readAlone)
      else for (const { reject } of group) reject(error)
    }
  }

  function readAlone({ call, reject, resolve }: Waiting) {
    sendAlone(call).then(resolve, reject)
  }

  async function sendAlone({
    data,
    gas,
    to,
  }: BatchedCall): Promise<BatchedResult> {
    const at = blockNumber === undefined ? {} : { blockNumber }
    const answer = await orAbsent(
      client.call({ data, gas: BigInt(gas), to, ...at }),
    )
    return { isDone: answer !== undefined, data: answer?.data ?? '0x' }
  }

  async function runProgram(calls: readonly BatchedCall[]): Promise<Hex> {
    const data: Hex = `${readManyProgram}${calls.map(encodeCall).join('')}`
    return client.request({
      method: 'eth_call',
      params: [
        { data },
        blockNumber === undefined ? 'latest' : numberToHex(blockNumber),
      ],
    })
  }

  return (call) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setTimeout(readAll)
      waiting.push({ call, reject, resolve })
    })
}

function encodeCall({ data, gas, to }: BatchedCall): string {
  const length = numberToHex(size(data), { size: 2 }).slice(2)
  const limit = numberToHex(gas, { size: 4 }).slice(2)
  return `${limit}${to.slice(2)}${length}${data.slice(2)}`
}

function splitBySize(all: readonly Waiting[]): Waiting[][] {
  const groups: Waiting[][] = []
  let bytes = 0
  for (const one of all) {
    const more = 26 + size(one.call.data)
    const last = groups.at(-1)
    if (last && last.length < mostCalls && bytes + more <= mostBytes) {
      last.push(one)
      bytes += more
    } else {
      groups.push([one])
      bytes = more
    }
  }
  return groups
}

/**
 * Returns the results in the order of the calls, undefined for calls without
 * enough gas. Returns undefined for bytes that are not results.
 */
export function parseResults(
  bytes: Hex,
  count: number,
): (BatchedResult | undefined)[] | undefined {
  const results: (BatchedResult | undefined)[] = []
  let at = 2
  for (let index = 0; index < count; index++) {
    const status = Number.parseInt(bytes.slice(at, at + 2), 16)
    const length = Number.parseInt(bytes.slice(at + 2, at + 4), 16)
    const end = at + 4 + 2 * length
    if (Number.isNaN(length) || end > bytes.length) return undefined
    results.push(
      status === statuses.unread
        ? undefined
        : {
            isDone: status === statuses.done,
            data: `0x${bytes.slice(at + 4, end)}`,
          },
    )
    at = end
  }
  return at === bytes.length ? results : undefined
}
