import {
  type Address,
  concat,
  encodeAbiParameters,
  type Hex,
  pad,
  parseAbiParameters,
  serializeErc6492Signature,
  serializeSignature,
} from 'viem'
import { sign } from 'viem/accounts'
import type { Chain, Transaction } from '../chain/chain.js'
import {
  bundler,
  entryPoint,
  owner,
  ownerKey,
  smartAccount,
} from '../chain/places.js'
import { type Call, type State, write } from '../chain/state.js'

/** Kind of the user's account. */
export type AccountKind =
  | 'eoa'
  | 'delegated'
  | 'contract'
  | 'counterfactual'
  | 'safe1'
  | 'safe2'

export const accountKinds: readonly AccountKind[] = [
  'eoa',
  'delegated',
  'contract',
  'counterfactual',
  'safe1',
  'safe2',
]

/** Milliseconds until a Safe has all signatures and executes. */
const collecting: Partial<Record<AccountKind, number>> = {
  safe1: 12_000,
  safe2: 240_000,
}

/** Whether its own key sends its transactions. */
export function hasKey(kind: AccountKind): boolean {
  return kind === 'eoa' || kind === 'delegated'
}

export function getAddress(kind: AccountKind): Address {
  return hasKey(kind) ? owner : smartAccount
}

/** Milliseconds of a signature in addition to the user's time. */
export function collectingTime(kind: AccountKind): number {
  return collecting[kind] ?? 0
}

/** Deploys the code of an account. */
export function deploy(state: State, kind: AccountKind): void {
  const codes: Partial<Record<AccountKind, bigint>> = {
    delegated: 2n,
    contract: 1n,
    safe1: 1n,
    safe2: 1n,
  }
  write(state, codes[kind] ?? 0n, 'code', getAddress(kind))
}

/** Sends calls of an account in the way of its kind. */
export function send(
  chain: Chain,
  kind: AccountKind,
  calls: readonly Call[],
  notBefore: number,
): Transaction {
  const account = getAddress(kind)
  const [call] = calls
  if (hasKey(kind))
    return call && calls.length === 1
      ? chain.submit(call)
      : chain.submit({
          from: account,
          to: account,
          data: encodeCalls(calls),
          value: 0n,
          calls,
        })
  return chain.submit({
    from: bundler,
    to: kind.startsWith('safe') ? account : entryPoint,
    // Calls to an entry point or a Safe contain the account (`handleOps`).
    data: concat(['0x765e827f', pad(account), encodeCalls(calls)]),
    value: 0n,
    calls,
    notBefore,
    ...(kind === 'counterfactual' ? { deploys: account } : {}),
  })
}

/** As smart accounts do (ERC-7821). */
function encodeCalls(calls: readonly Call[]): Hex {
  return concat(['0xe9ae5c53', encodeAbiParameters(encodedCalls, [calls])])
}

const encodedCalls = parseAbiParameters(
  '(address to, uint256 value, bytes data)[]',
)

const signatures = new Map<Hex, Promise<Hex>>()

/** Creates a signature with the length of the account's kind. */
export async function getSignature(kind: AccountKind, hash: Hex): Promise<Hex> {
  if (hasKey(kind)) {
    const known =
      signatures.get(hash) ??
      sign({ hash, privateKey: ownerKey }).then(serializeSignature)
    signatures.set(hash, known)
    return known
  }
  // Only the account itself can verify its signature.
  const own = concat([hash, `0x${'5a'.repeat(64)}`])
  return kind === 'counterfactual'
    ? serializeErc6492Signature({
        address: entryPoint,
        data: '0xde9107',
        signature: own,
      })
    : own
}

/** Whether the data of a check contains a signature of a contract account. */
export function carriesSignature(data: Hex): boolean {
  const found = /([0-9a-f]{64})(5a){64}/i.exec(data)
  return found?.[1] !== undefined && data.split(found[1]).length > 2
}
