import type { StateManagerInterface } from '@ethereumjs/common'
import {
  Account,
  type Address,
  bytesToUnprefixedHex,
  equalsBytes,
  KECCAK256_NULL,
  unpadBytes,
} from '@ethereumjs/util'
import { type Hex, hexToBytes, keccak256 } from 'viem'

type AccountEntry = {
  readonly nonce: bigint
  readonly balance: bigint
  readonly codeHash: Uint8Array
}

/** One value of the state. Values are never changed, only replaced. */
export type StateValue = AccountEntry | Uint8Array | number | undefined

/** A state to read: by key, whatever is stored under it. */
export type StateReader = { get(key: string): StateValue }

/** A value that was replaced, and whether the state itself had one. */
export type Replaced = readonly [key: string, had: boolean, before: StateValue]

const noBytes = new Uint8Array()

const delegation = Uint8Array.of(0xef, 0x01, 0x00)

type Fields = Parameters<StateManagerInterface['modifyAccountFields']>[1]

/**
 * State without a trie: a map over an optional parent, and a log of all replaced
 * values. Nothing in this project reads state roots, so there are none.
 *
 * Keys: `a` + address for accounts, `c` + address for code, `g` + address for the
 * generation of the storage, `s` + address + generation + slot for storage.
 */
export class FlatState implements StateManagerInterface {
  /** Values that this state has itself. */
  own = new Map<string, StateValue>()
  /** Values that were replaced since `beginLog`, the oldest first. */
  log: Replaced[] = []
  #checkpoints: number[] = []
  #sender: string | undefined
  #originals = new Map<string, Uint8Array>()
  #parent: StateReader | undefined

  /** Storage as it was before the transaction, which decides on gas. */
  readonly originalStorageCache = {
    get: async (address: Address, slot: Uint8Array) => {
      const key = this.#slotKey(address, slot)
      const known = this.#originals.get(key)
      if (known) return known
      const value = this.#read<Uint8Array>(key) ?? noBytes
      this.#originals.set(key, value)
      return value
    },
    clear: () => this.#originals.clear(),
  }

  constructor(parent?: StateReader) {
    this.#parent = parent
  }

  get(key: string): StateValue {
    return this.own.has(key) ? this.own.get(key) : this.#parent?.get(key)
  }

  /** Forgets everything and reads from another state from now on. */
  restart(parent: StateReader): void {
    this.#parent = parent
    this.own.clear()
    this.log = []
    this.#checkpoints = []
    this.#originals.clear()
  }

  /** Begins a new log and returns it; later writes are added to it. */
  beginLog(): Replaced[] {
    this.log = []
    return this.log
  }

  /** Adds later writes to the log of a block, which is the newest one now. */
  continueLog(block: { log: Replaced[] | undefined }): void {
    block.log ??= []
    this.log = block.log
  }

  // The first letter of a key determines the type of its value.
  #read<value extends StateValue>(key: string): value | undefined {
    return this.get(key) as value | undefined
  }

  #write(key: string, value: StateValue): void {
    this.log.push([key, this.own.has(key), this.own.get(key)])
    this.own.set(key, value)
  }

  #generation(address: string): number {
    return this.#read<number>(`g${address}`) ?? 0
  }

  #slotKey(address: Address, slot: Uint8Array): string {
    const name = bytesToUnprefixedHex(address.bytes)
    return `s${name}${this.#generation(name)}:${bytesToUnprefixedHex(slot)}`
  }

  async getAccount(address: Address): Promise<Account | undefined> {
    const key = `a${bytesToUnprefixedHex(address.bytes)}`
    const entry = this.#read<AccountEntry>(key)
    return (
      entry &&
      new Account(entry.nonce, entry.balance, undefined, entry.codeHash)
    )
  }

  async putAccount(address: Address, account?: Account): Promise<void> {
    const key = `a${bytesToUnprefixedHex(address.bytes)}`
    if (!account) return this.#write(key, undefined)
    const { balance, codeHash, nonce } = account
    this.#write(key, { nonce, balance, codeHash })
  }

  async deleteAccount(address: Address): Promise<void> {
    const name = bytesToUnprefixedHex(address.bytes)
    this.#write(`a${name}`, undefined)
    this.#write(`c${name}`, undefined)
    await this.clearStorage(address)
  }

  async modifyAccountFields(address: Address, fields: Fields): Promise<void> {
    const account = (await this.getAccount(address)) ?? new Account()
    await this.putAccount(address, Object.assign(account, fields))
  }

  async putCode(address: Address, code: Uint8Array): Promise<void> {
    this.#write(`c${bytesToUnprefixedHex(address.bytes)}`, code)
    const codeHash = hexToBytes(keccak256(code))
    await this.modifyAccountFields(address, { codeHash })
  }

  async getCode(address: Address): Promise<Uint8Array> {
    const name = bytesToUnprefixedHex(address.bytes)
    if (name === this.#sender) {
      this.#sender = undefined
      return delegation
    }
    return this.#read<Uint8Array>(`c${name}`) ?? noBytes
  }

  /**
   * Lets a contract send the next transaction. The machine refuses senders with
   * code unless it is that of a delegated key (EIP-7702), and reads it only to
   * check that; so the first read returns such code.
   */
  allowSenderWithCode(sender: Hex | undefined): void {
    const account = sender && this.get(`a${sender.slice(2)}`)
    const isContract =
      typeof account === 'object' &&
      'codeHash' in account &&
      !equalsBytes(account.codeHash, KECCAK256_NULL)
    this.#sender = isContract ? sender?.slice(2) : undefined
  }

  async getCodeSize(address: Address): Promise<number> {
    return (await this.getCode(address)).length
  }

  async getStorage(address: Address, slot: Uint8Array): Promise<Uint8Array> {
    return this.#read<Uint8Array>(this.#slotKey(address, slot)) ?? noBytes
  }

  async putStorage(
    address: Address,
    slot: Uint8Array,
    value: Uint8Array,
  ): Promise<void> {
    this.#write(this.#slotKey(address, slot), unpadBytes(value))
  }

  /** Slots of earlier generations are never read again. */
  async clearStorage(address: Address): Promise<void> {
    const name = bytesToUnprefixedHex(address.bytes)
    this.#write(`g${name}`, this.#generation(name) + 1)
  }

  async checkpoint(): Promise<void> {
    this.#checkpoints.push(this.log.length)
  }

  async commit(): Promise<void> {
    this.#checkpoints.pop()
  }

  async revert(): Promise<void> {
    const length = this.#checkpoints.pop() ?? 0
    for (const [key, had, before] of this.log.splice(length).reverse())
      if (had) this.own.set(key, before)
      else this.own.delete(key)
  }

  clearCaches(): void {
    this.#originals.clear()
  }

  shallowCopy(): FlatState {
    return new FlatState(this)
  }

  async getStateRoot(): Promise<Uint8Array> {
    return new Uint8Array(32)
  }

  async setStateRoot(): Promise<void> {}

  async hasStateRoot(): Promise<boolean> {
    return true
  }
}
