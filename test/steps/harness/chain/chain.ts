import { type Address, type Hex, numberToHex } from 'viem'
import type { Clock } from '../clock.js'
import { type Execution, execute } from './execute.js'
import { add, type Call, read, type State, write } from './state.js'

/** Milliseconds between two blocks. */
export const blockTime = 2_000

/** A pending, mined or dropped transaction. */
export type Transaction = Call & {
  hash: Hex
  nonce: number
  /** Account whose calls it carries; the sender if absent. */
  calls?: readonly Call[] | undefined
  /** Account that it turns into a contract. */
  deploys?: Address | undefined
  /** Forced result, whatever the state is. */
  fate?: 'revert' | 'outOfGas' | undefined
  /** Earliest time to be mined, in Unix milliseconds. */
  notBefore: number
}

export type Block = {
  number: number
  hash: Hex
  parentHash: Hex
  /** Unix milliseconds. */
  time: number
  mined: { transaction: Transaction; execution: Execution }[]
  /** State after the block. */
  state: State
}

export type Chain = {
  head(): Block
  /** Returns the blocks in order; the last is the head. */
  blocks(): readonly Block[]
  /** Returns the pending transactions. */
  pool(): readonly Transaction[]
  /** Adds a transaction to the pool; refuses a used nonce. */
  submit(
    sent: Omit<Transaction, 'hash' | 'nonce' | 'notBefore'> &
      Partial<Transaction>,
  ): Transaction
  /** Drops a pending transaction. */
  drop(hash: Hex): void
  /** Returns the next nonce of a sender, with pending transactions. */
  nextNonce(sender: Address): number
  /** Undoes blocks; their transactions are pending again. */
  undo(depth: number): void
  /** Called with each accepted transaction. */
  onSubmit(listener: (transaction: Transaction) => void): void
  /** Called with each block. */
  onBlock(listener: (block: Block) => void): void
}

/** Creates a chain that mines a block per interval of virtual time. */
export function createChain(clock: Clock, genesis: State): Chain {
  let made = 0
  let forks = 0
  let pool: Transaction[] = []
  const submitted: ((transaction: Transaction) => void)[] = []
  const added: ((block: Block) => void)[] = []
  const blocks: Block[] = [
    {
      number: 1_000,
      hash: createHash('b10c', 0),
      parentHash: createHash('b10c', 9),
      time: clock.now(),
      mined: [],
      state: genesis,
    },
  ]
  const last = () => blocks[blocks.length - 1] as Block

  function mine(time: number): void {
    const parent = last()
    const ready = getReady(pool, parent.state, time)
    const state: State = ready.length ? new Map(parent.state) : parent.state
    const mined = ready.map((transaction) => ({
      transaction,
      execution: apply(state, transaction, time),
    }))
    pool = pool.filter(
      (it) => it.nonce >= Number(read(state, 'nonce', it.from)),
    )
    const number = parent.number + 1
    const hash = createHash('b10c', forks * 1_000_000 + number)
    blocks.push({ number, hash, parentHash: parent.hash, time, mined, state })
    for (const listener of added) listener(last())
  }
  /** Mines all blocks that are due before anything is read. */
  function catchUp(): void {
    while (last().time + blockTime <= clock.now()) mine(last().time + blockTime)
  }
  const nextNonce = (sender: Address) => {
    const used = Number(read(last().state, 'nonce', sender))
    const waiting = pool.filter((it) => same(it.from, sender))
    return waiting.reduce((next, { nonce }) => Math.max(next, nonce + 1), used)
  }

  return {
    head() {
      catchUp()
      return last()
    },
    blocks() {
      catchUp()
      return blocks
    },
    pool() {
      catchUp()
      return pool
    },
    nextNonce(sender) {
      catchUp()
      return nextNonce(sender)
    },
    submit(sent) {
      catchUp()
      const nonce = sent.nonce ?? nextNonce(sent.from)
      if (nonce < Number(read(last().state, 'nonce', sent.from)))
        throw nodeError(-32000, 'nonce too low')
      const transaction = {
        notBefore: clock.now(),
        ...sent,
        nonce,
        hash: sent.hash ?? createHash('7a', ++made),
      }
      pool = pool.filter(
        (it) => !(same(it.from, sent.from) && it.nonce === nonce),
      )
      pool.push(transaction)
      for (const listener of submitted) listener(transaction)
      return transaction
    },
    drop(hash) {
      catchUp()
      pool = pool.filter((it) => it.hash !== hash)
    },
    undo(depth) {
      catchUp()
      forks++
      const undone = blocks.splice(Math.max(1, blocks.length - depth))
      for (const { mined } of undone)
        pool.push(...mined.map(({ transaction }) => transaction))
      const now = clock.now()
      while (last().time + blockTime * 2 <= now) mine(last().time + blockTime)
    },
    onSubmit: (listener) => void submitted.push(listener),
    onBlock: (listener) => void added.push(listener),
  }
}

/**
 * Returns the transactions to mine, those of a sender in the order of nonces.
 */
function getReady(
  pool: readonly Transaction[],
  state: State,
  time: number,
): Transaction[] {
  const next = new Map<string, number>()
  const ready: Transaction[] = []
  for (const it of [...pool].sort((a, b) => a.nonce - b.nonce)) {
    const sender = it.from.toLowerCase()
    const nonce = next.get(sender) ?? Number(read(state, 'nonce', sender))
    if (it.nonce !== nonce || it.notBefore > time) continue
    next.set(sender, nonce + 1)
    ready.push(it)
  }
  return ready
}

function apply(
  state: State,
  { calls, deploys, fate, ...call }: Transaction,
  time: number,
): Execution {
  add(state, 1n, 'nonce', call.from)
  if (fate)
    return {
      ok: false,
      answer: fate === 'revert' ? '0x10fda3e1' : '0x',
      logs: [],
      index: 0,
    }
  if (deploys) write(state, 1n, 'code', deploys)
  return execute(state, calls ?? [call], time)
}

/** Creates a JSON-RPC error. */
export function nodeError(code: number, message: string, data?: unknown) {
  return Object.assign(new Error(message), { code, data })
}

/** Creates a readable hash from a prefix and a number. */
export function createHash(prefix: string, number: number): Hex {
  return `0x${prefix}${numberToHex(number)
    .slice(2)
    .padStart(64 - prefix.length, '0')}`
}

function same(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}
