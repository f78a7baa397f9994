import type { TestWorld } from './world.js'

/** Sets whether the chain of a world mines transactions. */
export async function mine(
  { publicClient }: TestWorld,
  on: boolean,
): Promise<void> {
  const request = publicClient.request as (call: {
    method: string
    params: unknown[]
  }) => Promise<unknown>
  await request({ method: 'evm_setAutomine', params: [on] })
  // The local chain also mines at an interval.
  if (!on) await request({ method: 'evm_setIntervalMining', params: [0] })
  else await request({ method: 'evm_mine', params: [] })
}
