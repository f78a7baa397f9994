import { erc20Abi } from 'viem'
import { waitForTransactionReceipt, writeContract } from 'wagmi/actions'
import { createWalletConfig, loadWorld } from './world.js'

/** Revokes the marketplace's allowance of the connected account. */
export async function forgetApproval(symbol: string): Promise<void> {
  const world = await loadWorld().catch(() => undefined)
  const currency = world?.currencies.find((it) => it.symbol === symbol)
  if (!world || !currency) return
  const config = await createWalletConfig(world, 'connected')
  const hash = await writeContract(config, {
    abi: erc20Abi,
    address: currency.address,
    args: [world.info.seaport, 0n],
    functionName: 'approve',
  })
  await waitForTransactionReceipt(config, { hash })
}
