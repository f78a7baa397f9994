import { invalidParams } from '../rpcError.js'

/** Time of the chain in seconds: the machine's time plus the offset set by requests. */
export class Clock {
  /** Seconds that were added. */
  offset = 0n
  #exact: bigint | undefined

  #now(): bigint {
    return BigInt(Math.floor(Date.now() / 1000)) + this.offset
  }

  /** Returns the time of the next block; no block is older than its parent. */
  peek(parent: bigint): bigint {
    if (this.#exact !== undefined) return this.#exact
    const now = this.#now()
    return now > parent ? now : parent
  }

  /** Returns the time of the next block, which is mined now. */
  take(parent: bigint): bigint {
    const time = this.peek(parent)
    if (this.#exact !== undefined) {
      this.#exact = undefined
      this.offset += time - this.#now()
    }
    return time
  }

  /** Moves the clock forward; returns all seconds that were added. */
  increase(seconds: bigint): bigint {
    this.offset += seconds
    return this.offset
  }

  /** Goes back to an earlier offset, and forgets the time of the next block. */
  reset(offset: bigint): void {
    this.offset = offset
    this.#exact = undefined
  }

  /** @throws RpcError if the newest block is younger. */
  setNext(time: bigint, parent: bigint): void {
    if (time < parent)
      throw invalidParams(
        `Timestamp error: ${time} is lower than previous block's timestamp`,
      )
    this.#exact = time
  }
}
