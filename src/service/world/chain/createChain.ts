import { createAddressFromString } from '@ethereumjs/util'
import { bytesToHex, type Hex, hexToBytes } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { BlockStore } from './blocks/blockStore.js'
import { createNextBlock } from './blocks/nextBlock.js'
import type { ChainContext } from './chainContext.js'
import { type ChainDump, dumpChain, loadChain } from './dump.js'
import { createMachine, createRules, createScratchMachines } from './machine.js'
import { createMethods } from './methods/createMethods.js'
import { Clock } from './mining/clock.js'
import { createMiner, type Miner } from './mining/miner.js'
import { FlatState } from './state/flatState.js'
import {
  restoreSnapshot,
  type Snapshot,
  takeSnapshot,
} from './state/snapshots.js'
import { Pool } from './transactions/pool.js'

/** Settings of `createChain`. */
export type ChainOptions = {
  /** Keys of the accounts that have money, and that the chain signs for. */
  privateKeys: readonly Hex[]
  /** Chain id. @default 31337 */
  chainId?: number | undefined
  /** Mines a block every so many seconds, besides those for transactions. @default none */
  blockTime?: number | undefined
  /** Balance of each account, in wei. @default 10,000 ether */
  balance?: bigint | undefined
}

/** A chain for development: an EIP-1193 provider, without a process or a port. */
export type Chain = {
  /** @throws RpcError with the code, message and data of a node. */
  request(call: { method: string; params?: unknown }): Promise<unknown>
  /** Returns the whole chain as JSON. */
  dump(): Promise<ChainDump>
  /** Replaces the whole chain. */
  load(dump: ChainDump): Promise<void>
  /** Remembers the chain; the returned function returns to it, however often. */
  keep(): Promise<() => Promise<void>>
  /** Stops mining at intervals. */
  stop(): void
}

/**
 * Creates a chain in memory, with the rules of Ethereum's Prague upgrade. Requests run one after the
 * other. Transactions are mined at once unless `evm_setAutomine` is false.
 */
export async function createChain({
  balance = 10_000n * 10n ** 18n,
  blockTime = 0,
  chainId = 31337,
  privateKeys,
}: ChainOptions): Promise<Chain> {
  const common = createRules(chainId)
  const state = new FlatState()
  const blocks = new BlockStore()
  const chain: ChainContext = {
    accounts: createAccounts(privateKeys),
    blocks,
    clock: new Clock(),
    common,
    impersonated: { all: false, addresses: new Set() },
    machine: await createMachine({ blocks, common, state }),
    pool: new Pool(),
    scratch: await createScratchMachines(blocks, common),
    state,
  }
  await startChain(chain, balance)
  const exclusive = createQueue()
  const miner = createMiner(chain, { blockTime, exclusive })
  const answer = createMethods(chain, miner)
  return {
    request: ({ method, params }) =>
      exclusive(async () =>
        answer(method, Array.isArray(params) ? params : []),
      ),
    dump: () => exclusive(async () => dumpChain(chain)),
    load: (dump) => exclusive(async () => loadChain(chain, dump)),
    keep: () =>
      exclusive(async () => {
        const snapshot = takeSnapshot(chain)
        return () => exclusive(async () => restart(chain, { miner, snapshot }))
      }),
    stop: miner.stop,
  }
}

function createAccounts(
  privateKeys: readonly Hex[],
): Map<Hex, PrivateKeyAccount> {
  const accounts = privateKeys.map((key) => privateKeyToAccount(key))
  return new Map(
    accounts.map((account) => [account.address.toLowerCase() as Hex, account]),
  )
}

/** Deploys contracts to addresses that depend on their code; Anvil has it, too. */
const create2Deployer = '0x4e59b44847b379578588920ca78fbf26c0b4956c'
const create2DeployerCode =
  '0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf3'

/** Gives the accounts their money and adds the first block. */
async function startChain(
  { accounts, blocks, clock, common, state }: ChainContext,
  balance: bigint,
): Promise<void> {
  const log = state.beginLog()
  for (const address of accounts.keys())
    await state.modifyAccountFields(createAddressFromString(address), {
      balance,
    })
  const deployer = createAddressFromString(create2Deployer)
  await state.putCode(deployer, hexToBytes(create2DeployerCode))
  const block = createNextBlock(common, undefined, {
    timestamp: clock.take(0n),
  })
  const hash = bytesToHex(block.hash())
  blocks.push({ block, hash, number: 0, transactions: [], log })
}

/** Returns to a snapshot, without any settings that requests made since. */
function restart(
  chain: ChainContext,
  { miner, snapshot }: { miner: Miner; snapshot: Snapshot },
): void {
  chain.pool.clear()
  chain.impersonated.addresses.clear()
  chain.impersonated.all = false
  restoreSnapshot(chain, snapshot)
  chain.clock.reset(snapshot.offset)
  miner.restart()
}

/** Runs one piece of work at a time: they share the machine and its state. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <value>(work: () => Promise<value>): Promise<value> => {
    const next = last.then(work)
    last = next.catch(() => {})
    return next
  }
}
