import type { TestWorld } from './world.js'

/** Whether the chain of a world mines what is sent. */
export async function mine(
  { publicClient }: TestWorld,
  on: boolean,
): Promise<void> {
  const request = publicClient.request as (call: {
    method: string
    params: unknown[]
  }) => Promise<unknown>
  await request({ method: 'evm_setAutomine', params: [on] })
  // The local chain also mines by the clock.
  if (!on) await request({ method: 'evm_setIntervalMining', params: [0] })
  else await request({ method: 'evm_mine', params: [] })
}
