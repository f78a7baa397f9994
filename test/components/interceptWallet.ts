import type { Config } from 'wagmi'

/** Calls `act` before the wallet of a page answers a method. */
export async function before(
  config: Config,
  method: string,
  act: () => Promise<void>,
) {
  const [connector] = config.connectors
  const provider = await connector?.getProvider()
  if (!connector || !provider) throw new Error('There is no wallet.')
  const wallet = provider as { request: (call: object) => Promise<unknown> }
  const answer = wallet.request.bind(wallet)
  connector.getProvider = async () => ({
    ...wallet,
    request: async (call: { method: string }) => {
      if (call.method.startsWith(method)) await act()
      return answer(call)
    },
  })
}

/** Throws the error of a wallet whose user rejects. */
export async function decline(): Promise<void> {
  throw Object.assign(new Error('No.'), { code: 4001 })
}
