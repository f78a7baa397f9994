import { type Address, type Hex, numberToHex } from 'viem'
import { type Chain, createHash, nodeError } from '../chain/chain.js'
import { chainId } from '../chain/places.js'
import type { Clock } from '../clock.js'
import {
  type AccountKind,
  collectingTime,
  getAddress,
  getSignature,
  send,
} from './account.js'
import { type Bundles, createBundles } from './bundles.js'
import { type Answer, type Prompt, toPrompt } from './prompt.js'

/** A tab that is connected to the wallet. */
export type Tab = {
  name: string
  onAccounts(accounts: readonly Address[]): void
  onDisconnect(): void
}

/** Behaviour of the wallet and the user. */
export type WalletMoods = {
  /** Answer to a prompt; the user confirms if it is undefined. */
  decide(prompt: Prompt): Answer | undefined
  /** Milliseconds between the answer to a chain switch and its effect. */
  switchDelay: number
  /** Whether it supports bundles. */
  atomic: 'supported' | 'ready' | 'none'
  /** Whether it executes only the first call of a bundle. */
  partial?: boolean | undefined
  /** What it says of a bundle. `tell` returns, or throws, the truth. */
  report(tell: () => unknown): unknown
  /** Error of a request before it is handled. */
  fail(method: string): { error: unknown } | 'hang' | undefined
}

export type Wallet = {
  readonly kind: AccountKind
  readonly account: Address
  accounts: Address[]
  chainId: number
  readonly moods: WalletMoods
  /** All prompts so far. */
  readonly prompts: readonly Prompt[]
  readonly bundles: Bundles
  /** Called with every prompt before it is answered. */
  onPrompt: (prompt: Prompt) => void
  /** Connects a tab. */
  connect(tab: Tab): {
    request(call: { method: string; params?: any }): Promise<unknown>
  }
  /** Most prompts of a tab close with it. */
  leave(tab: Tab): void
  /** The replacement of a sped-up transaction counts as the same prompt. */
  follow(before: Hex, after: Hex): void
  /** The user closes all open prompts. */
  closeAll(): void
  switchAccount(account: Address): void
  disconnect(): void
}

/** Creates a wallet that follows a script. */
export function createWallet(
  kind: AccountKind,
  moods: WalletMoods,
  { chain, clock }: { chain: Chain; clock: Clock },
): Wallet {
  const tabs = new Set<Tab>()
  const prompts: (Prompt & { close?: (() => void) | undefined })[] = []
  const stays = new WeakSet<Prompt>()
  const bundles = createBundles(chain)
  let queued = 0

  function close(prompt: (typeof prompts)[number]): void {
    if (prompt.status === 'open') prompt.close?.()
  }

  async function agree(prompt: Prompt, params: readonly any[]) {
    const { calls, digests } = prompt
    if (prompt.kind === 'switch') {
      const switched = Number(params[0].chainId)
      clock.after(moods.switchDelay, () => {
        wallet.chainId = switched
      })
      return null
    }
    if (prompt.kind === 'signature') {
      const [digest = '0x'] = digests
      prompt.signature = await getSignature(kind, digest)
      return prompt.signature
    }
    const notBefore = clock.now() + collectingTime(kind)
    const done = moods.partial ? calls.slice(0, 1) : calls
    prompt.digests = digests.slice(0, done.length)
    const sent = send(chain, kind, done, notBefore)
    prompt.transaction = sent.hash
    if (prompt.kind === 'bundle')
      return bundles.add(params[0].id, sent.hash, calls.length)
    return collectingTime(kind) ? createHash('5afe', ++queued) : sent.hash
  }

  function show(prompt: Prompt, params: readonly any[]): Promise<unknown> {
    prompts.push(prompt)
    wallet.onPrompt(prompt)
    const waits = prompt.kind === 'signature' ? collectingTime(kind) : 0
    const answer = moods.decide(prompt) ?? { after: 2_000, does: 'agree' }
    if (answer.outlives) stays.add(prompt)
    return new Promise((resolve, reject) => {
      const end = async () => {
        prompt.ended = clock.now()
        prompt.status = answer.does === 'agree' ? 'agreed' : 'refused'
        const { says } = answer
        try {
          const truth =
            answer.does === 'agree' ? await agree(prompt, params) : null
          if (!says) resolve(truth)
          else if ('error' in says) reject(says.error)
          else resolve(says.value)
        } catch (error) {
          prompt.status = 'refused'
          reject(error)
        }
      }
      const stop =
        answer.after === 'never'
          ? () => {}
          : clock.after(answer.after + waits, end)
      ;(prompt as (typeof prompts)[number]).close = () => {
        stop()
        prompt.ended = clock.now()
        prompt.status = 'refused'
        reject(nodeError(4001, 'User rejected the request.'))
      }
    })
  }

  const quiet: Record<string, (params: readonly any[]) => unknown> = {
    eth_accounts: () => wallet.accounts,
    eth_requestAccounts: () => wallet.accounts,
    eth_chainId: () => numberToHex(wallet.chainId),
    wallet_getCapabilities: () =>
      moods.atomic === 'none'
        ? {}
        : { [numberToHex(chainId)]: { atomic: { status: moods.atomic } } },
    wallet_getCallsStatus: ([id]) => moods.report(() => bundles.getStatus(id)),
  }

  const wallet: Wallet = {
    kind,
    account: getAddress(kind),
    accounts: [getAddress(kind)],
    chainId,
    moods,
    prompts,
    bundles,
    onPrompt: () => {},
    connect(tab) {
      tabs.add(tab)
      return {
        async request({ method, params = [] }) {
          const failure = moods.fail(method)
          if (failure === 'hang') return new Promise(() => {})
          if (failure) throw failure.error
          const answer = quiet[method]
          if (answer) return answer(params)
          const at = { page: tab.name, opened: clock.now() }
          const prompt = toPrompt(method, params, at)
          if (!prompt)
            throw nodeError(-32601, `The method ${method} does not exist`)
          if (prompt.kind === 'bundle') bundles.requireNew(params[0].id)
          return show(prompt, params)
        },
      }
    },
    leave(tab) {
      tabs.delete(tab)
      for (const prompt of prompts)
        if (prompt.page === tab.name && !stays.has(prompt)) close(prompt)
    },
    follow(before, after) {
      bundles.follow(before, after)
      for (const prompt of prompts)
        if (prompt.transaction === before) prompt.transaction = after
    },
    closeAll: () => prompts.forEach(close),
    switchAccount(account) {
      wallet.accounts = [account]
      for (const tab of tabs) tab.onAccounts(wallet.accounts)
    },
    disconnect() {
      wallet.accounts = []
      for (const tab of tabs) tab.onDisconnect()
    },
  }
  return wallet
}

/** Whether a prompt had, or may still have, its effect. */
export function mayHaveEffect(prompt: Prompt, chain: Chain): boolean {
  if (prompt.status !== 'agreed') return prompt.status === 'open'
  const { transaction } = prompt
  return transaction === undefined || getState(chain, transaction) !== 'none'
}

/** Returns the true state of a transaction, also if it was sped up. */
export function getState(chain: Chain, hash: Hex): 'waits' | 'done' | 'none' {
  for (const { mined } of chain.blocks())
    for (const { execution, transaction } of mined)
      if (transaction.hash === hash) return execution.ok ? 'done' : 'none'
  return chain.pool().some((it) => it.hash === hash) ? 'waits' : 'none'
}
