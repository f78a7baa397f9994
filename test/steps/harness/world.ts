import { zeroAddress } from 'viem'
import { type Chain, createChain } from './chain/chain.js'
import { createNode, type NodeMoods } from './chain/node.js'
import {
  coin,
  emblems,
  items,
  maker,
  seaport,
  strictCoin,
} from './chain/places.js'
import { type State, write } from './chain/state.js'
import { type Clock, createClock } from './clock.js'
import { createSharedLocks, type SharedLocks } from './locks.js'
import { createRandom, type Random } from './random.js'
import {
  createService,
  type Service,
  type ServiceMoods,
} from './service/service.js'
import { createDisk, type Disk } from './storage.js'
import { createTrace, type Trace } from './trace.js'
import {
  type AccountKind,
  carriesSignature,
  deploy,
  getAddress,
} from './wallet/account.js'
import { createWallet, type Wallet, type WalletMoods } from './wallet/wallet.js'

/** All parts of a story. */
export type World = {
  readonly chain: Chain
  readonly clock: Clock
  readonly disk: Disk
  readonly locks: SharedLocks
  readonly node: ReturnType<typeof createNode>
  readonly nodeMoods: NodeMoods
  readonly random: Random
  readonly service: Service
  readonly serviceMoods: ServiceMoods
  readonly trace: Trace
  readonly wallet: Wallet
  readonly walletMoods: WalletMoods
  /** Whether the order of two simultaneous answers is random. */
  readonly isShuffled: boolean
  isHidden(): boolean
  /** Hides all tabs for some milliseconds. */
  hide(milliseconds: number): void
}

/** Creates a world without faults. */
export function createWorld({
  account,
  seed,
}: {
  account: AccountKind
  /** Seed of the delays; 0: usual delays. */
  seed: number
}): World {
  const random = createRandom(seed)
  const clock = createClock()
  const chain = createChain(clock, genesis(account))
  const nodeMoods: NodeMoods = {
    lag: 0,
    boast: 0,
    shyness: 0,
    isBusy: () => false,
    unknown: new Set(),
  }
  const walletMoods: WalletMoods = {
    decide: () => undefined,
    switchDelay: 0,
    atomic: 'none',
    report: (tell) => tell(),
    fail: () => undefined,
  }
  const serviceMoods: ServiceMoods = {
    answer: (_, serve) => serve(),
    tell: (steps) => steps,
    lag: 0,
    withdraws: false,
  }
  const wallet = createWallet(account, walletMoods, { chain, clock })
  let hiddenUntil = 0
  return {
    chain,
    clock,
    disk: createDisk(),
    locks: createSharedLocks(),
    node: createNode(chain, nodeMoods, {
      now: clock.now,
      isSigned: (_, data) => carriesSignature(data),
    }),
    nodeMoods,
    random,
    service: createService(serviceMoods, {
      chain,
      clock,
      prompts: wallet.prompts,
      random,
    }),
    serviceMoods,
    trace: createTrace(clock.now),
    wallet,
    walletMoods,
    isShuffled: seed !== 0,
    isHidden: () => clock.now() < hiddenUntil,
    hide(milliseconds) {
      hiddenUntil = clock.now() + milliseconds
    },
  }
}

const wealth = 10n ** 24n

function genesis(kind: AccountKind): State {
  const state: State = new Map()
  const account = getAddress(kind)
  deploy(state, kind)
  write(state, wealth, 'native', account)
  for (const currency of [coin, strictCoin])
    write(state, wealth, 'money', currency, account)
  for (const holder of [maker, account])
    for (const id of [1n, 2n, 3n]) {
      write(state, 5n, 'held', items, id, holder)
      const single = holder === maker ? id : id + 10n
      write(state, 1n, 'held', emblems, single, holder)
      write(state, BigInt(holder), 'owner', emblems, single)
    }
  for (const collection of [emblems, items])
    write(state, 1n, 'operator', collection, maker, seaport)
  write(state, 0n, 'native', zeroAddress)
  return state
}
