import type { Config } from 'wagmi'

/** Counts the requests to the wallet, and rejects them until `isWilling`. */
export async function watchWallet(
  config: Config,
  counted = /^eth_(send|sign)/,
) {
  const wallet = {
    asked: 0,
    /** 4001 means not sent; other codes leave that open. */
    code: 4001,
    isWilling: false,
  }
  const [connector] = config.connectors
  const provider = (await connector?.getProvider()) as {
    request: (call: { method: string }) => Promise<unknown>
  }
  const answer = provider.request.bind(provider)
  if (connector)
    connector.getProvider = async () => ({
      ...provider,
      request: async (call: { method: string }) => {
        if (counted.test(call.method)) {
          wallet.asked += 1
          if (!wallet.isWilling)
            throw Object.assign(new Error('No.'), { code: wallet.code })
        }
        return answer(call)
      },
    })
  return wallet
}
