import type { Address, Client, Hex } from 'viem'
import { numberToHex } from 'viem'
import {
  sendTransaction as viem_sendTransaction,
  signMessage as viem_signMessage,
  signTypedData as viem_signTypedData,
} from 'viem/actions'
import type { Config, Connector } from 'wagmi'
import { getConnection, getConnectorClient, switchChain } from 'wagmi/actions'
import { StepError } from '../errors.js'
import { sleep } from './abortable.js'
import { classifyWalletError } from './classifyWalletError.js'
import type { ReadableStep } from './readStep.js'

/** Milliseconds within which a wallet must stand on the chain it switched to. */
const longestSettle = 5_000

/** Who prompts, for which step. */
export type PromptContext = {
  account: Address
  chainId: number
  index: number
  onSwitch: () => void
  signal: AbortSignal | undefined
}

/**
 * Makes sure that the wallet stands on the wanted account and chain, asking
 * it to switch where needed, and answers the client to prompt with.
 */
export async function readyWallet(
  config: Config,
  { account, chainId, index, onSwitch, signal }: PromptContext,
): Promise<Client> {
  const fail = (reason: 'wrongAccount' | 'wrongChain', details: string) =>
    new StepError({ reason, index, fundsMoved: 'no', details })
  const connected = async (): Promise<Connector> => {
    const { address, connector } = getConnection(config)
    if (!address || !connector?.getAccounts)
      throw fail('wrongAccount', 'No wallet is connected.')
    const accounts = await connector.getAccounts()
    if (!same(address, account) || !accounts.some((it) => same(it, account)))
      throw fail('wrongAccount', `Wanted ${account}, connected ${address}.`)
    return connector
  }

  const connector = await connected()
  if ((await connector.getChainId()) !== chainId) {
    onSwitch()
    await switchChain(config, { chainId, connector }).catch((cause) => {
      const busy = classifyWalletError(cause).reason === 'walletBusy'
      const reason = busy ? 'walletBusy' : 'wrongChain'
      throw new StepError({ reason, index, fundsMoved: 'no', cause })
    })
    // Wallets answer before they have switched, and may switch accounts too.
    for (let waited = 0; (await connector.getChainId()) !== chainId; ) {
      if (waited >= longestSettle)
        throw fail('wrongChain', `The wallet did not reach chain ${chainId}.`)
      await sleep(100, signal)
      waited += 100
    }
    await connected()
  }
  return getConnectorClient(config, { account, chainId, connector })
}

/** Opens the wallet to send the transaction of a step. */
export async function sendTransaction(
  client: Client,
  { data, to, value }: ReadableStep & { kind: 'transaction' },
  chainId: number,
): Promise<unknown> {
  const { account, chain } = client
  if (account?.type !== 'json-rpc')
    return viem_sendTransaction(client, {
      account,
      chain,
      data,
      to,
      value,
    } as never)
  // viem's action would ask a second time by another method after -32000,
  // which is what some wallets answer to a refusal.
  return client.request(
    {
      method: 'eth_sendTransaction',
      params: [
        {
          from: account.address,
          to,
          data,
          value: numberToHex(value),
          chainId: numberToHex(chainId),
        },
      ],
    },
    { retryCount: 0 },
  )
}

/** Opens the wallet to sign the typed data or message of a step. */
export async function sign(
  client: Client,
  step: ReadableStep & { kind: 'signature' | 'message' },
): Promise<unknown> {
  const { account } = client
  return step.kind === 'signature'
    ? viem_signTypedData(client, { account, ...step.typedData } as never)
    : viem_signMessage(client, { account, message: step.message } as never)
}

/** A transaction hash as it must be: 32 bytes. */
export function isHash(answer: unknown): answer is Hex {
  return typeof answer === 'string' && /^0x[0-9a-f]{64}$/i.test(answer)
}

/** A signature as it must be: some bytes, of any length. */
export function isSignature(answer: unknown): answer is Hex {
  return typeof answer === 'string' && /^0x([0-9a-f]{2})+$/i.test(answer)
}

function same(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}
